import Dispatch
import Synchronization
import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct GraphRendererTests {
    private let renderer: GraphRenderer

    init() throws {
        renderer = try GraphRenderer()
    }

    @Test(
        arguments: [
            "Axis", "jolly", "ff", "Ünïcödé", "Ελλάδα", "Жизнь", "עברית", "العربية", "a\u{301}\u{301}", "漢字", "👍",
        ],
        [1.0, 2, 3]
    )
    func `ink lies within the measured box`(text: String, scale: Double) throws {
        for family in ["sans-serif", "serif"] {
            let style = TextStyle(family: family, size: 19, weight: .bold)
            let extents = renderer.text.extents(of: text, style: style)
            let origin = Point(x: 40.3, y: 60.6)
            var layout = LayoutSamples.blank(scale: scale)
            layout.title = LayoutSamples.block(text, at: origin, style: style)
            let pixels = try Pixels(png: renderer.image(of: layout, format: .png))
            let ink = try #require(pixels.ink())
            let box = Rect(
                x: origin.x * scale,
                y: (origin.y - extents.ascent) * scale,
                width: extents.width * scale,
                height: extents.height * scale
            )
            // The half pixel of overhang that the box forgives, and the one that antialiasing rounds to.
            #expect(box.contains(ink, tolerance: 1 + 0.5 * scale), "\(ink) in \(box)")
            #expect(ink.width > box.width * 0.4)
        }
    }

    @Test(arguments: [0.0, 0.2, 0.5, 0.7], ["llllllllll", "łłłłłłłłłł"])
    func `letters are evenly spaced, whatever the fraction of a pixel`(fraction: Double, text: String) throws {
        let origin = Point(x: 20 + fraction, y: 60)
        let width = renderer.text.extents(of: text, style: LayoutSamples.style).width
        var layout = LayoutSamples.blank()
        layout.title = LayoutSamples.block(text, at: origin)
        let pixels = try Pixels(png: renderer.image(of: layout, format: .png))
        let advance = width / 10
        for letter in 0..<10 {
            let middle = origin.x + (Double(letter) + 0.5) * advance
            // The ink's centre of mass in the letter's cell, weighed over whole pixels.
            let columns = Int((middle - advance / 2).rounded())..<Int((middle + advance / 2).rounded())
            let weights = columns.map { x in (45..<61).reduce(0.0) { $0 + Double(255 - pixels[x, $1] & 0xff) } }
            let center = zip(columns, weights).reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 } / weights.reduce(0, +)
            #expect(abs(center - middle) < 0.3, "\(letter): \(center), not \(middle)")
        }
    }

    @Test(arguments: [0.0, -45], ["👍", "a 👍🏽 ż"])
    func `emoji keep their colours where a font has them`(rotation: Double, text: String) throws {
        let coverage = renderer.text.coverage(of: ["👍"], style: LayoutSamples.style)
        var layout = LayoutSamples.blank()
        layout.title = LayoutSamples.block(text, at: Point(x: 20, y: 50), rotation: rotation)
        let pixels = try Pixels(png: renderer.image(of: layout, format: .png))
        let isColored = pixels.values.contains { $0 & 0xff != $0 >> 16 & 0xff }
        #expect(isColored == coverage.families.contains { $0.contains("Color Emoji") })
    }

    @Test(arguments: [-90.0, -45, 30, 90])
    func `a turned text lies within its turned box`(rotation: Double) throws {
        let extents = renderer.text.extents(of: "Turned", style: LayoutSamples.style)
        let origin = Point(x: 100, y: 50)
        let cosine = Math.cos(degrees: rotation)
        let sine = Math.sin(degrees: rotation)
        let corners = [
            (0, -extents.ascent), (extents.width, -extents.ascent), (0, extents.descent),
            (extents.width, extents.descent),
        ]
        .map { x, y in Point(x: origin.x + x * cosine - y * sine, y: origin.y + x * sine + y * cosine) }
        var layout = LayoutSamples.blank()
        layout.title = LayoutSamples.block("Turned", at: origin, rotation: rotation)
        let ink = try #require(try Pixels(png: renderer.image(of: layout, format: .png)).ink())
        #expect(Rect(around: corners).contains(ink, tolerance: 1))
    }

    @Test(arguments: ImageFormat.allCases)
    func `the same layout gives the same bytes, whatever was drawn before`(format: ImageFormat) throws {
        let chart = LayoutSamples.chart(text: renderer.text)
        let description = ImageDescription(title: "T", text: "D")
        let first = try renderer.image(of: chart, format: format, description: description)
        var other = LayoutSamples.chart(count: 7, text: renderer.text)
        other.background = Color(hex: 0x223344)
        other.title = LayoutSamples.block("żółw ελ", at: Point(x: 10, y: 20))
        for format in ImageFormat.allCases { _ = try renderer.image(of: other, format: format) }
        #expect(try renderer.image(of: chart, format: format, description: description) == first)
        #expect(try GraphRenderer().image(of: chart, format: format, description: description) == first)
    }

    @Test func `renderers on several threads at once give the same bytes`() throws {
        let images = Mutex<Set<[UInt8]>>([])
        let faults = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                let renderer = try GraphRenderer()
                var layout = LayoutSamples.chart(text: renderer.text)
                layout.title = LayoutSamples.block("żółw ελ ж א", at: Point(x: 10, y: 20), rotation: 5)
                for _ in 0..<5 {
                    let image = try renderer.image(of: layout, format: .png)
                    images.withLock { _ = $0.insert(image) }
                }
            } catch {
                faults.withLock { $0 += 1 }
            }
        }
        #expect(images.withLock(\.count) == 1)
        #expect(faults.withLock { $0 } == 0)
    }

    @Test(arguments: [1.0, 1.5, 2, 4])
    func `a PNG has the layout's size times its scale`(scale: Double) throws {
        let pixels = try Pixels(png: renderer.image(of: LayoutSamples.blank(scale: scale), format: .png))
        #expect(pixels.width == Int(200 * scale) && pixels.height == Int(100 * scale))
    }

    @Test func `a transparent background is transparent, and stays so on a used surface`() throws {
        var layout = LayoutSamples.chart(width: 200, height: 100, text: renderer.text)
        layout.background = .transparent
        let first = try Pixels(png: renderer.image(of: layout, format: .png))
        #expect(first[0, 0] == 0)
        #expect(try Pixels(png: renderer.image(of: layout, format: .png)) == first)
        layout.background = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(try Pixels(png: renderer.image(of: layout, format: .png))[0, 0] >> 24 == 128)
    }

    @Test func `strokes and dots reach over the edge of the plot by what they are wide`() throws {
        var layout = LayoutSamples.blank()
        layout.plot = Rect(x: 50, y: 20, width: 100, height: 60)
        let line = [Point(x: 50, y: 20), Point(x: 150, y: 20), Point(x: 400, y: 20)]
        layout.series = [LayoutSamples.series([line], stroke: Stroke(color: .black, width: 4))]
        let ink = try #require(try Pixels(png: renderer.image(of: layout, format: .png)).ink())
        #expect(ink == Rect(x: 48, y: 18, width: 106, height: 4))
        layout.series[0].lines = []
        layout.series[0].dots = [Point(x: 50, y: 20)]
        let dot = try #require(try Pixels(png: renderer.image(of: layout, format: .png)).ink())
        #expect(dot == Rect(x: 45, y: 15, width: 10, height: 10))
    }

    @Test(arguments: [(0.0, 100.0), (100, 0), (32_768, 1), (1, 1e300), (.nan, 5)])
    func `a size that Cairo cannot draw is refused`(width: Double, height: Double) {
        #expect(throws: RenderingError.self) {
            try renderer.image(of: LayoutSamples.blank(width: width, height: height), format: .png)
        }
    }

    @Test(arguments: ImageFormat.allCases, [1e15, 1e100, 1e308])
    func `a curve may lead anywhere`(format: ImageFormat, value: Double) throws {
        for values in [[0, value, 0], [value, -value, value, 0], [0, -value], [value, value, 1, 2]] {
            var spec = GraphSpec()
            spec.series = [Series(samples: Samples(values))]
            spec.series[0].curve = .bezier
            spec.yAxis.min = 0
            spec.yAxis.max = 1
            let layout = Layout.solve(spec, measuring: renderer.text)
            #expect(try !renderer.image(of: layout, format: format).isEmpty)
        }
    }

    @Test(arguments: ImageFormat.allCases)
    func `a picture that nobody waits for is given up, and the next one is whole`(format: ImageFormat) throws {
        let renderer = try GraphRenderer()
        let layout = LayoutSamples.chart(width: 300, height: 150, text: renderer.text)
        let whole = try renderer.image(of: layout, format: format)
        renderer.isWanted = { false }
        #expect(throws: RenderingError.abandoned) { try renderer.image(of: layout, format: format).count }
        renderer.isWanted = { true }
        #expect(try renderer.image(of: layout, format: format) == whole)
    }

    @Test func `large discs are as round and as even as small ones`() throws {
        for (alpha, expected) in [(1.0, UInt32(0xff00_0000)), (0.5, 0xff7f_7f7f)] {
            var layout = LayoutSamples.blank(width: 400, height: 400)
            var series = LayoutSamples.series([], stroke: Stroke(color: .black, width: 1))
            series.dots = [Point(x: 180, y: 200), Point(x: 220, y: 200)]
            series.dotRadius = 100
            series.dotColor = Color.black.faded(alpha)
            layout.plot = Rect(x: 0, y: 0, width: 400, height: 400)
            layout.series = [series]
            let pixels = try Pixels(png: renderer.image(of: layout, format: .png))
            for x in [90, 150, 200, 250, 310] { #expect(pixels[x, 200] == expected, "\(x)") }
            #expect(pixels[70, 200] == 0xffff_ffff)
            #expect(pixels[200, 80] == 0xffff_ffff)
        }
    }

    @Test func `a large picture leaves the renderer fit for small ones`() throws {
        let small = LayoutSamples.chart(width: 300, height: 150, text: renderer.text)
        let before = try renderer.image(of: small, format: .png)
        _ = try renderer.image(of: LayoutSamples.blank(width: 2_000, height: 1_500, scale: 2), format: .png)
        #expect(try renderer.image(of: small, format: .png) == before)
    }
}
