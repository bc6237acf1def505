/// The labels of the X axis in one arrangement, thinned: which stay, and what the row needs.
struct LabelRow {
    let arrangement: Arrangement
    /// The wanted labels, in the order of the strip.
    let texts: [MeasuredText]
    let strip: LabelStrip
    /// The places in the strip that are shown, ascending.
    let kept: [Int]
    /// The places of pins that could not be shown.
    var droppedPins: [Int] = []
    /// Whether texts were cut because the row would have been too high.
    var isCapped = false
    /// The height of one row of labels.
    let rowHeight: Double
    /// The greatest ascent of a shown label: the baseline that all share.
    let ascent: Double

    init(arrangement: Arrangement, texts: [MeasuredText], strip: LabelStrip, kept: [Int]) {
        self.arrangement = arrangement
        self.texts = texts
        self.strip = strip
        self.kept = kept
        rowHeight = kept.reduce(0) { max($0, Self.height(of: texts[$1], angle: arrangement.angle)) }
        ascent = kept.reduce(0) { max($0, texts[$1].ascent) }
    }

    /// How many lines the highest label has.
    var lines: Int { kept.reduce(1) { max($0, texts[$1].lines.count) } }

    /// The height of all rows.
    var height: Double { rowHeight * Double(arrangement.rows) }

    /// The height of `text` turned by `angle`.
    static func height(of text: MeasuredText, angle: Double) -> Double {
        text.width * Math.sin(degrees: angle).magnitude + text.height * Math.cos(degrees: angle).magnitude
    }

    /// At which side a text is anchored: turned ones at the end that is nearer to the plot.
    static func align(angle: Double) -> TextAlign {
        angle == 0 ? .center : angle < 0 ? .right : .left
    }

    /// From a label's tick to its anchor, along the axis: the middle of a turned text's end stands under the tick.
    static func anchorOffset(of text: MeasuredText, angle: Double) -> Double {
        (text.height / 2 - text.ascent) * Math.sin(degrees: angle)
    }

    /// How far `text` reaches before and after its tick.
    static func reach(of text: MeasuredText, angle: Double) -> (before: Double, after: Double) {
        guard angle != 0 else { return (text.width / 2, text.width / 2) }
        let bounds = text.bounds(align: align(angle: angle), angle: angle)
        let offset = anchorOffset(of: text, angle: angle)
        return (-(offset + bounds.x), offset + bounds.maxX)
    }
}

extension LabelRow {
    /// Why the label at `place` is not shown; `indexes` are the indexes that the places stand for.
    func reason(for place: Int, indexes: [Int]) -> HiddenReason {
        guard strip.isPlaceable(place), !kept.isEmpty else { return .outside }
        var low = 0
        var high = kept.count
        while low < high {
            let middle = (low + high) / 2
            if kept[middle] < place { low = middle + 1 } else { high = middle }
        }
        let neighbours = [low > 0 ? kept[low - 1] : nil, low < kept.count ? kept[low] : nil].compactMap(\.self)
        let blocking = neighbours.first { !strip.isClear(min($0, place), max($0, place)) }
        // A label may be free and yet hidden so that the others stand evenly: its nearest neighbour won.
        let nearest = neighbours.min { abs($0 - place) < abs($1 - place) }
        return (blocking ?? nearest).map { .overlap(by: indexes[$0]) } ?? .outside
    }
}

extension LabelStrip {
    /// Whether two labels do not overlap, air between them or not.
    func isTouchFree(_ earlier: Int, _ later: Int) -> Bool {
        var strip = self
        strip.gap = 0
        return strip.isClear(earlier, later)
    }
}
