import GraphLayout

/// How easily labels are read: the mean of four parts after Talbot, Lin and Hanrahan (InfoVis 2010).
enum Legibility {
    /// Below this many pixels a text is hard to read.
    private static let smallestSize = 9.0

    /// - Parameters:
    ///   - axis: The axis with at least one shown label.
    ///   - target: The font size that was asked for.
    ///   - smallestGap: The least air between two neighbours; nil when there are no two.
    ///   - wantedGap: Air from which labels are told apart at a glance.
    /// - Returns: From 0 to 1.
    static func score(of axis: AxisLayout, target: Double, smallestGap: Double?, wantedGap: Double) -> Double {
        let blocks = axis.shown.map(\.block)
        let parts = [
            mean(blocks.map { size($0.style.size, target: target) }),
            mean(blocks.map { direction($0) }) - 0.2 * Double(axis.report.rows - 1),
            1 - mean(blocks.map(cut)),
            smallestGap.map { air($0, wanted: wantedGap) } ?? 1,
        ]
        return mean(parts.map { max(0, $0) })
    }

    private static func mean(_ values: [Double]) -> Double {
        values.reduce(0, +) / Double(max(1, values.count))
    }

    private static func size(_ size: Double, target: Double) -> Double {
        min(1, size / smallestSize) * min(size / target, target / size)
    }

    /// Horizontal 1, 45° 0.2, upright 0; each further line costs a little.
    private static func direction(_ block: TextBlock) -> Double {
        let angle = min(90, block.rotation.magnitude)
        let turned = angle <= 45 ? 1 - 0.8 * angle / 45 : 0.2 - 0.2 * (angle - 45) / 45
        return turned - 0.1 * Double(max(0, block.lines.count - 1))
    }

    /// The share of the text that is not shown.
    private static func cut(_ block: TextBlock) -> Double {
        guard block.text.contains("…"), !block.fullText.contains("…"), !block.fullText.isEmpty else { return 0 }
        return max(0, 1 - Double(block.text.count - 1) / Double(block.fullText.count))
    }

    private static func air(_ gap: Double, wanted: Double) -> Double {
        gap >= wanted ? 1 : gap <= 0 ? 0 : max(0, 2 - wanted / gap)
    }
}
