import CCairo
import GraphLayout

/// Paints on a Cairo surface. Errors stick to the context; `finish` tells of them.
final class CairoCanvas: Canvas {
    /// What the surface is made of.
    enum Medium {
        /// Pixels, this many a CSS pixel, the glyphs drawn on them before, and memory for masks.
        case pixels(scale: Double, glyphs: GlyphMasks, masks: Scratch)
        /// Paths in units of this many a CSS pixel; `texts` takes the texts in their stead.
        case vectors(scale: Double, texts: SVGTexts?)
    }

    /// What drawing on pixels takes.
    struct Pixels {
        var grid: PixelGrid
        var glyphs: GlyphMasks
        var masks: Scratch
    }

    let context: OpaquePointer
    /// nil when there are no pixels to fit to.
    let pixels: Pixels?
    /// Takes the texts that are not to be drawn.
    let texts: SVGTexts?
    /// Beyond it nothing shows, whatever the stroke.
    let reach: Rect
    let text: PangoTextMeasurer
    private let isWanted: () -> Bool
    private var isAbandoned = false

    init(
        _ surface: CairoSurface,
        size: Size,
        medium: Medium,
        text: PangoTextMeasurer,
        isWanted: @escaping () -> Bool = { true }
    ) throws(RenderingError) {
        guard let context = cairo_create(surface.handle) else { throw .cairo("no context") }
        self.context = context
        self.text = text
        self.isWanted = isWanted
        let margin = 1_000.0
        reach = Rect(x: -margin, y: -margin, width: size.width + 2 * margin, height: size.height + 2 * margin)
        switch medium {
        case .pixels(let scale, let glyphs, let masks):
            pixels = Pixels(grid: PixelGrid(scale: scale), glyphs: glyphs, masks: masks)
            texts = nil
            cairo_scale(context, scale, scale)
        case .vectors(let scale, let texts):
            pixels = nil
            self.texts = texts
            cairo_scale(context, scale, scale)
        }
    }

    var grid: PixelGrid? { pixels?.grid }

    /// What edges and rules are fitted to: paths are most often shown at a pixel a CSS pixel.
    var edges: PixelGrid { grid ?? PixelGrid(scale: 1) }

    /// How far straight pieces may stray from a curve: what no eye sees.
    var flatness: Double { 0.1 / (grid?.scale ?? 2) }

    deinit {
        cairo_destroy(context)
    }

    func goesOn() -> Bool {
        if !isAbandoned { isAbandoned = !isWanted() }
        return !isAbandoned
    }

    /// Throws `abandoned`, or the first error of all that was painted.
    func finish() throws(RenderingError) {
        if isAbandoned { throw .abandoned }
        try RenderingError.check(cairo_status(context))
    }

    func fill(_ color: Color) {
        cairo_save(context)
        // Replaces what a reused surface held before, alpha included.
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        setSource(.color(color))
        cairo_paint(context)
        cairo_restore(context)
    }

    func rectangle(_ rect: Rect, color: Color) {
        let rect = edges.snapped(rect)
        setSource(.color(color))
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(context)
    }

    func clipped(to rect: Rect, _ body: () -> Void) {
        cairo_save(context)
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_clip(context)
        body()
        cairo_restore(context)
    }

    /// Gathers the coverage of what `body` paints, then lays `paint` through it once.
    func throughMask(_ paint: Paint, _ body: () -> Void) {
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        setSource(.color(.black))
        body()
        let mask = cairo_pop_group(context)
        setSource(paint)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
    }

    func setSource(_ paint: Paint) {
        switch paint {
        case .color(let color):
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        case .gradient(let stops, let from, let to):
            let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            for stop in stops {
                let color = stop.color
                cairo_pattern_add_color_stop_rgba(pattern, stop.at, color.red, color.green, color.blue, color.alpha)
            }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }
}

extension Rect {
    func contains(_ point: Point) -> Bool {
        point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
    }
}
