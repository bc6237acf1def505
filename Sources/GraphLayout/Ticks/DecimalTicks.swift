/// Multiples of 1, 2 or 5 times a power of ten that lie within a domain (d3-array's rule): whole numbers times a step,
/// so that 0.3 is 0.3.
enum DecimalTicks {
    /// About `count` multiples from `low` to `high`, ascending; none when `count` is not above 0 or a bound not finite.
    static func ticks(low: Double, high: Double, count: Double) -> [Double] {
        guard count > 0, count.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
        guard low < high else { return [low] }
        guard (high - low).isFinite, let step = Step(low: low, high: high, count: count) else { return [low, high] }
        let ticks = step.multiples(from: low, to: high)
        // One multiple at most: a finer step may still have one inside.
        if ticks.isEmpty, count >= 0.5, count < 2 { return Self.ticks(low: low, high: high, count: count * 2) }
        return ticks
    }

    /// A step of 1, 2 or 5 times a power of ten.
    private struct Step {
        /// 1, 2, 5 or 10.
        var factor: Double
        var power: Int

        /// Between two steps the geometric mean decides; nil when the range is too small to have one.
        init?(low: Double, high: Double, count: Double) {
            let raw = (high - low) / count
            guard raw > 0, raw.isFinite else { return nil }
            power = Int(Math.log10(raw).rounded(.down))
            let excess = raw / Math.powerOfTen(power)
            let fifty = 50.0.squareRoot()
            let ten = 10.0.squareRoot()
            let two = 2.0.squareRoot()
            factor = excess >= fifty ? 10 : excess >= ten ? 5 : excess >= two ? 2 : 1
        }

        func multiples(from low: Double, to high: Double) -> [Double] {
            guard
                var first = Int(exactly: index(of: low).rounded()),
                var last = Int(exactly: index(of: high).rounded())
            else { return [] }
            if value(at: first) < low { first += 1 }
            if value(at: last) > high { last -= 1 }
            // A range of a few units in the last place can ask for more multiples than it has numbers.
            guard first <= last, last - first < TickLimits.most else { return [] }
            return (first...last).map(value(at:))
        }

        private func index(of value: Double) -> Double {
            power < 0 ? value * (Math.powerOfTen(-power) / factor) : value / (Math.powerOfTen(power) * factor)
        }

        private func value(at index: Int) -> Double {
            power < 0
                ? Double(index) / (Math.powerOfTen(-power) / factor)
                : Double(index) * (Math.powerOfTen(power) * factor)
        }
    }
}
