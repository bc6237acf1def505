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

    private func picture(of points: [Point], width: Double, antialias: cairo_antialias_t) throws -> Pixels {
        let raster = try Raster(width: Int(Self.size.width), height: Int(Self.size.height), isOpaque: true)
        let context = try #require(cairo_create(raster.surface.handle))
        defer { cairo_destroy(context) }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_set_antialias(context, antialias)
        cairo_set_line_width(context, width)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for point in points { cairo_line_to(context, point.x, point.y) }
        cairo_stroke(context)
        return try Pixels(raster.surface)
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
            let whole = try picture(of: centred, width: width, antialias: antialias)
            let part = try picture(of: reduced, width: width, antialias: antialias)
            #expect(whole.ink() != nil)
            #expect(part.count(differingFrom: whole, beyond: tolerance) == 0)
        }
    }
}
