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
        guard let summary = Summary(of: samples) else { return nil }
        count = summary.count
        minimum = summary.min
        maximum = summary.max
        average = summary.mean
        let total = Statistics.sum(samples) { $0 }
        sum = total.isFinite ? total : nil
        // Halves differ by at most the largest double, and divided by it by at most 1: their squares cannot overflow.
        let largest = Swift.max(maximum / 2 - average / 2, average / 2 - minimum / 2)
        let squares = Statistics.sum(samples) { value in
            let share = (value / 2 - summary.mean / 2) / largest
            return share * share
        }
        standardDeviation = largest > 0 ? (squares / Double(count)).squareRoot() * largest * 2 : 0
    }

    private static func sum(_ samples: [Samples], _ term: (Double) -> Double) -> Double {
        var sum = CompensatedSum()
        for series in samples {
            for run in series.runs {
                for index in run { sum.add(term(series.values[index])) }
            }
        }
        return sum.value
    }
}
