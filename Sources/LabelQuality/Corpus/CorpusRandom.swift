/// Random numbers that are the same on every run and machine (SplitMix64).
struct CorpusRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    mutating func uniform(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// `count` entries of `list`, joined.
    mutating func pick(_ count: ClosedRange<Int>, of list: [String], separator: String) -> String {
        let number = Int.random(in: count, using: &self)
        return (0..<number).map { _ in list[Int.random(in: list.indices, using: &self)] }.joined(separator: separator)
    }
}
