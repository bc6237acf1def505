/// The X axis before it is known where: the labels that are wanted, and the ways to set them in a given space.
struct IndexAxis {
    /// The space that labels may use.
    struct Space {
        var scale: IndexScale
        /// What no label may leave, along the axis.
        var bounds: ClosedRange<Double>
        /// The most that the rows of labels may be high.
        var mostHeight: Double
        /// The height of the image.
        var imageHeight: Double
    }

    let spec: XAxisSpec
    let typesetter: Typesetter
    /// The texts of the request, one an index.
    let texts: [String?]
    /// The indexes whose labels are wanted, ascending.
    let wanted: [Int]
    /// Why the other texts are not.
    let passedBy: HiddenReason
    private let settings: LabelSettings

    init(_ spec: XAxisSpec, texts: [String?], typesetter: Typesetter) {
        self.spec = spec
        self.typesetter = typesetter
        self.texts = texts
        let selection = spec.enabled ? spec.selection.wanted(among: texts) : ([], .disabled)
        wanted = selection.indexes
        passedBy = selection.reason
        settings = LabelSettings(wanted.map { texts[$0] ?? "" }, typesetter: typesetter)
    }

    // MARK: Fit

    /// The labels as well set as the request allows.
    func row(in space: Space) -> LabelRow {
        let start = row(Arrangement(angle: spec.rotation), in: space)
        guard spec.rotation == 0, start.kept.count < wanted.count else { return start }
        switch spec.fit {
        case .ordered(let remedies): return firstFull(remedies, after: start, in: space)
        case .auto: return cheapest(after: start, in: space)
        }
    }

    /// The first arrangement that shows all labels, in the order asked for; else the one that shows most.
    private func firstFull(_ remedies: [FitRemedy], after start: LabelRow, in space: Space) -> LabelRow {
        var best = start
        for arrangement in remedies.flatMap(Arrangement.choices(for:)) where settings.mayServe(arrangement) {
            let row = row(arrangement, in: space)
            if row.kept.count == wanted.count { return row }
            if row.kept.count > best.kept.count { best = row }
        }
        return best
    }

    /// The arrangement that costs the reader least; of equal ones the mildest.
    private func cheapest(after start: LabelRow, in space: Space) -> LabelRow {
        let cost = { (row: LabelRow) in
            ArrangementCost.cost(of: row, wanted: wanted.count, imageHeight: space.imageHeight)
        }
        var best = (row: start, cost: cost(start))
        for arrangement in Arrangement.all where arrangement != .plain && settings.mayServe(arrangement) {
            let row = row(arrangement, in: space)
            let cost = cost(row)
            if cost < best.cost { best = (row, cost) }
        }
        return best.row
    }

    // MARK: One arrangement

    private func row(_ arrangement: Arrangement, in space: Space) -> LabelRow {
        let turn = LabelTurn(angle: arrangement.angle)
        let (texts, isCapped) = texts(arrangement, turn: turn, in: space)
        let reach = texts.map(turn.reach(of:))
        var strip = LabelStrip(
            ticks: wanted.map { space.scale.position(of: $0) },
            before: reach.map(\.before),
            after: reach.map(\.after),
            lengths: texts.map(\.width),
            bounds: space.bounds,
            gap: spec.minGap
        )
        strip.rows = arrangement.rows
        strip.slant = turn.slant(of: texts)
        let thinned = spec.overlap.kept(of: strip, pins: pins)
        var row = LabelRow(arrangement: arrangement, texts: texts, strip: strip, kept: thinned.labels)
        row.droppedPins = thinned.droppedPins
        row.isCapped = isCapped
        guard row.height > space.mostHeight else { return row }
        // A row that no cut makes low enough is not shown.
        row = LabelRow(arrangement: arrangement, texts: texts, strip: strip, kept: [])
        row.isCapped = true
        return row
    }

    /// The places of the labels that outrank the others, most important first.
    private var pins: [Int] {
        spec.keep.compactMap { pin in
            switch pin {
            case .first: wanted.isEmpty ? nil : 0
            case .last: wanted.isEmpty ? nil : wanted.count - 1
            case .index(let index): wanted.firstIndex(of: index)
            }
        }
    }

    /// The wanted texts as `arrangement` sets them, and whether any was cut only because the row would be too high.
    private func texts(
        _ arrangement: Arrangement,
        turn: LabelTurn,
        in space: Space
    ) -> (texts: [MeasuredText], isCapped: Bool) {
        var texts = settings.texts(lines: arrangement.lines)
        if arrangement.isCut {
            texts = settings.cut(texts, to: share(arrangement, turn: turn, in: space))
        }
        let longest = turn.longest(within: space.mostHeight, lineHeight: typesetter.lineHeight)
        guard longest < .infinity, texts.contains(where: { $0.width > longest }) else { return (texts, false) }
        return (settings.cut(texts, to: longest), true)
    }

    /// How long a text may be when each label gets an equal share of the axis, or of the height when it is turned.
    private func share(_ arrangement: Arrangement, turn: LabelTurn, in space: Space) -> Double {
        guard turn.angle == 0 else {
            let height = space.imageHeight * ArrangementCost.freeBandShare
            return turn.longest(within: height, lineHeight: typesetter.lineHeight)
        }
        let ticks = wanted.map { space.scale.position(of: $0) }
        let whole = space.bounds.upperBound - space.bounds.lowerBound
        let pitch = zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? whole
        let room = pitch * Double(arrangement.rows) - spec.minGap
        guard let first = ticks.first, let last = ticks.last else { return room }
        // A label at an end that is shifted into the image takes what is missing beside its tick from its neighbour.
        let margin = min(first - space.bounds.lowerBound, space.bounds.upperBound - last)
        return min(room, (room + margin) / 1.5)
    }
}
