/// Sets of indexes that spread evenly over a row of labels.
enum EvenSet {
    /// `wanted` of `count` indexes, both ends included, strides that differ by at most 1; one alone is the middle.
    static func indexes(_ wanted: Int, of count: Int) -> [Int] {
        guard wanted < count else { return Array(0..<count) }
        guard wanted > 1 else { return wanted == 1 ? [(count - 1) / 2] : [] }
        let steps = wanted - 1
        // Rounded to the nearest in whole numbers: j × (count − 1) / steps.
        return (0...steps).map { ($0 * (count - 1) * 2 + steps) / (steps * 2) }
    }

    /// Whether a set of `size` out of `count` may be shown: one with equal strides always; one with mixed strides
    /// unless a set with equal strides keeps at least four fifths as many.
    ///
    /// Depends on the two numbers only, so the largest admissible set that fits never shrinks when there is more room.
    static func isAdmissible(_ size: Int, of count: Int) -> Bool {
        guard size > 2, size < count else { return true }
        let steps = count - 1
        let fewest = (size * 4 + 4) / 5
        return steps % (size - 1) == 0 || !(fewest..<size).contains { $0 > 1 && steps % ($0 - 1) == 0 }
    }

    /// Every index from `pins[0]` to the last one in steps of about `stride`, each stretch between two pins divided
    /// evenly; a pin is always a member.
    static func indexes(stride: Int, through pins: [Int]) -> [Int] {
        guard let first = pins.first else { return [] }
        return zip(pins, pins.dropFirst()).reduce(into: [first]) { set, stretch in
            let length = stretch.1 - stretch.0
            let steps = max(1, length / stride)
            set += (1...steps).map { stretch.0 + ($0 * length * 2 + steps) / (steps * 2) }
        }
    }
}
