import CCairo
import GraphLayout

extension CairoCanvas {
    func roundedRectangle(_ rect: Rect, radius: Double, color: Color) {
        let rect = edges.snapped(rect)
        let radius = min(radius, rect.width / 2, rect.height / 2)
        setSource(.color(color))
        cairo_new_sub_path(context)
        cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -.pi / 2, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(context, rect.x + radius, rect.y + radius, radius, .pi, .pi * 3 / 2)
        cairo_close_path(context)
        cairo_fill(context)
    }

    func area(beside edge: Polyline, closing: [Point], clip: Rect, paint: Paint) {
        clipped(to: edges.snapped(clip)) {
            guard let grid else { return fillArea(beside: edge, closing: closing, paint: paint) }
            let corners = edge.flattened(tolerance: flatness)
            guard case .gradient = paint else {
                setSource(paint)
                return fillStrips(beside: corners, closing: closing, grid: grid)
            }
            // Cairo asks a gradient for its colours span by span, a mask row by row.
            throughMask(paint) { fillStrips(beside: corners, closing: closing, grid: grid) }
        }
    }

    private func fillArea(beside edge: Polyline, closing: [Point], paint: Paint) {
        setSource(paint)
        if edge.points.allSatisfy(reach.contains) {
            addPath(edge)
            for corner in closing { cairo_line_to(context, corner.x, corner.y) }
        } else {
            addPath(reach.lidded(edge.flattened(tolerance: flatness) + closing)[...])
        }
        cairo_close_path(context)
        cairo_fill(context)
    }

    /// Corners in a strip: the cost of a polygon grows with the edges that a row of pixels crosses.
    private static let stripLength = 32

    /// Fills the area strip by strip; the strips meet where pixels do, so that no seam shows.
    private func fillStrips(beside edge: [Point], closing: [Point], grid: PixelGrid) {
        let isNear = edge.allSatisfy(reach.contains)
        // Only under a level end are the strips those of the whole.
        let isLevel = closing.count == 2 && closing[0].y == closing[1].y
        let strips = isLevel ? grid.strips(of: edge, to: closing[0].y, length: Self.stripLength) : [edge + closing]
        for strip in strips {
            addPath((isNear ? strip : reach.lidded(strip))[...])
            cairo_close_path(context)
            cairo_fill(context)
        }
    }
}

extension PixelGrid {
    /// The area between `edge`, of ascending x, and `level`, cut between columns of pixels after each `length` corners.
    fileprivate func strips(of edge: [Point], to level: Double, length: Int) -> [[Point]] {
        guard let first = edge.first else { return [] }
        var strips: [[Point]] = []
        var strip = [Point(x: first.x, y: level), first]
        for (previous, next) in zip(edge, edge.dropFirst()) {
            let border = (next.x * scale).rounded(.down) / scale
            if strip.count > length, border > previous.x {
                let crossing = previous.moved(towards: next, by: (border - previous.x) / (next.x - previous.x))
                let foot = Point(x: border, y: level)
                strips.append(strip + [Point(x: border, y: crossing.y), foot])
                strip = [foot, Point(x: border, y: crossing.y)]
            }
            strip.append(next)
        }
        let end = strip[strip.count - 1].x
        return strips + [strip + [Point(x: end, y: level)]]
    }
}

extension Rect {
    /// The polygon without what lies above and below this rectangle.
    ///
    /// Sutherland and Hodgman, "Reentrant Polygon Clipping" (1974), on two of the sides.
    func lidded(_ polygon: [Point]) -> [Point] {
        let finite = polygon.filter { !$0.x.isNaN && !$0.y.isNaN }.map(\.bounded)
        return Self.cut(Self.cut(finite, at: y) { $0 >= y }, at: maxY) { $0 <= maxY }
    }

    private static func cut(_ polygon: [Point], at edge: Double, keeping isKept: (Double) -> Bool) -> [Point] {
        guard var previous = polygon.last else { return [] }
        var result: [Point] = []
        for next in polygon {
            if isKept(previous.y) != isKept(next.y) {
                let crossing = previous.moved(towards: next, by: (edge - previous.y) / (next.y - previous.y))
                result.append(Point(x: crossing.x, y: edge))
            }
            if isKept(next.y) { result.append(next) }
            previous = next
        }
        return result
    }
}
