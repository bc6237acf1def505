import GraphLayout

/// What a picture is painted with. Lengths are CSS pixels, later calls cover earlier ones.
protocol Canvas {
    /// Paints the whole image in `color`, its alpha included.
    func fill(_ color: Color)

    /// Fills an upright rectangle whose edges are crisp.
    func rectangle(_ rect: Rect, color: Color)

    /// Fills an upright rectangle with round corners.
    func roundedRectangle(_ rect: Rect, radius: Double, color: Color)

    /// Fills what lies between `edge` and the corners that close it, inside `clip`, whose edges are crisp.
    func area(beside edge: Polyline, closing: [Point], clip: Rect, paint: Paint)

    /// Draws a line with round joins; its overlaps with itself are not darker.
    func polyline(_ line: Polyline, pen: Pen)

    /// Draws a straight line that is crisp when it is horizontal or vertical.
    func rule(_ line: GridLine, pen: Pen)

    /// Fills a disc around each of `centers`; their overlaps are not darker.
    func circles(at centers: [Point], radius: Double, color: Color)

    /// Sets one line of text, turned by `rotation` degrees clockwise around its origin.
    func text(_ line: TextLine, style: TextStyle, color: Color, rotation: Double)

    /// Whether the picture is still wanted; asked before and within what can take long.
    func goesOn() -> Bool

    /// Lets `body` paint inside `rect` alone.
    func clipped(to rect: Rect, _ body: () -> Void)
}

extension Canvas {
    func goesOn() -> Bool { true }
}
