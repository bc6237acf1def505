import GraphLayout

extension AxisQuality {
    /// How good the labels of a Y axis are; nil when none is wanted.
    init?(value axis: AxisLayout, in layout: Layout, scale: ValueScale) {
        guard axis.enabled, !axis.labels.isEmpty else { return nil }
        let shown = axis.shown.sorted { $0.block.rect.midY > $1.block.rect.midY }
        guard let lowest = shown.first, let highest = shown.last else {
            self = .bare
            return
        }
        let middles = shown.map(\.block.rect.midY)
        let lineHeight = lowest.block.rect.height
        let gaps = zip(middles, middles.dropFirst()).map { $0 - $1 }

        density = Double(shown.count) / Double(axis.labels.count)
        if axis.isRound, !gaps.isEmpty {
            density *= Self.pitchScore(gaps.reduce(0, +) / Double(gaps.count), lineHeight: lineHeight)
        }
        // Minimum, maximum and average stand where the data wants them.
        let isSpread = axis.isRound || axis.report.method == "even"
        let shifts = shown.map { label in
            guard case .value(let value, _) = label.subject else { return 0.0 }
            return (label.block.rect.midY - scale.position(of: value)).magnitude / max(1, lineHeight)
        }
        evenness = (isSpread ? Self.regularity(of: gaps) : 1) * Self.attachment(shifts)

        let reach = scale.position(of: scale.domain.lowerBound) - scale.position(of: scale.domain.upperBound)
        let labelled = lowest.block.rect.midY - highest.block.rect.midY
        ends = reach > 0 && axis.labels.count > 1 ? min(1, labelled / reach) : 1
        legibility = Legibility.score(
            of: axis,
            target: layout.font.spec.size,
            smallestGap: gaps.min().map { $0 - lineHeight },
            wantedGap: layout.font.spec.size / 2
        )
        simplicity = axis.report.method == "extremes" ? nil : RoundNumbers.simplicity(of: axis.shownValues)
    }

    /// 1 where ticks stand 1.6 lines to 140 pixels apart.
    private static func pitchScore(_ pitch: Double, lineHeight: Double) -> Double {
        min(1, pitch / (lineHeight * 1.6), 140 / max(1, pitch))
    }
}
