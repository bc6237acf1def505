/// What the values of a graph amount to; missing ones do not count. Takes time in proportion to their number.
package struct Statistics: Hashable, Sendable {
    package var count: Int
    package var minimum: Double
    package var maximum: Double
    /// nil when it lies beyond the range of a double.
    package var sum: Double?
    /// The arithmetic mean.
    package var average: Double
    /// Of the population: the squares are divided by the count.
    package var standardDeviation: Double

    /// Statistics of every value in `samples`, or nil when there is none.
    package init?(of samples: [Samples]) {
        var low = Double.infinity
        var high = -Double.infinity
        count = 0
        for series in samples {
            for run in series.runs {
                count += run.count
                for index in run {
                    low = Swift.min(low, series.values[index])
                    high = Swift.max(high, series.values[index])
                }
            }
        }
        guard count > 0 else { return nil }
        minimum = low
        maximum = high
        // Divided by a power of two all values lie within ±1, where neither sums nor squares can overflow; the
        // division itself is exact.
        let exponent = Swift.max(low.magnitude, high.magnitude).exponent
        let scale = exponent > 0 ? Double(sign: .plus, exponent: Swift.min(exponent + 1, 1023), significand: 1) : 1
        let total = Statistics.sum(samples) { $0 / scale }
        let mean = total / Double(count)
        let squares = Statistics.sum(samples) { ($0 / scale - mean) * ($0 / scale - mean) }
        sum = (total * scale).isFinite ? total * scale : nil
        // Rounding must not carry the mean past the values that it lies between.
        average = Swift.min(Swift.max(mean * scale, low), high)
        standardDeviation = low == high ? 0 : (squares / Double(count)).squareRoot() * scale
    }

    /// The sum with its rounding errors carried along (Neumaier 1974).
    private static func sum(_ samples: [Samples], _ term: (Double) -> Double) -> Double {
        var sum = 0.0
        var lost = 0.0
        for series in samples {
            for run in series.runs {
                for index in run {
                    let term = term(series.values[index])
                    let next = sum + term
                    lost += sum.magnitude >= term.magnitude ? (sum - next) + term : (term - next) + sum
                    sum = next
                }
            }
        }
        return sum + lost
    }
}
