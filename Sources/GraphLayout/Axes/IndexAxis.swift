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
    let style: TextStyle
    let measuring: any TextMeasuring
    /// The texts of the request, one an index.
    let texts: [String?]
    /// The indexes whose labels are wanted, ascending.
    let wanted: [Int]
    /// Why the other texts are not.
    let passedBy: HiddenReason
    /// The wanted texts on one line each.
    private let plain: [MeasuredText]

    init(_ spec: XAxisSpec, texts: [String?], style: TextStyle, measuring: any TextMeasuring) {
        self.spec = spec
        self.style = style
        self.measuring = measuring
        self.texts = texts
        let selection = spec.enabled ? spec.selection.wanted(among: texts) : ([], .disabled)
        wanted = selection.indexes
        passedBy = selection.reason
        plain = wanted.map { MeasuredText(texts[$0] ?? "", style: style, measuring: measuring) }
    }

    /// The height of one line of labels.
    var lineHeight: Double { measuring.lineMetrics(style).height }

    // MARK: Fit

    /// The labels as well set as the request allows.
    func row(in space: Space) -> LabelRow {
        let start = row(Arrangement(angle: spec.rotation), in: space)
        guard spec.rotation == 0, start.kept.count < wanted.count else { return start }
        switch spec.fit {
        case .ordered(let remedies): return firstFull(remedies, after: start, in: space)
        case .auto: return cheapest(in: space)
        }
    }

    /// The first arrangement that shows all labels, in the order asked for; else the one that shows most.
    private func firstFull(_ remedies: [FitRemedy], after start: LabelRow, in space: Space) -> LabelRow {
        var best = start
        for arrangement in remedies.flatMap(Arrangement.choices(for:)) {
            let row = row(arrangement, in: space)
            if row.kept.count == wanted.count { return row }
            if row.kept.count > best.kept.count { best = row }
        }
        return best
    }

    /// The arrangement that costs the reader least.
    private func cheapest(in space: Space) -> LabelRow {
        var best: (row: LabelRow, cost: Double)?
        for arrangement in Arrangement.all {
            let row = row(arrangement, in: space)
            let cost = ArrangementCost.cost(of: row, wanted: wanted.count, imageHeight: space.imageHeight)
            if cost < (best?.cost ?? .infinity) { best = (row, cost) }
        }
        return best?.row ?? row(.plain, in: space)
    }

    // MARK: One arrangement

    private func row(_ arrangement: Arrangement, in space: Space) -> LabelRow {
        let (texts, isCapped) = texts(arrangement, in: space)
        let reach = texts.map { LabelRow.reach(of: $0, angle: arrangement.angle) }
        var strip = LabelStrip(
            ticks: wanted.map { space.scale.position(of: $0) },
            before: reach.map(\.before),
            after: reach.map(\.after),
            lengths: texts.map(\.width),
            bounds: space.bounds,
            gap: spec.minGap
        )
        strip.rows = arrangement.rows
        if arrangement.angle != 0 {
            strip.slant = LabelStrip.Slant(
                sine: Math.sin(degrees: arrangement.angle).magnitude,
                cosine: Math.cos(degrees: arrangement.angle),
                endsAtTick: arrangement.angle < 0,
                thickness: texts.reduce(0) { max($0, $1.height) }
            )
        }
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
    private func texts(_ arrangement: Arrangement, in space: Space) -> (texts: [MeasuredText], isCapped: Bool) {
        let fitting = TextFitting(style: style, measuring: measuring)
        var texts = plain
        if arrangement.lines > 1 {
            texts = plain.map { fitting.wrapped($0.fullText, lines: arrangement.lines) ?? $0 }
        }
        if arrangement.isCut {
            texts = LabelCutting(fitting: fitting).cut(texts, to: share(arrangement, in: space))
        }
        guard arrangement.angle != 0 else { return (texts, false) }
        let longest = longestTurned(angle: arrangement.angle, height: space.mostHeight)
        guard texts.contains(where: { $0.width > longest }) else { return (texts, false) }
        return (LabelCutting(fitting: fitting).cut(texts, to: longest), true)
    }

    /// How long a text may be when each label gets an equal share of the axis, or of the height when it is turned.
    private func share(_ arrangement: Arrangement, in space: Space) -> Double {
        if arrangement.angle != 0 {
            return longestTurned(angle: arrangement.angle, height: space.imageHeight * ArrangementCost.freeBandShare)
        }
        let ticks = wanted.map { space.scale.position(of: $0) }
        let pitch =
            zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? (space.bounds.upperBound - space.bounds.lowerBound)
        return pitch * Double(arrangement.rows) - spec.minGap
    }

    /// The longest text that, turned by `angle`, is no higher than `height`.
    private func longestTurned(angle: Double, height: Double) -> Double {
        let sine = Math.sin(degrees: angle).magnitude
        let upright = measuring.lineMetrics(style).height * Math.cos(degrees: angle).magnitude
        return sine > 0 ? max(0, height - upright) / sine : .infinity
    }
}
