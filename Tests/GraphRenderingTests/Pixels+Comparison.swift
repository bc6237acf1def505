@testable import GraphRendering

extension Pixels {
    /// The largest difference of a channel, pixel by pixel.
    func differences(from other: Pixels) -> [Int] {
        zip(values, other.values).map { Self.difference($0, $1) }
    }

    /// How many pixels differ in some channel by more than `tolerance` of 255.
    func count(differingFrom other: Pixels, beyond tolerance: Int) -> Int {
        differences(from: other).count { $0 > tolerance }
    }

    private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let one = Int((first >> shift) & 0xff)
            let other = Int((second >> shift) & 0xff)
            largest = max(largest, abs(one - other))
        }
        return largest
    }
}
