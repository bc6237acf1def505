import CCairo
import TestSupport
import Testing

@testable import GraphLayout
@testable import GraphRendering

/// A dense line is reduced to the first, last, lowest and highest point of each column of pixels.
@Suite struct LineReductionTests {
    private static let size = Size(width: 60, height: 40)

    /// A walk with ten points a column.
    private static func walk(seed: UInt64) -> [Point] {
        var generator = SeededGenerator(seed: seed)
        return (0..<500).map { index in
            Point(x: 5 + Double(index) / 10, y: 20 + Double.random(in: -15...15, using: &generator))
        }
    }

    @Test(arguments: [1.0, 1.5, 2], 0..<4)
    func `a reduced line is the picture of all its points at the middles of their columns`(
        width: Double,
        seed: UInt64
    ) throws {
        let all = Self.walk(seed: seed)
        var reduction = LineReduction(scale: 1)
        for point in all { reduction.take(point) }
        let reduced = reduction.finish()
        let centred = all.map { Point(x: $0.x.rounded(.down) + 0.5, y: $0.y) }
        #expect(reduced.count < all.count / 2)
        for (antialias, tolerance) in [(CAIRO_ANTIALIAS_NONE, 0), (CAIRO_ANTIALIAS_DEFAULT, 2)] {
            let whole = try Pixels(stroking: centred, width: width, on: Self.size, antialias: antialias)
            let part = try Pixels(stroking: reduced, width: width, on: Self.size, antialias: antialias)
            #expect(whole.ink() != nil)
            #expect(part.count(differingFrom: whole, beyond: tolerance) == 0)
        }
    }
}
