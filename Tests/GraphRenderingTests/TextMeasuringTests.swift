import CPango
import TestSupport
import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct TextMeasuringTests {
    private let style = LayoutSamples.style

    private func randomASCII(using generator: inout SeededGenerator) -> String {
        let scalars = (0..<Int.random(in: 1...30, using: &generator)).compactMap { _ in
            Unicode.Scalar(UInt8.random(in: 0x20...0x7e, using: &generator))
        }
        return String(String.UnicodeScalarView(scalars))
    }

    @Test(arguments: ["sans-serif", "serif", "monospace"], [TextStyle.Weight.regular, .bold])
    func `the sum of cached advances is the width that Pango shapes`(family: String, weight: TextStyle.Weight) throws {
        let fonts = try FontMap(folder: nil)
        var generator = SeededGenerator(seed: 3)
        for size in [7.5, 13, 40] {
            let face = Face(style: TextStyle(family: family, size: size, weight: weight), fonts: fonts)
            for _ in 0..<100 {
                let text = randomASCII(using: &generator)
                let shaped = ShapedLine(owning: fonts.shape(text, description: face.description, kerned: false))
                let summed = try #require(face.withASCII(text) { $0.box(of: $1) })
                #expect(summed.extents == shaped.box.extents, "\(text)")
                #expect(summed.lead == shaped.box.lead)
            }
        }
    }

    @Test(arguments: ["Wave", "Żółw", "שלום"])
    func `widths grow linearly with the size`(text: String) throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        let one = measurer.extents(of: text, style: TextStyle(family: "sans-serif", size: 12))
        let four = measurer.extents(of: text, style: TextStyle(family: "sans-serif", size: 48))
        // One Pango unit of rounding a glyph, 1/1024 pixel.
        #expect(abs(four.width - 4 * one.width) < 0.05 * Double(text.unicodeScalars.count))
        #expect(abs(four.height - 4 * one.height) < 0.05)
    }

    @Test func `an empty text has no width and the height of a line`() throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        let metrics = measurer.lineMetrics(style)
        #expect(
            measurer.extents(of: "", style: style)
                == TextExtents(width: 0, ascent: metrics.ascent, descent: metrics.descent)
        )
        #expect(metrics.ascent > metrics.descent && metrics.descent > 0)
    }

    @Test(arguments: ["a\tb", "a\nb", "a\u{0}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b", "a\u{7f}b"])
    func `control characters are spaces on one line`(text: String) throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        let expected = measurer.extents(of: "a b", style: style)
        let extents = measurer.extents(of: text, style: style)
        #expect(abs(extents.width - expected.width) < 0.01)
        #expect(extents.height == expected.height)
    }

    @Test(arguments: [
        "\u{301}", "\u{200d}", "\u{200d}\u{200d}", "\u{fffe}", "\u{ffff}",
        String(Unicode.Scalar(UInt32(0xfdd0)) ?? "x"), "\u{10ffff}", "\u{e000}",
        "\u{202e}abc", "\u{2066}", "\u{2069}", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "🇩", "אבג 123 (abc)", "العربية", "\u{1f3fd}", "ﷺ",
        "a\u{0}",
        String(repeating: "e\u{301}", count: 500), String(repeating: "漢", count: 1_000),
        String(repeating: "\u{301}", count: 1_000), String(repeating: "w", count: 1_000),
    ])
    func `any text can be measured, drawn and reported`(text: String) throws {
        let renderer = try GraphRenderer()
        let extents = renderer.text.extents(of: text, style: style)
        #expect(extents.width >= 0 && extents.width.isFinite && extents.height > 0)
        _ = renderer.text.coverage(of: [text], style: style)
        _ = renderer.text.lineBreaks(in: text)
        var layout = LayoutSamples.blank()
        layout.title = LayoutSamples.block(text, at: Point(x: 10, y: 50), rotation: 30)
        for format in ImageFormat.allCases { #expect(try !renderer.image(of: layout, format: format).isEmpty) }
    }

    @Test func `random scalars are no danger`() throws {
        let renderer = try GraphRenderer()
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            let scalars = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
                Unicode.Scalar(
                    UInt32.random(in: 0...0x10ffff, using: &generator) >> UInt32.random(in: 0...12, using: &generator)
                )
            }
            let text = String(String.UnicodeScalarView(scalars))
            #expect(renderer.text.extents(of: text, style: style).width.isFinite)
            #expect(renderer.text.lineBreaks(in: text).allSatisfy { $0 > text.startIndex && $0 < text.endIndex })
        }
    }

    @Test(arguments: [
        ("one two", ["one ", "two"]), ("one", ["one"]), ("", [""]), ("a-b c", ["a-", "b ", "c"]),
        ("Straße № 1", ["Straße ", "№ ", "1"]), ("日本語", ["日", "本", "語"]), ("10 %", ["10 ", "%"]),
        ("a\u{a0}b", ["a\u{a0}b"]), ("e\u{301}e\u{301} x", ["e\u{301}e\u{301} ", "x"]),
    ])
    func `lines break where UAX 14 lets them`(text: String, parts: [String]) throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        let ends = measurer.lineBreaks(in: text) + [text.endIndex]
        let starts = [text.startIndex] + ends.dropLast()
        #expect(zip(starts, ends).map { String(text[$0..<$1]) } == parts)
    }

    @Test func `coverage names the families in the order of their use`() throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        let latin = measurer.coverage(of: ["", "abc", "żółw"], style: style)
        #expect(latin.families.count == 1)
        #expect(latin.families.first?.isEmpty == false)
        #expect(latin.missing.isEmpty)
    }

    @Test func `coverage lists what no font has`() throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        // An unassigned code point, a noncharacter; not the joiner, the control and the space.
        let report = measurer.coverage(of: ["a\u{e0fff}b\u{378}", "\u{fffe}", "\u{200d}\u{7} \u{2003}"], style: style)
        #expect(report.missing == [0x378, 0xfffe])
    }

    @Test func `what has no glyph is as large as ever, whatever was measured before`() throws {
        let families = ["sans-serif", "serif", "monospace"]
        let text = "👩\u{200d}👩\u{200d}👧"
        let fresh = try families.map { family in
            let style = TextStyle(family: family, size: 11, weight: .bold)
            return try PangoTextMeasurer(fontFolder: nil).extents(of: text, style: style)
        }
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        for (family, extents) in zip(families, fresh).reversed() {
            let style = TextStyle(family: family, size: 11, weight: .bold)
            #expect(measurer.extents(of: text, style: style) == extents)
        }
    }

    @Test func `plain ASCII is measured and reported without shaping`() throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        _ = measurer.lineMetrics(style)
        let before = measurer.fonts.shapings
        let texts = (0..<10_000).map { "Label \($0)" }
        #expect(texts.allSatisfy { measurer.extents(of: $0, style: style).width > 0 })
        _ = measurer.coverage(of: texts, style: style)
        #expect(measurer.fonts.shapings == before)
    }

    @Test func `a text is shaped once, however often it is measured, reported and drawn`() throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        _ = measurer.lineMetrics(style)
        let before = measurer.fonts.shapings
        let raster = try Raster(width: 100, height: 100, isOpaque: true)
        let size = Size(width: 100, height: 100)
        let canvas = try CairoCanvas(
            raster.surface,
            size: size,
            medium: .pixels(scale: 1, glyphs: GlyphMasks(), masks: Scratch()),
            text: measurer
        )
        for _ in 0..<3 {
            _ = measurer.extents(of: "żółw", style: style)
            _ = measurer.coverage(of: ["żółw"], style: style)
            let line = TextLine(text: "żółw", origin: Point(x: 10, y: 50))
            canvas.text(line, style: style, color: .black, rotation: 0)
        }
        try canvas.finish()
        #expect(measurer.fonts.shapings == before + 1)
    }

    @Test func `an accented letter and a letter with its accent are different texts`() throws {
        let measurer = try PangoTextMeasurer(fontFolder: nil)
        _ = measurer.lineMetrics(style)
        let before = measurer.fonts.shapings
        for text in ["\u{e9}", "e\u{301}"] { _ = measurer.extents(of: text, style: style) }
        #expect(measurer.fonts.shapings == before + 2)
    }

    @Test(
        arguments: ["", ",", "No Such Family", "No Such Family, serif", "a\u{0}b", "ż\u{202e}", "x:bold", "-20"],
        [0.01, 1, 300]
    )
    func `any family is replaced by one that exists`(family: String, size: Double) throws {
        let renderer = try GraphRenderer()
        let style = TextStyle(family: family, size: size)
        #expect(renderer.text.extents(of: "Wave", style: style).width > 0)
        #expect(
            try GraphRenderer.installedFamilies().contains { name in
                renderer.text.coverage(of: ["Wave"], style: style).families == [name]
            }
        )
        var layout = LayoutSamples.blank()
        layout.title = LayoutSamples.block("Wave ż", at: Point(x: 10, y: 50), style: style)
        for format in ImageFormat.allCases { #expect(try !renderer.image(of: layout, format: format).isEmpty) }
    }

    @Test func `the cache of shaped lines is bounded`() throws {
        let fonts = try FontMap(folder: nil)
        let face = Face(style: style, fonts: fonts)
        let line = ShapedLine(owning: fonts.shape("ż", description: face.description, kerned: true))
        var cache = LineCache()
        let first = LineCache.Key(text: "ż0", style: style)
        cache.insert(line, for: first)
        for number in 1...512 { cache.insert(line, for: LineCache.Key(text: "ż\(number)", style: style)) }
        #expect(cache[first] === line, "used again, so kept")
        for number in 0..<3_000 { cache.insert(line, for: LineCache.Key(text: "ó\(number)", style: style)) }
        #expect(cache[first] == nil)
        #expect(cache.count <= 1_024)
    }

    @Test func `an unknown font folder is refused by name`() {
        #expect(throws: RenderingError.fontFolder("/nowhere")) {
            try GraphRenderer(options: RenderingOptions(fontFolder: "/nowhere"))
        }
    }

    @Test func `installed families are sorted and named once`() throws {
        let families = try GraphRenderer.installedFamilies()
        #expect(!families.isEmpty)
        #expect(families == Array(Set(families)).sorted())
    }
}
