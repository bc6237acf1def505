/// The values of one series, evenly spaced in x; some may be missing.
///
/// Stored as one array of numbers and the runs of consecutive present ones, so that a million values take eight
/// megabytes and a line is drawn run by run without asking each point whether it exists.
package struct Samples: Hashable, Sendable {
    /// The numbers; the entry at a missing index is 0 and means nothing.
    package let values: [Double]
    /// The maximal ranges of consecutive present indexes, ascending.
    package let runs: [Range<Int>]

    /// - Parameters:
    ///   - values: One finite number an index; whatever stands at a missing index is ignored.
    ///   - missing: The missing indexes, ascending and in range.
    package init(values: [Double], missing: [Int] = []) {
        guard !missing.isEmpty else {
            self.values = values
            self.runs = values.isEmpty ? [] : [values.indices]
            return
        }
        var cleared = values
        var runs: [Range<Int>] = []
        var start = 0
        for index in missing {
            cleared[index] = 0
            if index > start { runs.append(start..<index) }
            start = index + 1
        }
        if start < values.count { runs.append(start..<values.count) }
        self.values = cleared
        self.runs = runs
    }

    package init(_ values: [Double?]) {
        self.init(
            values: values.map { $0 ?? 0 },
            missing: values.indices.filter { values[$0] == nil }
        )
    }

    /// How many indexes there are, missing ones included.
    package var count: Int { values.count }

    /// How many values are present.
    package var presentCount: Int { runs.reduce(0) { $0 + $1.count } }

    /// The value at `index`, or nil where it is missing.
    package subscript(index: Int) -> Double? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].contains(index) ? values[index] : nil
    }

    /// The present indexes, ascending.
    package var presentIndexes: some Sequence<Int> { runs.lazy.joined() }
}
