import CCairo
import CFontconfig
import CPango
import GraphLayout

/// The fonts of one worker: a Pango font map on fontconfig, and a context that measures as it draws.
///
/// Metrics are not hinted and glyph positions not rounded, so that widths grow linearly with the scale.
final class FontMap {
    /// The `PangoContext` that every text is shaped in.
    let context: OpaquePointer
    /// How often a text was shaped: the dear part of measuring, which tests count.
    private(set) var shapings = 0
    /// What the map finds its fonts in.
    let config: FontconfigSet
    private let map: UnsafeMutablePointer<PangoFontMap>
    /// `kern` and its like are off, so that the width of a text is the sum of its advances.
    private let unkerned: OpaquePointer
    private let tabular: OpaquePointer

    /// Throws `noFonts` or `fontFolder`.
    init(folder: String?) throws(RenderingError) {
        let config = try FontconfigSet(folder: folder)
        guard !config.families.isEmpty else { throw .noFonts }
        guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map) else {
            throw .noFonts
        }
        pango_fc_font_map_set_config(OpaquePointer(map), config.handle)
        self.config = config
        self.map = map
        self.context = context
        unkerned = Self.features("kern=0,liga=0,clig=0,calt=0,tnum=1")
        tabular = Self.features("tnum=1")

        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // The process's locale must not choose glyphs: the same graph gives the same bytes everywhere.
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        pango_attr_list_unref(unkerned)
        pango_attr_list_unref(tabular)
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
    }

    /// `text`, which holds no control characters, shaped on one line; the caller owns the `PangoLayout`.
    ///
    /// Kerning and contextual forms stay on unless `kerned` is false: some scripts need them.
    func shape(_ text: String, description: OpaquePointer, kerned: Bool) -> OpaquePointer {
        shapings += 1
        let layout = GLib.made(pango_layout_new(context), by: "pango_layout_new")
        pango_layout_set_font_description(layout, description)
        pango_layout_set_attributes(layout, kerned ? tabular : unkerned)
        pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
        return layout
    }

    private static func features(_ list: String) -> OpaquePointer {
        let attributes = GLib.made(pango_attr_list_new(), by: "pango_attr_list_new")
        pango_attr_list_insert(attributes, pango_attr_font_features_new(list))
        return attributes
    }
}
