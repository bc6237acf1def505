/// The extremes and the mean of the values that exist.
package struct Summary: Hashable, Sendable {
    package private(set) var count = 0
    package private(set) var min = Double.infinity
    package private(set) var max = -Double.infinity
    package private(set) var mean = 0.0

    /// nil when there is no value at all.
    package init?(of series: [Samples], where isUsable: (Double) -> Bool = { _ in true }) {
        var sum = CompensatedSum()
        var halves = CompensatedSum()
        for samples in series {
            for run in samples.runs {
                for value in samples.values[run] where isUsable(value) {
                    count += 1
                    min = Swift.min(min, value)
                    max = Swift.max(max, value)
                    sum.add(value)
                    halves.add(value * 0x1p-64)
                }
            }
        }
        guard count > 0 else { return nil }
        let direct = sum.value / Double(count)
        // A sum of huge numbers overflows although their mean does not.
        mean = direct.isFinite ? direct : halves.value / Double(count) * 0x1p64
        mean = Swift.min(max, Swift.max(min, mean))
    }
}

/// A sum that carries the rounding error along (Neumaier 1974), so that the mean of 0.1, 0.2 and 0.3 is 0.2.
package struct CompensatedSum {
    private var sum = 0.0
    private var correction = 0.0

    package init() {}

    package var value: Double { sum + correction }

    package mutating func add(_ term: Double) {
        let total = sum + term
        correction += sum.magnitude >= term.magnitude ? (sum - total) + term : (term - total) + sum
        sum = total
    }
}
