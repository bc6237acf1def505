import Foundation
import FoundationXML
import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct ImageFormatTests {
    private let renderer: GraphRenderer
    private let description = ImageDescription(title: "A < B & \"C\"", text: "Żółw\u{1} goes ]]> up")

    init() throws {
        renderer = try GraphRenderer()
    }

    private func text(_ format: ImageFormat) throws -> String {
        let layout = LayoutSamples.chart(text: renderer.text)
        return String(decoding: try renderer.image(of: layout, format: format, description: description), as: UTF8.self)
    }

    @Test func `an SVG says its size in CSS pixels and what it shows`() throws {
        let text = try text(.svg)
        #expect(text.contains(#"width="800px" height="400px" viewBox="0 0 800 400""#))
        #expect(text.contains(#" role="img">"#))
        #expect(text.contains(#"<title>A &lt; B &amp; &quot;C&quot;</title>"#))
        #expect(text.contains("<desc>Żółw goes ]]&gt; up</desc>"))
    }

    @Test func `an SVG is well-formed, whatever its words are`() throws {
        let bytes = Array(try text(.svg).utf8)
        let parser = XMLParser(data: Data(bytes))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test func `an SVG without words has no elements for them`() throws {
        let svg = try renderer.image(of: LayoutSamples.blank(), format: .svg)
        let text = String(decoding: svg, as: UTF8.self)
        #expect(!text.contains("<title>") && !text.contains("<desc>"))
    }

    @Test func `names in an SVG are renumbered together with what refers to them`() {
        let source =
            ##"<svg a="1"><g id="surface17"/><mask id="mask9"/><use mask="url(#mask9)" href="#glyph0-1"/></svg>"##
        let result = SVGDocument(Array(source.utf8)).completed(with: ImageDescription())
        #expect(
            String(decoding: result, as: UTF8.self)
                == ##"<svg a="1" role="img"><g id="surface0"/><mask id="mask1"/><use mask="url(#mask1)" href="#glyph0-1"/></svg>"##
        )
    }

    @Test func `every name that an SVG refers to is defined once`() throws {
        var layout = LayoutSamples.chart(text: renderer.text)
        layout.series[0].stroke.alpha = 0.5
        layout.title = LayoutSamples.block("Ünï 👍 漢字 ع", at: Point(x: 9, y: 30), rotation: 3)
        let svg = String(decoding: try renderer.image(of: layout, format: .svg), as: UTF8.self)
        let defined = svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
        let used = svg.matches(of: /#([A-Za-z][A-Za-z0-9_-]*)/).map { String($0.1) }
        #expect(Set(defined).count == defined.count)
        #expect(!used.isEmpty && Set(used).isSubset(of: defined))
    }

    @Test func `an SVG's texts can be texts, whatever is in them`() throws {
        var layout = LayoutSamples.blank()
        let style = TextStyle(family: "sans-serif, It's \\ \"5\"", size: 13, weight: .bold)
        layout.title = LayoutSamples.block("a <b> & #x1", at: Point(x: 10, y: 20.5), style: style, rotation: -90)
        let bytes = try renderer.image(of: layout, format: .svg, svgText: .text)
        let svg = String(decoding: bytes, as: UTF8.self)
        let width = (renderer.text.extents(of: "a <b> & #x1", style: style).width * 1_000).rounded() / 1_000
        #expect(XMLParser(data: Data(bytes)).parse())
        #expect(!svg.contains("<symbol") && !svg.contains("glyph"))
        #expect(
            svg.contains(
                ##"<text x="10" y="20.5" font-family="sans-serif, 'It\'s \\ &quot;5&quot;'" font-size="13" fill="#000000" "##
                    + ##"textLength="\##(width)" lengthAdjust="spacingAndGlyphs" xml:space="preserve" "##
                    + ##"font-weight="bold" transform="rotate(-90 10 20.5)">a &lt;b&gt; &amp; #x1</text>"##
            )
        )
    }

    @Test(arguments: ["AVAVAV", "fi To", "żółć"])
    func `glyphs in an SVG stand where they were measured`(text: String) throws {
        var layout = LayoutSamples.blank()
        let style = TextStyle(family: "serif", size: 40)
        layout.title = LayoutSamples.block(text, at: Point(x: 10, y: 50), style: style)
        let svg = String(decoding: try renderer.image(of: layout, format: .svg), as: UTF8.self)
        let places = svg.matches(of: /<use [^>]*x="([0-9.]+)"/).compactMap { Double($0.1) }
        let last = try #require(places.last)
        let before = renderer.text.extents(of: String(text.dropLast()), style: style).width
        #expect(places.count == text.count)
        #expect(abs(last - 10 - before) < 1.5)
    }

    @Test func `a PDF has a page, its words and no date`() throws {
        let pdf = try text(.pdf)
        #expect(pdf.hasPrefix("%PDF-1."))
        #expect(pdf.contains("/MediaBox [ 0 0 600 300 ]"))
        #expect(pdf.contains("/Title (A < B & \"C\")"))
        #expect(!pdf.contains("/CreationDate"))
    }

    @Test(arguments: [(1.0, UInt32(3_780)), (2, 7_559)])
    func `a PNG's chunks stand in order and say its density`(scale: Double, dotsPerMetre: UInt32) throws {
        let layout = LayoutSamples.chart(scale: scale, text: renderer.text)
        let chunks = try Chunk.all(in: renderer.image(of: layout, format: .png, description: description))
        #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "tEXt", "iTXt", "IDAT", "IEND"])
        #expect(chunks[2].content == dotsPerMetre.bigEndianBytes + dotsPerMetre.bigEndianBytes + [1])
        #expect(chunks[3].content == Array("Title\0A < B & \"C\"".utf8))
        #expect(chunks[4].content == Array("Description\0\0\0\0\0Żółw goes ]]> up".utf8))
    }

    @Test func `a PNG of few colours has a palette, translucent ones included`() throws {
        var layout = LayoutSamples.blank()
        layout.background = .transparent
        layout.yAxis.band = AxisBand(rect: Rect(x: 0, y: 0, width: 10, height: 100), color: .black, alpha: 0.5)
        layout.xAxis.band = AxisBand(rect: Rect(x: 20, y: 0, width: 10, height: 100), color: .white, alpha: 1)
        let chunks = try Chunk.all(in: renderer.image(of: layout, format: .png))
        #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"])
        #expect(chunks[0].content.suffix(5) == [2, 3, 0, 0, 0])
        #expect(chunks[3].content == [0, 0, 0, 0, 0, 0, 255, 255, 255])
        #expect(chunks[4].content == [128, 0])
    }
}

/// A chunk of a PNG.
private struct Chunk {
    var type: String
    var content: [UInt8]

    static func all(in png: [UInt8]) throws -> [Chunk] {
        var rest = png.dropFirst(8)
        var chunks: [Chunk] = []
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            try #require(rest.count >= length + 12)
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(Chunk(type: type, content: Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(length + 12)
        }
        #expect(rest.isEmpty)
        return chunks
    }
}
