import CCairo

@testable import GraphLayout
@testable import GraphRendering

/// The pixels of a PNG as libpng decodes them: Cairo's reader, which shares nothing with our writer.
struct Pixels: Equatable {
    var width: Int
    var height: Int
    /// Premultiplied, alpha in the top eight bits.
    var values: [UInt32]

    init(png bytes: [UInt8]) throws(RenderingError) {
        final class Source {
            var rest: ArraySlice<UInt8>
            init(_ bytes: [UInt8]) { rest = bytes[...] }
        }
        let source = Source(bytes)
        let read: cairo_read_func_t = { closure, data, count in
            guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
            let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
            guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
            for (place, byte) in source.rest.prefix(Int(count)).enumerated() { data[place] = byte }
            source.rest.removeFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let surface = try withExtendedLifetime(source) { () throws(RenderingError) in
            try CairoSurface(
                owning: cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(source).toOpaque())
            )
        }
        try self.init(surface)
    }

    init(_ surface: CairoSurface) throws(RenderingError) {
        cairo_surface_flush(surface.handle)
        width = Int(cairo_image_surface_get_width(surface.handle))
        height = Int(cairo_image_surface_get_height(surface.handle))
        let stride = Int(cairo_image_surface_get_stride(surface.handle))
        let format = cairo_image_surface_get_format(surface.handle)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let data = cairo_image_surface_get_data(surface.handle)
        else { throw .cairo("not 32 bits a pixel") }
        let missing: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xff00_0000 : 0
        values = []
        for y in 0..<height {
            for x in 0..<width {
                values.append(
                    UnsafeRawPointer(data).load(fromByteOffset: y * stride + x * 4, as: UInt32.self) | missing
                )
            }
        }
    }

    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The smallest rectangle around the pixels that are not `paper`, in pixels; nil when all are.
    func ink(on paper: UInt32 = 0xffff_ffff) -> Rect? {
        let marked = values.indices.filter { values[$0] != paper }
        guard let top = marked.first, let bottom = marked.last else { return nil }
        let columns = marked.map { $0 % width }
        guard let left = columns.min(), let right = columns.max() else { return nil }
        return Rect(
            x: Double(left),
            y: Double(top / width),
            width: Double(right - left + 1),
            height: Double(bottom / width - top / width + 1)
        )
    }
}
