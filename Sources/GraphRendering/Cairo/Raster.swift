import CCairo
import GraphLayout

/// An image surface in memory: 32 bits a pixel, premultiplied, in the machine's byte order.
final class Raster {
    let surface: CairoSurface
    let width: Int
    let height: Int
    /// Whether every pixel is opaque; its top eight bits mean nothing then.
    let isOpaque: Bool

    /// Sizes in device pixels; throws `tooLarge` or `cairo`.
    init(width: Int, height: Int, isOpaque: Bool) throws(RenderingError) {
        // Beyond this Cairo's coordinates do not reach.
        guard (1...32_767).contains(width), (1...32_767).contains(height) else {
            throw .tooLarge(width: Double(width), height: Double(height))
        }
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        surface = try CairoSurface(
            owning: cairo_image_surface_create(
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                Int32(width),
                Int32(height)
            )
        )
    }

    /// What `body` makes of the pixels, row after row without padding.
    func withPixels<Result>(
        _ body: (UnsafeBufferPointer<UInt32>) throws(RenderingError) -> Result
    ) throws(RenderingError) -> Result {
        cairo_surface_flush(surface.handle)
        try RenderingError.check(cairo_surface_status(surface.handle))
        // 32-bit formats need no padding: Cairo's stride is four octets a pixel.
        guard let data = cairo_image_surface_get_data(surface.handle),
            Int(cairo_image_surface_get_stride(surface.handle)) == width * 4
        else { throw .cairo("no pixels") }
        let count = width * height
        return try body(
            UnsafeBufferPointer(
                start: UnsafeRawPointer(data).bindMemory(to: UInt32.self, capacity: count),
                count: count
            )
        )
    }
}
