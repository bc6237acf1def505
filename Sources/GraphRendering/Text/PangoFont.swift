import CPango

extension UnsafeMutablePointer<PangoFont> {
    /// The name of the family that fontconfig chose.
    var family: String {
        guard let description = pango_font_describe(self) else { return "" }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    }

    /// Whether no glyph has a picture or colours of its own.
    var isOutline: Bool {
        let face = hb_font_get_face(pango_font_get_hb_font(self))
        return hb_ot_color_has_png(face) == 0 && hb_ot_color_has_layers(face) == 0 && hb_ot_color_has_svg(face) == 0
    }
}
