/// The geometry of labels that are all turned by one angle.
struct LabelTurn {
    /// Degrees, clockwise.
    let angle: Double
    private let sine: Double
    private let cosine: Double

    init(angle: Double) {
        self.angle = angle
        sine = Math.sin(degrees: angle)
        cosine = Math.cos(degrees: angle)
    }

    /// At which side a text is anchored: turned ones at the end that is nearer to the plot.
    var align: TextAlign {
        angle == 0 ? .center : angle < 0 ? .right : .left
    }

    /// The height of `text` when it is turned.
    func height(of text: MeasuredText) -> Double {
        text.width * sine.magnitude + text.height * cosine
    }

    /// The longest text that, turned, is no higher than `height` when its line is `lineHeight` high.
    func longest(within height: Double, lineHeight: Double) -> Double {
        sine == 0 ? .infinity : max(0, height - lineHeight * cosine) / sine.magnitude
    }

    /// From a label's tick to its anchor, along the axis: the middle of a turned text's end stands under the tick.
    func anchorOffset(of text: MeasuredText) -> Double {
        (text.height / 2 - text.ascent) * sine
    }

    /// From the top of the turned text down to its anchor.
    func anchorDrop(of text: MeasuredText) -> Double {
        let box = text.box(align: align)
        return -(min(box.x * sine, box.maxX * sine) + min(box.y * cosine, box.maxY * cosine))
    }

    /// How far `text` reaches before and after its tick.
    func reach(of text: MeasuredText) -> (before: Double, after: Double) {
        guard angle != 0 else { return (text.width / 2, text.width / 2) }
        let box = text.box(align: align)
        let offset = anchorOffset(of: text)
        let low = min(box.x * cosine, box.maxX * cosine) + min(-box.y * sine, -box.maxY * sine)
        let high = max(box.x * cosine, box.maxX * cosine) + max(-box.y * sine, -box.maxY * sine)
        return (-(offset + low), offset + high)
    }

    /// What a strip of `texts` needs to know; nil for upright ones.
    func slant(of texts: [MeasuredText]) -> LabelStrip.Slant? {
        guard angle != 0 else { return nil }
        return LabelStrip.Slant(
            sine: sine.magnitude,
            cosine: cosine,
            endsAtTick: angle < 0,
            thickness: texts.reduce(0) { max($0, $1.height) }
        )
    }
}
