import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct AreaTests {
    private static let plot = Rect(x: 10, y: 10, width: 100, height: 60)
    private static let halfBlack: UInt32 = 0xff7f_7f7f

    private func pixels(edge: [Point], scale: Double = 1, gradient: Gradient? = nil) throws -> Pixels {
        var layout = LayoutSamples.blank(width: 120, height: 80, scale: scale)
        var series = LayoutSamples.series([], stroke: Stroke(color: .black, width: 1))
        series.areas = [
            AreaLayout(
                edge: Polyline(edge),
                closing: [Point(x: 110, y: 70), Point(x: 10, y: 70)],
                clip: Self.plot,
                color: .black,
                alpha: 0.5,
                gradient: PlacedGradient(gradient, over: Self.plot)
            )
        ]
        layout.series = [series]
        return try Pixels(png: GraphRenderer().image(of: layout, format: .png))
    }

    @Test(arguments: [1.0, 1.5, 2, 3])
    func `a dense area shows no seams`(scale: Double) throws {
        let edge = (0...1_000).map { Point(x: 10 + Double($0) / 10, y: 20) }
        let pixels = try pixels(edge: edge, scale: scale)
        #expect(Set(pixels.values) == [0xffff_ffff, Self.halfBlack])
        #expect(pixels.values.count { $0 == Self.halfBlack } == Int(100 * scale) * Int(50 * scale))
    }

    @Test(arguments: [1e4, 1e9, 1e300])
    func `an area may come from any distance`(distance: Double) throws {
        let edge = [Point(x: 10, y: 40 - distance), Point(x: 60, y: 40), Point(x: 110, y: 40 + distance)]
        let pixels = try pixels(edge: edge)
        #expect(pixels[20, 12] == Self.halfBlack && pixels[57, 68] == Self.halfBlack)
        #expect(pixels[63, 68] == 0xffff_ffff && pixels[100, 12] == 0xffff_ffff)
        #expect(pixels.ink() == Rect(x: 10, y: 10, width: pixels.ink()?.width ?? 0, height: 60))
    }

    @Test func `a gradient runs from end to end of its area, its alpha multiplied`() throws {
        let edge = [Point(x: 10, y: 10), Point(x: 110, y: 10)]
        let stops = [Gradient.Stop(at: 0, color: .black), Gradient.Stop(at: 1, color: .white)]
        let pixels = try pixels(edge: edge, gradient: Gradient(stops: stops))
        let column = (10..<70).map { pixels[50, $0] & 0xff }
        #expect(column == column.sorted())
        #expect(column[0] < 0x84 && column[59] > 0xfb)
    }

    @Test func `translucent dots are not darker where they overlap`() throws {
        var layout = LayoutSamples.blank()
        var series = LayoutSamples.series([], stroke: Stroke(color: .black, width: 1))
        series.dots = (0..<50).map { Point(x: 50 + Double($0) * 1.7, y: 50) }
        series.dotColor = Color.black.faded(0.5)
        layout.series = [series]
        let pixels = try Pixels(png: GraphRenderer().image(of: layout, format: .png))
        #expect(pixels.values.min() == Self.halfBlack)
        #expect(pixels[90, 50] == Self.halfBlack)
    }
}
