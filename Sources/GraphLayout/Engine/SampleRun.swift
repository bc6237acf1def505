/// The indexes that one line joins: ranges of present values, several where missing ones are bridged.
struct SampleRun {
    private let ranges: [Range<Int>]
    let count: Int
    let first: Int
    let last: Int

    /// - Parameter ranges: Ascending, none empty.
    init?(_ ranges: [Range<Int>]) {
        guard let first = ranges.first, let last = ranges.last else { return nil }
        self.ranges = ranges
        self.first = first.lowerBound
        self.last = last.upperBound - 1
        count = ranges.reduce(0) { $0 + $1.count }
    }

    /// The runs of `samples` whose values are usable, as lines join them.
    static func runs(of samples: Samples, nulls: NullPolicy, isUsable: (Double) -> Bool) -> [SampleRun] {
        let present = samples.runs.flatMap { run -> [Range<Int>] in
            guard let unusable = run.first(where: { !isUsable(samples.values[$0]) }) else { return [run] }
            let rest = (unusable..<run.upperBound).split { !isUsable(samples.values[$0]) }
            return [run.lowerBound..<unusable].filter { !$0.isEmpty } + rest.map { $0.startIndex..<$0.endIndex }
        }
        switch nulls {
        case .gap: return present.compactMap { SampleRun([$0]) }
        case .bridge: return [SampleRun(present)].compactMap(\.self)
        }
    }

    func forEach(_ body: (Int) -> Void) {
        for range in ranges {
            for index in range { body(index) }
        }
    }
}
