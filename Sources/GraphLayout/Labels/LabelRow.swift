/// The labels of the X axis in one arrangement, thinned: which stay, and what the row needs.
struct LabelRow {
    let arrangement: Arrangement
    let turn: LabelTurn
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
        let turn = LabelTurn(angle: arrangement.angle)
        self.arrangement = arrangement
        self.turn = turn
        self.texts = texts
        self.strip = strip
        self.kept = kept
        rowHeight = kept.reduce(0) { max($0, turn.height(of: texts[$1])) }
        ascent = kept.reduce(0) { max($0, texts[$1].ascent) }
    }

    /// How many lines the highest label has.
    var lines: Int { kept.reduce(1) { max($0, texts[$1].lineCount) } }

    /// The height of all rows.
    var height: Double { rowHeight * Double(arrangement.rows) }

    /// Why the label at `place` is not shown; `indexes` are the indexes that the places stand for.
    func reason(for place: Int, indexes: [Int]) -> HiddenReason {
        guard strip.isPlaceable(place), !kept.isEmpty else { return .outside }
        var low = 0
        var high = kept.count
        while low < high {
            let middle = (low + high) / 2
            if kept[middle] < place { low = middle + 1 } else { high = middle }
        }
        let earlier = low > 0 ? kept[low - 1] : nil
        let later = low < kept.count ? kept[low] : nil
        if let earlier, !strip.isClear(earlier, place) { return .overlap(by: indexes[earlier]) }
        if let later, !strip.isClear(place, later) { return .overlap(by: indexes[later]) }
        // A label may be free and yet hidden so that the others stand evenly: its nearest neighbour won.
        guard let earlier else { return later.map { .overlap(by: indexes[$0]) } ?? .outside }
        guard let later, later - place < place - earlier else { return .overlap(by: indexes[earlier]) }
        return .overlap(by: indexes[later])
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
