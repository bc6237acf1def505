/// A turn around a point, clockwise in a space whose y grows downwards.
struct Turn {
    private let sine: Double
    private let cosine: Double

    init(degrees: Double) {
        sine = Math.sin(degrees: degrees)
        cosine = Math.cos(degrees: degrees)
    }

    func callAsFunction(_ point: Point) -> Point {
        Point(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
    }
}

extension MeasuredText {
    /// The upright box of the text relative to its anchor, which stands on the baseline of the first line.
    func box(align: TextAlign) -> Rect {
        Rect(x: -width * align.share, y: -ascent, width: width, height: height)
    }
}

extension TextAlign {
    /// How much of a line lies left of its anchor.
    fileprivate var share: Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}

extension TextBlock {
    /// `text` placed at `anchor`; a text that is not shown has no lines.
    init(
        _ text: MeasuredText,
        style: TextStyle,
        color: Color,
        anchor: Point,
        align: TextAlign,
        rotation: Double = 0,
        isShown: Bool = true
    ) {
        self.init(
            lines: isShown ? Self.lines(of: text, anchor: anchor, align: align, rotation: rotation) : [],
            text: text.text,
            fullText: text.fullText,
            style: style,
            color: color,
            anchor: anchor,
            align: align,
            rotation: rotation,
            box: text.box(align: align)
        )
    }

    private static func lines(of text: MeasuredText, anchor: Point, align: TextAlign, rotation: Double) -> [TextLine] {
        let turn = Turn(degrees: rotation)
        return text.lines.enumerated().map { place, line in
            let start = turn(Point(x: -line.width * align.share, y: Double(place) * text.lineHeight))
            return TextLine(text: line.text, origin: Point(x: anchor.x + start.x, y: anchor.y + start.y))
        }
    }

    /// The corners of the turned box, clockwise from the top left of the upright text.
    package var corners: [Point] {
        let turn = Turn(degrees: rotation)
        return box.corners.map {
            let corner = turn($0)
            return Point(x: anchor.x + corner.x, y: anchor.y + corner.y)
        }
    }

    /// The upright rectangle around `corners`.
    package var rect: Rect {
        rotation == 0 ? box.offset(x: anchor.x, y: anchor.y) : Rect(around: corners)
    }
}
