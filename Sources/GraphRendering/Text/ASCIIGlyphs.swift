import CCairo
import CPango

/// The glyphs of printable ASCII in one font. Without kerning a line is their sequence, so it needs no shaping.
final class ASCIIGlyphs {
    /// U+0020 to U+007E.
    static let specimen = String(String.UnicodeScalarView((0x20...0x7e).compactMap(Unicode.Scalar.init(_:))))

    let family: String
    private let font: UnsafeMutablePointer<PangoFont>
    /// The `cairo_scaled_font_t`; it lives as long as `font`.
    private let scaledFont: OpaquePointer
    private let isOutline: Bool
    private let glyphs: [Glyph]
    private let logical: PangoRectangle

    private struct Glyph {
        var index: UInt
        /// In Pango units, as are the edges of the ink relative to the pen; equal edges for no ink.
        var advance: Int
        var left: Int
        var right: Int
        var top: Int
        var bottom: Int
    }

    /// nil when the specimen is not one glyph a character from a single font.
    init?(of specimen: ShapedLine) {
        let runs = specimen.runs
        guard runs.count == 1, let string = runs[0].glyphs, let font = runs[0].item?.pointee.analysis.font,
            let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
            let infos = string.pointee.glyphs, Int(string.pointee.num_glyphs) == Self.specimen.utf8.count
        else { return nil }
        var glyphs: [Glyph] = []
        var logical = PangoRectangle()
        for position in 0..<Int(string.pointee.num_glyphs) {
            let info = infos[position]
            guard info.geometry.x_offset == 0, info.geometry.y_offset == 0, info.glyph < PANGO_GLYPH_EMPTY,
                Int(string.pointee.log_clusters[position]) == position
            else { return nil }
            var ink = PangoRectangle()
            pango_font_get_glyph_extents(font, info.glyph, &ink, &logical)
            glyphs.append(
                Glyph(
                    index: UInt(info.glyph),
                    advance: Int(info.geometry.width),
                    left: Int(ink.x),
                    right: Int(ink.x) + Int(ink.width),
                    top: Int(ink.y),
                    bottom: Int(ink.y) + Int(ink.height)
                )
            )
        }
        self.glyphs = glyphs
        self.logical = logical
        self.font = font
        self.scaledFont = scaledFont
        isOutline = font.isOutline
        family = font.family
        g_object_ref(font)
    }

    deinit {
        g_object_unref(font)
    }

    /// The box of a line of `text`, printable ASCII in UTF-8: the sum of the advances and the hull of the ink.
    func box(of text: UnsafeBufferPointer<UInt8>) -> LineBox {
        var pen = 0
        var left = Int.max
        var right = Int.min
        var top = Int.max
        var bottom = Int.min
        // Asked for every label of a graph: the buffer and plain additions halve its time.
        glyphs.withUnsafeBufferPointer { glyphs in
            for octet in text {
                let glyph = glyphs[Int(octet) - 0x20]
                if glyph.left < glyph.right {
                    left = min(left, pen &+ glyph.left)
                    right = max(right, pen &+ glyph.right)
                    top = min(top, glyph.top)
                    bottom = max(bottom, glyph.bottom)
                }
                pen &+= glyph.advance
            }
        }
        var line = logical
        line.x = 0
        line.width = Int32(clamping: pen)
        guard left < right else { return LineBox(logical: line, ink: PangoRectangle()) }
        let ink = PangoRectangle(
            x: Int32(clamping: left),
            y: Int32(clamping: top),
            width: Int32(clamping: right - left),
            height: Int32(clamping: bottom - top)
        )
        return LineBox(logical: line, ink: ink)
    }

    /// The glyphs of a line of `text`, its box's left end at 0.
    func placed(_ text: UnsafeBufferPointer<UInt8>) -> [PlacedGlyph] {
        let lead = box(of: text).lead
        var pen = 0
        return text.map { octet in
            let glyph = glyphs[Int(octet) - 0x20]
            defer { pen += glyph.advance }
            return PlacedGlyph(
                font: scaledFont,
                isOutline: isOutline,
                index: glyph.index,
                x: lead + Double(pen) / Double(PANGO_SCALE),
                y: 0
            )
        }
    }
}
