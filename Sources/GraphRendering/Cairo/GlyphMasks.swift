import CCairo

/// The coverage of glyphs at quarters of a pixel, kept from picture to picture.
///
/// Cairo before 1.17.4 moves every glyph of an image to a whole pixel, which spaces small text unevenly; filling its
/// outline places it exactly, but takes ten times as long.
final class GlyphMasks {
    enum Image {
        /// A space.
        case blank
        /// Coverage, and where its top left pixel lies from the pixel of the pen.
        case mask(CairoSurface, x: Double, y: Double)
        /// A glyph that is no outline, as an emoji, or too large to keep.
        case other
    }

    static let phases = 4

    private struct Key: Hashable {
        var font: OpaquePointer
        var index: UInt
        var scale: Double
        var phase: Int
    }

    private static let capacity = 4_096
    /// In device pixels; a larger glyph looks the same a fraction of a pixel further.
    private static let largest = 64.0
    private var images: [Key: Image] = [:]
    /// Held, so that no other font gets the address that is a part of the keys.
    private var fonts: Set<OpaquePointer> = []
    private let ruler: OpaquePointer

    /// Throws `cairo`.
    init() throws(RenderingError) {
        let surface = try CairoSurface(owning: cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1))
        guard let ruler = cairo_create(surface.handle) else { throw .cairo("no context") }
        self.ruler = ruler
    }

    deinit {
        forget()
        cairo_destroy(ruler)
    }

    /// The image of `glyph` at `scale` device pixels a CSS pixel, `phase` quarters of a pixel right of a whole one.
    func image(of glyph: PlacedGlyph, scale: Double, phase: Int) -> Image {
        let key = Key(font: glyph.font, index: glyph.index, scale: scale, phase: phase)
        if let image = images[key] { return image }
        if images.count >= Self.capacity { forget() }
        if fonts.insert(glyph.font).inserted { cairo_scaled_font_reference(glyph.font) }
        let image = glyph.isOutline ? draw(key) : .other
        images[key] = image
        return image
    }

    private func forget() {
        images.removeAll()
        for font in fonts { cairo_scaled_font_destroy(font) }
        fonts.removeAll()
    }

    private func draw(_ key: Key) -> Image {
        var glyph = cairo_glyph_t(index: key.index, x: Double(key.phase) / Double(Self.phases) / key.scale, y: 0)
        var ink = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(key.font, &glyph, 1, &ink)
        guard ink.width > 0, ink.height > 0 else { return .blank }
        let (left, top, right, bottom) = outlineExtents(of: &glyph, key: key)
        let width = right - left
        let height = bottom - top
        guard width > 0, height > 0, max(width, height) <= Self.largest,
            let surface = try? CairoSurface(
                owning: cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
            ), let context = cairo_create(surface.handle)
        else { return .other }
        defer { cairo_destroy(context) }
        cairo_translate(context, -left, -top)
        cairo_scale(context, key.scale, key.scale)
        cairo_set_scaled_font(context, key.font)
        cairo_glyph_path(context, &glyph, 1)
        cairo_fill(context)
        guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return .other }
        return .mask(surface, x: left, y: top)
    }

    /// Whole device pixels around the outline; all 0 when there is none.
    private func outlineExtents(
        of glyph: inout cairo_glyph_t,
        key: Key
    ) -> (left: Double, top: Double, right: Double, bottom: Double) {
        cairo_identity_matrix(ruler)
        cairo_scale(ruler, key.scale, key.scale)
        cairo_set_scaled_font(ruler, key.font)
        cairo_new_path(ruler)
        cairo_glyph_path(ruler, &glyph, 1)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(ruler, &left, &top, &right, &bottom)
        return (
            (left * key.scale).rounded(.down), (top * key.scale).rounded(.down),
            (right * key.scale).rounded(.up), (bottom * key.scale).rounded(.up)
        )
    }
}
