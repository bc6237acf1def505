import CCairo
import Testing

@testable import GraphLayout
@testable import GraphRendering

extension Pixels {
    /// What one stroke of Cairo, black on white with round joins and ends, makes of a line.
    init(
        stroking points: [Point],
        width: Double,
        on size: Size,
        alpha: Double = 1,
        antialias: cairo_antialias_t = CAIRO_ANTIALIAS_DEFAULT
    ) throws {
        let raster = try Raster(width: Int(size.width), height: Int(size.height), isOpaque: true)
        let context = try #require(cairo_create(raster.surface.handle))
        defer { cairo_destroy(context) }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_set_source_rgba(context, 0, 0, 0, alpha)
        cairo_set_antialias(context, antialias)
        cairo_set_line_width(context, width)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for point in points { cairo_line_to(context, point.x, point.y) }
        cairo_stroke(context)
        try self.init(raster.surface)
    }
}
