import Testing

@testable import GraphLayout

struct DecimalTicksTests {
    @Test(
        "multiples of 1, 2 and 5 within the domain",
        arguments: [
            (0.0, 1.0, 10.0, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
            (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
            (0, 1, 3, [0, 0.5, 1]), (0, 1, 1, [0, 1]), (-10, 10, 10, [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10]),
            (-10, 10, 5, [-10, -5, 0, 5, 10]), (-10, 10, 2, [-10, 0, 10]), (-10, 10, 1, [0]), (0, 2.2, 3, [0, 1, 2]),
            (0.98, 1.14, 10, [0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.12, 1.14]), (1, 364, 1, [200]),
            (1, 364, 0.499, []),
            (1, 499, 1, [200, 400]), (-364, -1, 0.5, [-200]), (3, 3, 5, [3]), (0, 1, 0, []),
            (0, 7, 5, [0, 1, 2, 3, 4, 5, 6, 7]),
            (1e6, 9.3e6, 5, [2e6, 4e6, 6e6, 8e6]), (-3.2, 17.8, 6, [0, 5, 10, 15]),
            (101, 105, 5, [101, 102, 103, 104, 105]),
            (8.1, 14.1, 4, [10, 12, 14]), (-0.5, 101, 5, [0, 20, 40, 60, 80, 100]),
        ]
    )
    func reference(low: Double, high: Double, count: Double, expected: [Double]) {
        #expect(DecimalTicks.ticks(low: low, high: high, count: count) == expected)
    }

    @Test("zero has no sign")
    func zero() {
        #expect(DecimalTicks.ticks(low: -1, high: 0, count: 5).last?.sign == .plus)
    }

    @Test(
        "a logarithmic axis has at least two round labels",
        arguments: [
            (2.0, 5.0), (0.45, 5.5), (1.01, 1.05), (0.15, 0.68), (41, 42), (286.93, 329.5), (1, 1e25), (0.1, 10),
            (200, 800),
        ]
    )
    func logarithmic(low: Double, high: Double) {
        for count in 2...12 {
            let ticks = LogTicks.ticks(low: low, high: high, count: count)
            #expect(ticks.count >= 2 && ticks.count <= max(12, count * 2 + 2), "\(low) \(high) \(count): \(ticks)")
            #expect(ticks == ticks.sorted() && ticks.allSatisfy { low...high ~= $0 })
        }
    }

    @Test("within a decade round numbers, over many decades powers of ten")
    func logarithmicReference() {
        #expect(LogTicks.ticks(low: 0.15, high: 0.68, count: 5) == [0.2, 0.3, 0.4, 0.5, 0.6])
        #expect(LogTicks.ticks(low: 1, high: 5, count: 5) == [1, 2, 3, 4, 5])
        #expect(LogTicks.ticks(low: 286.93, high: 329.5, count: 4) == [290, 300, 310, 320])
        #expect(LogTicks.ticks(low: 1, high: 1e4, count: 5) == [1, 10, 100, 1000, 10000])
        #expect(LogTicks.ticks(low: 1, high: 1e9, count: 5) == [1, 100, 1e4, 1e6, 1e8])
    }
}
