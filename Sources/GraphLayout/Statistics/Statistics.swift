/// What the values of a graph amount to; missing ones do not count.
package struct Statistics: Hashable, Sendable {
    package var count: Int
    package var minimum: Double
    package var maximum: Double
    /// nil when it lies beyond the range of a double.
    package var sum: Double?
    /// The arithmetic mean.
    package var average: Double
    /// The mean of the two middle values when there is no single one.
    package var median: Double
    /// The most frequent value; of several the lowest.
    package var mode: Double
    /// Of the population: the squares are divided by the count.
    package var standardDeviation: Double

    /// Statistics of every value in `samples`, or nil when there is none.
    package init?(of samples: [Samples]) {
        var values: [Double] = []
        values.reserveCapacity(samples.reduce(0) { $0 + $1.presentCount })
        for series in samples {
            for run in series.runs { values += series.values[run] }
        }
        self.init(values)
    }

    private init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        count = sorted.count
        minimum = first
        maximum = last
        // Divided by a power of two all values lie within ±1, where neither sums nor squares can overflow; the
        // division itself is exact.
        let exponent = Swift.max(first.magnitude, last.magnitude).exponent
        let scale = exponent > 0 ? Double(sign: .plus, exponent: Swift.min(exponent + 1, 1023), significand: 1) : 1
        let total = Statistics.sum(values) { $0 / scale }
        let mean = total / Double(sorted.count)
        let squares = Statistics.sum(values) { ($0 / scale - mean) * ($0 / scale - mean) }
        sum = (total * scale).isFinite ? total * scale : nil
        // Rounding must not carry the mean past the values that it lies between.
        average = Swift.min(Swift.max(mean * scale, first), last)
        standardDeviation = first == last ? 0 : (squares / Double(sorted.count)).squareRoot() * scale
        let middle = sorted.count / 2
        median = sorted.count % 2 == 1 ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2
        mode = Statistics.mode(sorted: sorted)
    }

    /// The sum with its rounding errors carried along (Neumaier 1974).
    private static func sum(_ values: [Double], _ term: (Double) -> Double) -> Double {
        var sum = 0.0
        var lost = 0.0
        for value in values {
            let term = term(value)
            let next = sum + term
            lost += sum.magnitude >= term.magnitude ? (sum - next) + term : (term - next) + sum
            sum = next
        }
        return sum + lost
    }

    private static func mode(sorted: [Double]) -> Double {
        var best = (value: sorted[0], count: 0)
        var start = 0
        for index in sorted.indices where index + 1 == sorted.count || sorted[index + 1] != sorted[index] {
            if index + 1 - start > best.count { best = (sorted[index], index + 1 - start) }
            start = index + 1
        }
        return best.value
    }
}
