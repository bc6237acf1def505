import CCairo
import CPango
import GraphLayout

/// Measures and draws lines of text: plain ASCII as a sum of cached advances, everything else shaped once and kept.
final class PangoTextMeasurer: TextMeasuring {
    let fonts: FontMap
    private var faces: [TextStyle: Face] = [:]
    private var latestStyle: TextStyle?
    private var latestFace: Face?
    private var lines = LineCache()

    /// Throws `noFonts` or `fontFolder`.
    init(fontFolder: String?) throws(RenderingError) {
        fonts = try FontMap(folder: fontFolder)
    }

    func lineMetrics(_ style: TextStyle) -> LineMetrics {
        face(style).metrics
    }

    func extents(of text: String, style: TextStyle) -> TextExtents {
        let face = face(style)
        return face.withASCII(text) { glyphs, octets in glyphs.box(of: octets).extents }
            ?? line(text, face: face, style: style).box.extents
    }

    func lineBreaks(in text: String) -> [String.Index] {
        let count = text.unicodeScalars.count
        guard count > 1 else { return [] }
        let attributes = [PangoLogAttr](unsafeUninitializedCapacity: count + 1) { buffer, initialized in
            buffer.initialize(repeating: PangoLogAttr())
            let language = pango_language_from_string("en")
            pango_get_log_attrs(
                text,
                Int32(clamping: text.utf8.count),
                -1,
                language,
                buffer.baseAddress,
                Int32(clamping: count + 1)
            )
            initialized = count + 1
        }
        return zip(text.unicodeScalars.indices, attributes).dropFirst().filter { $0.1.is_line_break != 0 }.map(\.0)
    }

    func coverage(of texts: [String], style: TextStyle) -> FontCoverage {
        let face = face(style)
        var report = CoverageReport()
        for text in texts {
            let family = face.withASCII(text) { glyphs, octets in octets.isEmpty ? nil : glyphs.family }
            if let family {
                if let family { report.add(family: family) }
            } else {
                report.add(line(text, face: face, style: style), of: text)
            }
        }
        return report.coverage
    }

    /// The glyphs that `show` draws; nil when some of `text` has none and is drawn as boxes of numbers.
    func glyphs(of text: String, style: TextStyle) -> [PlacedGlyph]? {
        let face = face(style)
        return face.withASCII(text) { glyphs, octets in glyphs.placed(octets) }
            ?? line(text, face: face, style: style).glyphs
    }

    /// Draws `text` in the colour of `context`, the left end of its box's baseline at the origin.
    func show(_ text: String, style: TextStyle, on context: OpaquePointer) {
        let face = face(style)
        if let glyphs = face.withASCII(text, { glyphs, octets in glyphs.placed(octets) }) {
            guard let font = glyphs.first?.font else { return }
            let line = glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y) }
            cairo_set_scaled_font(context, font)
            cairo_show_glyphs(context, line, Int32(clamping: line.count))
        } else {
            let line = line(text, face: face, style: style)
            cairo_move_to(context, line.box.lead, 0)
            line.show(on: context)
        }
    }

    private func line(_ text: String, face: Face, style: TextStyle) -> ShapedLine {
        let key = LineCache.Key(text: text, style: style)
        if let line = lines[key] { return line }
        var line = ShapedLine(owning: fonts.shape(text.drawable, description: face.description, kerned: true))
        if line.lacksGlyphs {
            line = ShapedLine(owning: fonts.shape(text.drawable, description: face.ownDescription, kerned: true))
        }
        lines.insert(line, for: key)
        return line
    }

    private func face(_ style: TextStyle) -> Face {
        if let latestStyle, let latestFace, latestStyle == style { return latestFace }
        let face = faces[style] ?? Face(style: style, fonts: fonts)
        // Sizes come from outside, any number of them; a graph needs three or four.
        if faces.count >= 64 { faces.removeAll() }
        faces[style] = face
        latestStyle = style
        latestFace = face
        return face
    }
}
