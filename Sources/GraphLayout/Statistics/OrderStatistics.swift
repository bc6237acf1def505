/// What the values of a graph amount to once they stand in order. Sorts them, so ask only when it is shown.
package struct OrderStatistics: Hashable, Sendable {
    /// The mean of the two middle values when there is no single one.
    package var median: Double
    /// The most frequent value; of several the lowest.
    package var mode: Double

    /// Statistics of every value in `samples`, or nil when there is none.
    package init?(of samples: [Samples]) {
        var values: [Double] = []
        values.reserveCapacity(samples.reduce(0) { $0 + $1.presentCount })
        for series in samples {
            for run in series.runs { values += series.values[run] }
        }
        guard !values.isEmpty else { return nil }
        values.sort()
        let middle = values.count / 2
        median = values.count % 2 == 1 ? values[middle] : Self.middle(values[middle - 1], values[middle])
        mode = Self.mode(sorted: values)
    }

    /// The mean of two values; halved first only where their sum overflows, since halves of the smallest numbers vanish.
    private static func middle(_ a: Double, _ b: Double) -> Double {
        (a + b).isFinite ? (a + b) / 2 : a / 2 + b / 2
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
