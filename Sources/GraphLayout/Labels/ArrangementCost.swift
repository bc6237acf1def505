/// What an arrangement costs the reader: one number for hidden, turned, broken, staggered and cut labels together.
enum ArrangementCost {
    /// A band up to this share of the image's height costs nothing.
    static let freeBandShare = 0.25
    /// With more labels than this, hiding some is cheap: the reader can infer them.
    private static let mostNeeded = 60.0

    static func cost(of row: LabelRow, wanted: Int, imageHeight: Double) -> Double {
        let need = min(Double(wanted), mostNeeded)
        let shown = Double(row.kept.count)
        let hidden = need > 0 ? max(0, 1 - shown / need) : 0
        let turn = min(1.2, row.arrangement.angle.magnitude / 90 * 1.2)
        // A cut text is lost, a turned one is only slow to read: losing a third weighs as much as turning by 45°.
        let cut = 2 * row.kept.reduce(0) { $0 + row.texts[$1].cut } / max(1, shown)
        let band = max(0, row.height / imageHeight - freeBandShare)
        return 3 * hidden + turn + 0.15 * Double(row.lines - 1) + 0.35 * Double(row.arrangement.rows - 1) + cut
            + 2 * band + unevenness(row.kept)
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
