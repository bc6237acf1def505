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

    /// The way to set the labels that serves the reader best, of those that the request allows; `set` sets them in
    /// one way.
    func arrangement(setBy set: (Arrangement) -> LabelRow, imageHeight: Double) -> Arrangement {
        let start = Arrangement(angle: spec.rotation)
        guard spec.rotation == 0, spec.fit != .ordered([]) else { return start }
        let row = set(start)
        guard row.kept.count < wanted.count else { return start }
        switch spec.fit {
        case .ordered(let remedies): return firstFull(remedies, after: row, setBy: set)
        case .auto: return fullest(after: row, setBy: set, imageHeight: imageHeight)
        }
    }

    /// The first arrangement that shows all labels, in the order asked for; else the one that shows most.
    private func firstFull(
        _ remedies: [FitRemedy],
        after start: LabelRow,
        setBy set: (Arrangement) -> LabelRow
    ) -> Arrangement {
        var best = start
        for arrangement in remedies.flatMap(Arrangement.choices(for:)) where settings.mayServe(arrangement) {
            let row = set(arrangement)
            if row.kept.count == wanted.count { return arrangement }
            if row.kept.count > best.kept.count { best = row }
        }
        return best.arrangement
    }

    /// Of the arrangements that are worth their cost the one that shows most labels; of equal ones the cheapest.
    ///
    /// What is worthwhile once stays so in a wider image, so no change of arrangement there shows fewer labels.
    private func fullest(
        after start: LabelRow,
        setBy set: (Arrangement) -> LabelRow,
        imageHeight: Double
    ) -> Arrangement {
        var best = (row: start, cost: ArrangementCost.cost(of: start, imageHeight: imageHeight))
        for arrangement in Arrangement.all where arrangement != .plain && settings.mayServe(arrangement) {
            let row = set(arrangement)
            guard row.kept.count >= best.row.kept.count, ArrangementCost.isWorthwhile(row, wanted: wanted.count)
            else { continue }
            let cost = ArrangementCost.cost(of: row, imageHeight: imageHeight)
            if row.kept.count > best.row.kept.count || cost < best.cost { best = (row, cost) }
        }
        return best.row.arrangement
    }

    // MARK: One arrangement

    /// The labels set in one way.
    func row(_ arrangement: Arrangement, in space: Space) -> LabelRow {
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
            texts = settings.cut(texts, to: rooms(for: texts, arrangement, turn: turn, in: space))
        }
        let longest = turn.longest(within: space.mostHeight, lineHeight: typesetter.lineHeight)
        guard longest < .infinity, texts.contains(where: { $0.width > longest }) else { return (texts, false) }
        return (settings.cut(texts, to: texts.map { _ in longest }), true)
    }

    /// How long each text may be: an equal share of the axis, or of the height when texts are turned; upright ones
    /// also get what shorter neighbours leave of their shares.
    private func rooms(
        for texts: [MeasuredText],
        _ arrangement: Arrangement,
        turn: LabelTurn,
        in space: Space
    ) -> [Double] {
        guard turn.angle == 0 else {
            let height = space.imageHeight * ArrangementCost.freeBandShare
            let longest = turn.longest(within: height, lineHeight: typesetter.lineHeight)
            return texts.map { _ in longest }
        }
        let ticks = wanted.map { space.scale.position(of: $0) }
        guard let first = ticks.first, let last = ticks.last else { return [] }
        let (low, high) = (space.bounds.lowerBound, space.bounds.upperBound)
        let pitch = zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? high - low
        let share = pitch * Double(arrangement.rows) - spec.minGap
        // A label at an end that is shifted into the image takes what is missing beside its tick from its neighbour.
        let endShare = min(share, (share + min(first - low, high - last)) / 1.5)
        let isFirst = { $0 < arrangement.rows }
        let isLast = { $0 + arrangement.rows >= ticks.count }
        let halves = texts.indices.map { min(texts[$0].width, isFirst($0) || isLast($0) ? endShare : share) / 2 }
        let middles = zip(ticks, halves).map { tick, half in max(low + half, min(tick, high - half)) }
        return ticks.indices.map { place in
            let (left, right) = (place - arrangement.rows, place + arrangement.rows)
            let before = ticks[place] - (isFirst(place) ? low : middles[left] + halves[left] + spec.minGap)
            let after = (isLast(place) ? high : middles[right] - halves[right] - spec.minGap) - ticks[place]
            switch (isFirst(place), isLast(place)) {
            case (true, true): return max(endShare, before + after)
            case (true, false): return max(endShare, min(before + after, 2 * after))
            case (false, true): return max(endShare, min(before + after, 2 * before))
            case (false, false): return max(endShare, 2 * min(before, after))
            }
        }
    }
}
