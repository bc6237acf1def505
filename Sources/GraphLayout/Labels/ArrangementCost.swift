/// What an arrangement costs the reader: one number for turned, broken, staggered and cut labels together.
enum ArrangementCost {
    /// A band up to this share of the image's height costs nothing.
    static let freeBandShare = 0.25
    /// When more than this share of the texts would be cut away, turning or hiding some labels is better.
    private static let mostCut = 0.25

    /// Of arrangements that show equally many labels the cheapest is the friendliest.
    static func cost(of row: LabelRow, imageHeight: Double) -> Double {
        // A cut text is lost, a turned one is only slow to read: losing a seventh weighs as much as turning by 45°.
        hardship(row.arrangement, lines: row.lines) + 4 * cut(row)
            + 2 * max(0, row.height / imageHeight - freeBandShare) + unevenness(row.kept)
    }

    /// Whether `row` shows enough labels to be worth its hardship: 60% of them at 45°, all at 90° or when texts are cut.
    ///
    /// Asks for a share of the `wanted` labels, not for more than others show, so that it holds in a wider image too.
    static func isWorthwhile(_ row: LabelRow, wanted: Int) -> Bool {
        let least = row.arrangement.isCut ? 1 : min(1, hardship(row.arrangement, lines: row.arrangement.lines))
        return cut(row) <= mostCut && Double(row.kept.count) >= least * Double(wanted)
    }

    private static func hardship(_ arrangement: Arrangement, lines: Int) -> Double {
        arrangement.angle.magnitude / 90 * 1.2 + 0.15 * Double(lines - 1) + 0.35 * Double(arrangement.rows - 1)
    }

    /// How much of all texts is cut away, 0 to 1.
    private static func cut(_ row: LabelRow) -> Double {
        row.texts.reduce(0) { $0 + $1.cut } / Double(max(1, row.texts.count))
    }

    /// The coefficient of variation of the strides between shown labels.
    private static func unevenness(_ kept: [Int]) -> Double {
        let strides = zip(kept, kept.dropFirst()).map { Double($1 - $0) }
        guard strides.count > 1 else { return 0 }
        let mean = strides.reduce(0, +) / Double(strides.count)
        let variance = strides.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(strides.count)
        return variance.squareRoot() / mean
    }
}
