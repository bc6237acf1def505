import CCairo
import GraphLayout

extension CairoCanvas {
    func text(_ line: TextLine, style: TextStyle, color: Color, rotation: Double) {
        guard reach.contains(line.origin) else { return }
        if let texts {
            let width = text.extents(of: line.text, style: style).width
            return texts.append(line, style: style, color: color, rotation: rotation, width: width)
        }
        cairo_save(context)
        setSource(.color(color))
        cairo_translate(context, line.origin.x, line.origin.y)
        if rotation != 0 { cairo_rotate(context, rotation * .pi / 180) }
        if let pixels, let glyphs = text.glyphs(of: line.text, style: style) {
            if rotation == 0 {
                place(glyphs, at: line.origin, on: pixels)
            } else {
                fill(glyphs, on: pixels)
            }
        } else {
            text.show(line.text, style: style, on: context)
        }
        cairo_restore(context)
    }

    /// Upright text: the baseline on a whole pixel, each glyph at the nearest quarter of one.
    private func place(_ glyphs: [PlacedGlyph], at origin: Point, on pixels: Pixels) {
        let scale = pixels.grid.scale
        let phases = GlyphMasks.phases
        for glyph in glyphs {
            let pen = ((origin.x + glyph.x) * scale * Double(phases)).rounded()
            let x = (pen / Double(phases)).rounded(.down)
            let phase = Int(pen - x * Double(phases))
            switch pixels.glyphs.image(of: glyph, scale: scale, phase: phase) {
            case .blank: break
            case .mask(let surface, let left, let top):
                let y = ((origin.y + glyph.y) * scale).rounded()
                cairo_identity_matrix(context)
                cairo_mask_surface(context, surface.handle, x + left, y + top)
                cairo_scale(context, scale, scale)
                cairo_translate(context, origin.x, origin.y)
            case .other: show(glyph)
            }
        }
    }

    /// Turned text: outlines, for there are too many places to keep masks of.
    private func fill(_ glyphs: [PlacedGlyph], on pixels: Pixels) {
        cairo_new_path(context)
        for glyph in glyphs {
            switch pixels.glyphs.image(of: glyph, scale: pixels.grid.scale, phase: 0) {
            case .blank: break
            case .mask:
                var outline = cairo_glyph_t(index: glyph.index, x: glyph.x, y: glyph.y)
                cairo_set_scaled_font(context, glyph.font)
                cairo_glyph_path(context, &outline, 1)
            case .other: show(glyph)
            }
        }
        cairo_fill(context)
    }

    private func show(_ glyph: PlacedGlyph) {
        var glyph = (font: glyph.font, glyph: cairo_glyph_t(index: glyph.index, x: glyph.x, y: glyph.y))
        cairo_set_scaled_font(context, glyph.font)
        cairo_show_glyphs(context, &glyph.glyph, 1)
    }
}
