import CCairo
import GraphLayout

extension CairoCanvas {
    func roundedRectangle(_ rect: Rect, radius: Double, color: Color) {
        let rect = grid?.snapped(rect) ?? rect
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
        clipped(to: grid?.snapped(clip) ?? clip) {
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
