/// The box of a text turned around its anchor, which stands on the baseline of the first line.
struct TurnedBox {
    /// The corners relative to the anchor, clockwise from the top left of the upright text.
    let corners: [Point]
    /// The upright rectangle around them.
    let bounds: Rect
    /// The left end of each line's baseline, relative to the anchor.
    let origins: [Point]

    init(_ text: MeasuredText, align: TextAlign, angle: Double) {
        let share =
            switch align {
            case .left: 0.0
            case .center: 0.5
            case .right: 1.0
            }
        let sine = Math.sin(degrees: angle)
        let cosine = Math.cos(degrees: angle)
        let turn = { (x: Double, y: Double) in Point(x: x * cosine - y * sine, y: x * sine + y * cosine) }
        let left = -text.width * share
        let bottom = text.height - text.ascent
        corners = [
            turn(left, -text.ascent),
            turn(left + text.width, -text.ascent),
            turn(left + text.width, bottom),
            turn(left, bottom),
        ]
        bounds = Rect(around: corners)
        origins = text.lines.enumerated().map { place, line in
            turn(-line.width * share, Double(place) * text.lineHeight)
        }
    }
}

extension TextBlock {
    /// `text` placed at `anchor`.
    init(
        _ text: MeasuredText,
        style: TextStyle,
        color: Color,
        anchor: Point,
        align: TextAlign,
        rotation: Double = 0,
        isShown: Bool = true
    ) {
        let box = TurnedBox(text, align: align, angle: rotation)
        let place = { (point: Point) in Point(x: anchor.x + point.x, y: anchor.y + point.y) }
        self.init(
            lines: isShown ? zip(text.lines, box.origins).map { TextLine(text: $0.text, origin: place($1)) } : [],
            text: text.text,
            fullText: text.fullText,
            style: style,
            color: color,
            anchor: anchor,
            align: align,
            rotation: rotation,
            corners: box.corners.map(place),
            rect: box.bounds.offset(x: anchor.x, y: anchor.y)
        )
    }
}
