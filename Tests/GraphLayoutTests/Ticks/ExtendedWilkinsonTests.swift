import TestSupport
import Testing

@testable import GraphLayout

/// Talbot, Lin and Hanrahan's labels against published and measured values.
struct ExtendedWilkinsonTests {
    @Test(
        "reference values",
        arguments: [
            (8.1, 14.1, 4, [8, 10, 12, 14]), (0, 100, 5, [0, 25, 50, 75, 100]), (0, 1, 5, [0, 0.25, 0.5, 0.75, 1]),
            (0, 10, 5, [0, 2.5, 5, 7.5, 10]), (-1, 1, 5, [-1, -0.5, 0, 0.5, 1]),
            (0.98, 1.14, 6, [0.99, 1.02, 1.05, 1.08, 1.11, 1.14]),
            (1990, 2023, 6, [1990, 1995, 2000, 2005, 2010, 2015, 2020, 2025]), (3, 97, 5, [0, 25, 50, 75, 100]),
            (101, 105, 5, [101, 102, 103, 104, 105]), (0, 7, 5, [0, 2, 4, 6, 8]), (-0.5, 101, 5, [0, 25, 50, 75, 100]),
            (1e6, 9.3e6, 5, [0, 2.5e6, 5e6, 7.5e6, 1e7]), (-3.2, 17.8, 6, [-5, 0, 5, 10, 15, 20]),
            (132, 876, 5, [100, 300, 500, 700, 900]), (-100, -10, 5, [-100, -75, -50, -25, 0]),
            (0, 4200, 5, [0, 1000, 2000, 3000, 4000]), (1, 364, 5, [0, 100, 200, 300, 400]),
            (0, 1.2, 5, [0, 0.3, 0.6, 0.9, 1.2]), (0, 0.1, 5, [0, 0.025, 0.05, 0.075, 0.1]),
            (0, 100, 10, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
            (0, 1e-4, 6, [0, 2e-5, 4e-5, 6e-5, 8e-5, 1e-4]),
        ]
    )
    func reference(low: Double, high: Double, count: Int, expected: [Double]) {
        #expect(ExtendedWilkinson.ticks(low: low, high: high, count: count).values == expected)
    }

    @Test(
        "loose labels hold the data",
        arguments: [
            (8.1, 14.1, 4, [7.5, 10, 12.5, 15]), (-0.5, 101, 5, [-10, 20, 50, 80, 110]),
        ]
    )
    func loose(low: Double, high: Double, count: Int, expected: [Double]) {
        #expect(ExtendedWilkinson.ticks(low: low, high: high, count: count, coverage: .loose).values == expected)
    }

    @Test(
        "scores with the paper's weights, worked out by hand",
        arguments: [
            (0.0, 100.0, 5, 0.88), (-1, 1, 5, 0.96), (0, 100, 2, 1.0), (8.1, 14.1, 4, 0.7047),
        ]
    )
    func scores(low: Double, high: Double, count: Int, expected: Double) {
        let score = ExtendedWilkinson.ticks(low: low, high: high, count: count).score
        #expect((score - expected).magnitude < 0.0001)
    }

    @Test("steps of tiny and shifted ranges", arguments: [(1e-9, 7e-9, 5, 1e-9), (50.0, 50.5, 5, 0.1)])
    func steps(low: Double, high: Double, count: Int, step: Double) {
        let values = ExtendedWilkinson.ticks(low: low, high: high, count: count).values
        for (first, second) in zip(values, values.dropFirst()) {
            #expect((second - first - step).magnitude < step * 1e-6)
        }
    }

    @Test(
        "nearly equal and extreme ends terminate",
        arguments: [
            (9.899999999999999, 9.9), (0.0, 1e-16), (0.0, 1e-300), (-1e308, 1e308), (1e308, 1.7e308),
            (1e15, 1_000_000_000_000_001.0),
            (5.0, 5.0),
        ]
    )
    func extremes(low: Double, high: Double) {
        for coverage in [ExtendedWilkinson.Coverage.flexible, .loose, .inside] {
            let values = ExtendedWilkinson.ticks(low: low, high: high, count: 5, coverage: coverage).values
            #expect(!values.isEmpty && values.count <= 20)
            #expect(values == values.sorted() && values.allSatisfy(\.isFinite))
        }
    }

    @Test("scaling the data by a power of ten scales the labels")
    func scaling() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let low = Double.random(in: -1000...1000, using: &generator).rounded()
            let high = low + Double.random(in: 1...2000, using: &generator).rounded()
            let count = Int.random(in: 2...12, using: &generator)
            let values = ExtendedWilkinson.ticks(low: low, high: high, count: count).values
            let scaled = ExtendedWilkinson.ticks(low: low * 1000, high: high * 1000, count: count).values
            #expect(scaled == values.map { $0 * 1000 })
            #expect(values.count >= 2)
        }
    }
}
