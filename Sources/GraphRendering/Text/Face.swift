import CPango
import GraphLayout

/// A font at a size: its line metrics, and its glyphs for plain ASCII when one font has them all.
final class Face {
    let metrics: LineMetrics
    let ascii: ASCIIGlyphs?
    /// The `PangoFontDescription`.
    let description: OpaquePointer
    /// The same with variations that no font has, the octets of the family. For emoji Pango keeps one list of fonts for
    /// all families, and remembers there which font stands in where none has a glyph: that of the family that came first.
    let ownDescription: OpaquePointer

    init(style: TextStyle, fonts: FontMap) {
        description = GLib.made(pango_font_description_new(), by: "pango_font_description_new")
        pango_font_description_set_family(description, style.family)
        pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description,
            style.weight == .bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL
        )
        ownDescription = GLib.made(pango_font_description_copy(description), by: "pango_font_description_copy")
        pango_font_description_set_variations(
            ownDescription,
            style.family.utf8.map { String($0, radix: 16) }.joined(separator: " ")
        )
        let specimen = ShapedLine(
            owning: fonts.shape(ASCIIGlyphs.specimen, description: description, kerned: false)
        )
        ascii = ASCIIGlyphs(of: specimen)
        metrics = Self.metrics(of: description, fonts: fonts)
    }

    deinit {
        pango_font_description_free(description)
        pango_font_description_free(ownDescription)
    }

    /// What `body` makes of `text`'s octets when every character is in `ascii`; nil for other texts.
    func withASCII<Result>(
        _ text: String,
        _ body: (ASCIIGlyphs, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        guard let ascii else { return nil }
        var text = text
        return text.withUTF8 { octets in
            octets.allSatisfy { $0 >= 0x20 && $0 < 0x7f } ? body(ascii, octets) : nil
        }
    }

    private static func metrics(of description: OpaquePointer, fonts: FontMap) -> LineMetrics {
        // A space has no ink that could widen its box.
        let space = ShapedLine(owning: fonts.shape(" ", description: description, kerned: false))
        return LineMetrics(ascent: space.box.extents.ascent, descent: space.box.extents.descent)
    }
}
