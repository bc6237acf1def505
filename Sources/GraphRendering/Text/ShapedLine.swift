import CCairo
import CPango
import GraphLayout

/// A line of text as Pango shaped it: measured and drawn from the same glyphs.
final class ShapedLine {
    let box: LineBox
    private let layout: OpaquePointer
    private let line: UnsafeMutablePointer<PangoLayoutLine>

    /// Takes over `layout`, which holds one line.
    init(owning layout: OpaquePointer) {
        self.layout = layout
        // A layout has a line even without text.
        line = GLib.made(pango_layout_get_line_readonly(layout, 0), by: "pango_layout_get_line_readonly")
        var ink = PangoRectangle()
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, &logical)
        box = LineBox(logical: logical, ink: ink)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// Whether no font has a glyph for some of the text.
    var lacksGlyphs: Bool { pango_layout_get_unknown_glyphs_count(layout) > 0 }

    /// Draws with the pen at the current point of `context`, in its colour.
    func show(on context: OpaquePointer) {
        pango_cairo_show_layout_line(context, line)
    }

    /// The glyphs with the box's left end at 0; nil when a code point has none and Pango draws a box of numbers.
    private(set) lazy var glyphs: [PlacedGlyph]? = placedGlyphs()

    private func placedGlyphs() -> [PlacedGlyph]? {
        var placed: [PlacedGlyph] = []
        var pen = 0
        for run in runs {
            guard let string = run.glyphs, let infos = string.pointee.glyphs,
                let font = run.item?.pointee.analysis.font,
                let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
            else { return nil }
            let isOutline = font.isOutline
            for info in UnsafeBufferPointer(start: infos, count: Int(string.pointee.num_glyphs)) {
                guard info.glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 else { return nil }
                if info.glyph != PANGO_GLYPH_EMPTY {
                    placed.append(
                        PlacedGlyph(
                            font: scaledFont,
                            isOutline: isOutline,
                            index: UInt(info.glyph),
                            x: box.lead + Double(pen + Int(info.geometry.x_offset)) / Double(PANGO_SCALE),
                            y: Double(info.geometry.y_offset) / Double(PANGO_SCALE)
                        )
                    )
                }
                pen += Int(info.geometry.width)
            }
        }
        return placed
    }

    /// The stretches of glyphs in one font, from left to right.
    var runs: [PangoGlyphItem] {
        Array(
            sequence(first: line.pointee.runs) { $0?.pointee.next }.lazy.prefix { $0 != nil }
                .compactMap { $0?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee }
        )
    }
}
