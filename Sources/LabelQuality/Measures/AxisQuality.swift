/// How good the labels of one axis are; every measure from 0 to 1.
package struct AxisQuality: Hashable, Sendable {
    /// Shown labels against what could be shown.
    package var density: Double
    /// How alike the gaps between shown labels are, and how near labels stand to their ticks.
    package var evenness: Double
    /// Whether the ends of the axis are labelled.
    package var ends: Double
    /// How easily the texts are read: size, angle, cuts, air.
    package var legibility: Double
    /// How round the numbers are; nil where the texts are the request's.
    package var simplicity: Double?

    /// An axis that should have labels and shows none.
    static let bare = AxisQuality(density: 0, evenness: 0, ends: 0, legibility: 0, simplicity: nil)

    /// 1 for equal `gaps`, less by their coefficient of variation.
    static func regularity(of gaps: [Double]) -> Double {
        let mean = gaps.reduce(0, +) / Double(max(1, gaps.count))
        guard gaps.count > 1, mean > 0 else { return 1 }
        let variance = gaps.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(gaps.count)
        return 1 - min(1, variance.squareRoot() / mean)
    }

    /// 1 when every label stands at its tick, one half when all are off by a whole reach.
    ///
    /// - Parameter shifts: How far each label stands from its tick, in units of how far it reaches.
    /// - Returns: From 0.5 to 1.
    static func attachment(_ shifts: [Double]) -> Double {
        1 - shifts.reduce(0) { $0 + min(1, $1) } / Double(max(1, shifts.count)) / 2
    }
}
