/// Counts durations by size, as Prometheus does: a bucket holds everything up to its bound.
struct Histogram: Sendable {
    /// Upper bounds in seconds; what is longer counts in the last bucket alone.
    static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    /// Seconds.
    private(set) var sum = 0.0

    var count: Int { counts.reduce(0, +) }

    mutating func observe(_ seconds: Double) {
        counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
        sum += seconds
    }
}
