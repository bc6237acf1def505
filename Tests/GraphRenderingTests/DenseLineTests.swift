import CCairo
import TestSupport
import Testing

@testable import GraphLayout
@testable import GraphRendering

/// A dense line through layout, painter and canvas, beside the line of all its points.
@Suite struct DenseLineTests {
    enum Look: CaseIterable {
        case opaque, translucent, gradient, area

        func dress(_ series: inout Series) {
            let stops = [0xff_0000, 0x00_00ff].enumerated().map { Gradient.Stop(at: Double($0), color: Color(hex: $1)) }
            let gradient = Gradient(direction: .vertical, stops: stops)
            switch self {
            case .opaque: series.line = Stroke(color: .black, width: 1.5)
            case .translucent: series.line = Stroke(color: .black, width: 3, alpha: 0.5)
            case .gradient: series.line = Stroke(color: .black, width: 2, gradient: gradient)
            case .area:
                series.line = Stroke(color: .black, width: 1, alpha: 0)
                series.fill.below = FillSpec.Area(color: .black, alpha: 0.5)
            }
        }
    }

    /// A graph of a walk with about ten points a column and some holes.
    private static func spec(_ look: Look, seed: UInt64) -> GraphSpec {
        var generator = SeededGenerator(seed: seed)
        var value = 0.0
        let values = (0..<2_000).map { _ -> Double? in
            value += Double.random(in: -9...9, using: &generator)
            return Int.random(in: 0..<400, using: &generator) == 0 ? nil : value
        }
        var spec = GraphSpec()
        spec.size = Size(width: 200, height: 120)
        spec.nulls = .gap
        spec.series = [Series(samples: Samples(values))]
        look.dress(&spec.series[0])
        return spec
    }

    /// Every point of the run that `line` is drawn for, at the middle of its column, or the line itself when it has all.
    private static func whole(_ series: SeriesLayout, scale: Double) -> [Polyline] {
        series.samples.runs.filter { $0.count > 1 }.enumerated().map { place, run in
            guard series.edges[place].points.count < run.count else { return series.edges[place] }
            return Polyline(
                run.map { index in
                    let x = series.xScale.position(of: index) * scale
                    return Point(
                        x: (x.rounded(.down) + 0.5) / scale,
                        y: series.yScale.position(of: series.samples.values[index])
                    )
                }
            )
        }
    }

    private func pixels(of layout: Layout, canvas renderer: Renderer) throws -> Pixels {
        let raster = try Raster(width: Int(layout.size.width), height: Int(layout.size.height), isOpaque: true)
        let canvas = try CairoCanvas(
            raster.surface,
            size: layout.size,
            medium: .pixels(scale: 1, glyphs: renderer.glyphs, masks: Scratch()),
            text: renderer.text
        )
        GraphPainter.paint(layout, on: canvas)
        try canvas.finish()
        return try Pixels(raster.surface)
    }

    private struct Renderer {
        var text: PangoTextMeasurer
        var glyphs: GlyphMasks
    }

    @Test(arguments: Look.allCases, 0..<4)
    func `a reduced line is painted as the line of all points`(look: Look, seed: UInt64) throws {
        let renderer = Renderer(text: try PangoTextMeasurer(fontFolder: nil), glyphs: try GlyphMasks())
        let reduced = Layout.solve(Self.spec(look, seed: seed), measuring: renderer.text)
        var whole = reduced
        let lines = Self.whole(reduced.series[0], scale: 1)
        whole.series[0].lines = lines
        for place in whole.series[0].areas.indices { whole.series[0].areas[place].edge = lines[place] }
        #expect(
            reduced.series[0].edges.reduce(0) { $0 + $1.points.count } * 2 < lines.reduce(0) { $0 + $1.points.count }
        )
        let expected = try pixels(of: whole, canvas: renderer)
        let painted = try pixels(of: reduced, canvas: renderer)
        #expect(expected.ink() != nil)
        // Areas are Cairo's, whose rounding depends on where it cuts them.
        let tolerance = look == .area ? 2 : 0
        #expect(painted.count(differingFrom: expected, beyond: tolerance) == 0)
    }

    /// The strokes end in the middle of the pixel between them; the way from one to the other is far below.
    @Test func `two columns side by side leave no seam`() throws {
        let xs = [20.5, 20.5, 22.5, 22.5]
        let line = zip(xs, [-50, 150, 150, -50]).map { Point(x: $0, y: $1) }
        let painted = try image(of: line, width: 2)
        for y in 0..<100 { #expect((18...24).map { painted[$0, y] & 0xff } == [0xff, 0x7f, 0, 0, 0, 0x7f, 0xff]) }
    }

    /// Out at the top and in again in the same column: two pieces that lie on each other.
    @Test func `a column is not added to itself`() throws {
        let ys = [50, -1e6, 80, -1e6, 90]
        let painted = try image(of: ys.map { Point(x: 20.5, y: $0) } + [Point(x: 21.5, y: 90)], width: 2)
        for y in 0..<80 { #expect(painted[19, y] & 0xff == 0x7f) }
    }

    /// Steps narrower than the line, beside what one stroke of Cairo makes of them.
    @Test(arguments: [0.5, 0.9, 1.3], 0..<4)
    func `a line of narrow steps has no seams`(step: Double, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<120).map { place in
            Point(x: 10.2 + Double(place) * step, y: Double.random(in: 10...90, using: &generator))
        }
        let painted = try image(of: points, width: 2)
        let expected = try Pixels(stroking: points, width: 2, on: Size(width: 200, height: 100), alpha: 1)
        let lighter = zip(expected.values, painted.values).map { Int($1 & 0xff) - Int($0 & 0xff) }
        // A quarter where two of its strokes share a pixel; a seam is a half.
        #expect((lighter.max() ?? 0) <= 65)
    }

    private func image(of line: [Point], width: Double, scale: Double = 1) throws -> Pixels {
        var layout = LayoutSamples.blank(scale: scale)
        layout.series = [LayoutSamples.series([line], stroke: Stroke(color: .black, width: width))]
        return try Pixels(png: GraphRenderer().image(of: layout, format: .png))
    }

    /// A translucent zigzag beside what one stroke of Cairo makes of it.
    @Test(arguments: [1.0, 1.5, 3], 0..<4)
    func `a translucent line has no dark joints`(width: Double, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<60).map { place in
            Point(x: 10 + Double(place) * 3, y: Double.random(in: 10...90, using: &generator))
        }
        var layout = LayoutSamples.blank()
        layout.series = [LayoutSamples.series([points], stroke: Stroke(color: .black, width: width, alpha: 0.5))]
        let renderer = Renderer(text: try PangoTextMeasurer(fontFolder: nil), glyphs: try GlyphMasks())
        let painted = try pixels(of: layout, canvas: renderer)

        let expected = try Pixels(stroking: points, width: width, on: Size(width: 200, height: 100), alpha: 0.5)
        let darker = zip(expected.values, painted.values).map { Int($0 & 0xff) - Int($1 & 0xff) }
        #expect((darker.max() ?? 0) <= 24)
        // In the sharpest angles, where the greater of two coverages is less than both together.
        #expect((painted.differences(from: expected).max() ?? 0) <= 72)
        #expect(painted.differences(from: expected).reduce(0, +) <= painted.values.count / 3)
    }
}

extension SeriesLayout {
    /// The lines, or where there are none to be seen the edges of the areas.
    fileprivate var edges: [Polyline] { areas.isEmpty ? lines : areas.map(\.edge) }
}
