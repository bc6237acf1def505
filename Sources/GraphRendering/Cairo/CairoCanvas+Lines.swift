import CCairo
import GraphLayout

extension CairoCanvas {
    func polyline(_ points: [Point], stroke: Stroke) {
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        strokeLine(points, stroke: stroke)
    }

    func rule(_ line: GridLine, stroke: Stroke) {
        var line = line
        var stroke = stroke
        if let grid, line.from.x == line.to.x || line.from.y == line.to.y {
            stroke.width = grid.snapped(width: stroke.width)
            line = grid.snapped(line, width: stroke.width)
        }
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        strokeLine([line.from, line.to], stroke: stroke)
    }

    private func strokeLine(_ points: [Point], stroke: Stroke) {
        let pieces = visiblePieces(of: points)
        var color = stroke.color.faded(stroke.alpha)
        cairo_set_line_width(context, stroke.width)
        guard let dashes = Dashes(stroke.dash) else { return strokeRuns(of: pieces.map(\.points), color: color) }
        guard isDrawable(dashes, along: pieces) else {
            color.alpha *= dashes.density
            return strokeRuns(of: pieces.map(\.points), color: color)
        }
        cairo_set_line_cap(context, dashes.hasDots ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        strokeRuns(of: pieces.flatMap { dashes.cut($0.points, from: $0.distance) }, color: color)
    }

    private func visiblePieces(of points: [Point]) -> [PolylinePiece] {
        let isNear = points.allSatisfy {
            $0.x >= reach.x && $0.x <= reach.maxX && $0.y >= reach.y && $0.y <= reach.maxY
        }
        return isNear ? [PolylinePiece(points: points, distance: 0)] : reach.pieces(of: points)
    }

    /// Dashes too fine for the eye, or too many to draw in time, become a fainter solid line.
    private func isDrawable(_ dashes: Dashes, along pieces: [PolylinePiece]) -> Bool {
        let length = pieces.reduce(0) { sum, piece in
            zip(piece.points, piece.points.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
        }
        let count = length / dashes.period * Double(dashes.pattern.count / 2)
        return dashes.period * (grid?.scale ?? 1) >= 0.5 && count <= 100_000
    }

    /// Strokes all of `lines` in one colour that does not add up where they meet.
    private func strokeRuns(of lines: [[Point]], color: Color) {
        let count = lines.reduce(0) { $0 + $1.count }
        // A single stroke covers each pixel once; so do paths, whose renderer has no trouble with their length.
        guard grid != nil, count > Self.runLength else {
            setSource(color)
            for line in lines { addPath(line[...]) }
            cairo_stroke(context)
            return
        }
        guard color.alpha < 1 else {
            setSource(color)
            return strokeEachRun(of: lines)
        }
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        setSource(.black)
        strokeEachRun(of: lines)
        let mask = cairo_pop_group(context)
        setSource(color)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
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
                }
                start = end - 1
            } while start + 1 < line.count
        }
        cairo_stroke(context)
    }

    private func addPath(_ points: ArraySlice<Point>) {
        guard let first = points.first else { return }
        cairo_move_to(context, first.x, first.y)
        // A lone point is a round dot.
        if points.count == 1 { cairo_line_to(context, first.x, first.y) }
        for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
    }
}
