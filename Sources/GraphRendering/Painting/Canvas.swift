import GraphLayout

/// What a picture is painted with. Lengths are CSS pixels, later calls cover earlier ones.
protocol Canvas {
    /// Paints the whole image in `color`, its alpha included.
    func fill(_ color: Color)

    /// Fills an upright rectangle whose edges are crisp.
    func rectangle(_ rect: Rect, color: Color)

    /// Strokes a line through `points` with round joins; its overlaps with itself are not darker.
    func polyline(_ points: [Point], stroke: Stroke)

    /// Strokes a straight line that is crisp when it is horizontal or vertical.
    func rule(_ line: GridLine, stroke: Stroke)

    /// Fills a disc around each of `centers`.
    func circles(at centers: [Point], radius: Double, color: Color)

    /// Sets one line of text, turned by `rotation` degrees clockwise around its origin.
    func text(_ line: TextLine, style: TextStyle, color: Color, rotation: Double)

    /// Lets `body` paint inside `rect` alone.
    func clipped(to rect: Rect, _ body: () -> Void)
}
