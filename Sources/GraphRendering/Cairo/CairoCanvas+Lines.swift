import CCairo
import GraphLayout

extension CairoCanvas {
    func polyline(_ line: Polyline, pen: Pen) {
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        // Where there are no pixels a curve stays one, to be enlarged.
        if line.isCurved, pixels == nil, pen.dash.isEmpty, line.points.allSatisfy(reach.contains) {
            setSource(pen.paint)
            cairo_set_line_width(context, pen.width)
            addPath(line)
            cairo_stroke(context)
        } else {
            strokeLine(line.flattened(tolerance: flatness), pen: pen, hasRoundEnds: true)
        }
    }

    func rule(_ line: GridLine, pen: Pen) {
        var line = line
        var pen = pen
        if line.from.x == line.to.x || line.from.y == line.to.y {
            pen.width = edges.snapped(width: pen.width)
            line = edges.snapped(line, pen: pen)
        }
        cairo_set_line_cap(context, pen.cap == .butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_SQUARE)
        strokeLine([line.from, line.to], pen: pen, hasRoundEnds: false)
    }

    /// Strokes solid lines with round ends and joins.
    private func strokeSolid(_ lines: [[Point]], pen: Pen) {
        guard let pixels, pen.width * pixels.grid.scale <= StrokeMask.greatestWidth,
            !Self.areDense(lines, width: pen.width + 1 / pixels.grid.scale)
        else {
            return strokeRuns(of: lines, paint: pen.paint)
        }
        let mask = StrokeMask(
            of: lines,
            strokeWidth: pen.width,
            visible: visibleArea,
            scale: pixels.grid.scale,
            in: pixels.masks
        )
        guard let mask else { return }
        setSource(pen.paint)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, mask.surface.handle, Double(mask.column), Double(mask.row))
        cairo_restore(context)
    }

    /// Whether `lines` mostly turn from up to down within `width`, so that long strokes lie side by side.
    ///
    /// Of two strokes that meet inside a pixel a mask keeps the greater coverage, a light seam all along them, where
    /// Cairo adds up. A reduced line, upright in most of its columns, is for the mask, which adds those up.
    private static func areDense(_ lines: [[Point]], width: Double) -> Bool {
        var (steps, upright, turns) = (0, 0, 1.0)
        var (across, along, direction) = (0.0, 0.0, 0.0)
        for line in lines {
            for (from, to) in zip(line, line.dropFirst()) {
                let (right, down) = (to.x - from.x, to.y - from.y)
                steps += 1
                if right == 0 { upright += 1 }
                if down * direction < 0 { turns += 1 }
                if down != 0 { direction = down }
                across += abs(right)
                along += abs(down)
            }
        }
        return upright * 4 < steps && across < width * turns && along > 3 * width * turns
    }

    private func strokeLine(_ points: [Point], pen: Pen, hasRoundEnds: Bool) {
        let pieces = visiblePieces(of: points)
        cairo_set_line_width(context, pen.width)
        guard let dashes = Dashes(pen.dash) else {
            let lines = pieces.map(\.points)
            return hasRoundEnds ? strokeSolid(lines, pen: pen) : strokeRuns(of: lines, paint: pen.paint)
        }
        guard isDrawable(dashes, along: pieces) else {
            return strokeRuns(of: pieces.map(\.points), paint: pen.paint.faded(dashes.density))
        }
        cairo_set_line_cap(context, dashes.hasDots ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        strokeRuns(of: pieces.flatMap { dashes.cut($0.points, from: $0.distance) }, paint: pen.paint)
    }

    private func visiblePieces(of points: [Point]) -> [PolylinePiece] {
        points.allSatisfy(reach.contains)
            ? [PolylinePiece(points: points, distance: 0)] : reach.pieces(of: points)
    }

    /// Dashes too fine for the eye, or too many to draw in time, become a fainter solid line.
    private func isDrawable(_ dashes: Dashes, along pieces: [PolylinePiece]) -> Bool {
        let length = pieces.reduce(0) { sum, piece in
            zip(piece.points, piece.points.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
        }
        let count = length / dashes.period * Double(dashes.pattern.count / 2)
        return dashes.period * (grid?.scale ?? 1) >= 0.5 && count <= 100_000
    }

    /// Strokes all of `lines` in a paint that does not add up where they meet.
    private func strokeRuns(of lines: [[Point]], paint: Paint) {
        let count = lines.reduce(0) { $0 + $1.count }
        // A single stroke covers each pixel once; so do paths, whose renderer has no trouble with their length.
        guard grid != nil, count > Self.runLength else {
            setSource(paint)
            for line in lines { addPath(line[...]) }
            cairo_stroke(context)
            return
        }
        guard !paint.isOpaqueColor else {
            setSource(paint)
            return strokeEachRun(of: lines)
        }
        throughMask(paint) { strokeEachRun(of: lines) }
    }

    /// Points in a stroke: Cairo makes one polygon of a path, and its cost grows with the crossings inside.
    private static let runLength = 8

    /// Each run begins at the point where the one before it ends; two round ends there are a round join.
    private func strokeEachRun(of lines: [[Point]]) {
        var pending = 0
        for line in lines {
            var start = 0
            repeat {
                let end = min(start + Self.runLength, line.count)
                addPath(line[start..<end])
                pending += end - start
                if pending >= Self.runLength {
                    cairo_stroke(context)
                    pending = 0
                    guard goesOn() else { return }
                }
                start = end - 1
            } while start + 1 < line.count
        }
        cairo_stroke(context)
    }

    func addPath(_ points: ArraySlice<Point>) {
        guard let first = points.first else { return }
        cairo_move_to(context, first.x, first.y)
        // A lone point is a round dot.
        if points.count == 1 { cairo_line_to(context, first.x, first.y) }
        for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
    }

    /// Adds a line with its curves, as the cubic ones that Cairo knows.
    func addPath(_ line: Polyline) {
        guard line.isCurved, let first = line.points.first else { return addPath(line.points[...]) }
        cairo_move_to(context, first.x, first.y)
        for (start, control, end) in line.pieces {
            let first = start.moved(towards: control, by: 2.0 / 3)
            let second = end.moved(towards: control, by: 2.0 / 3)
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        }
    }
}
