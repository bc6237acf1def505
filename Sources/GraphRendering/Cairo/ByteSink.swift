import CCairo
import GraphLayout

/// Collects the octets that a Cairo surface streams out.
final class ByteSink {
    private(set) var bytes: [UInt8] = []

    /// Makes a surface with one of Cairo's constructors for streams; `self` must outlive it.
    func surface(
        _ create: (cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?,
        size: Size
    ) throws(RenderingError) -> CairoSurface {
        let write: cairo_write_func_t = { closure, data, count in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
            sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
        return try CairoSurface(
            owning: create(write, Unmanaged.passUnretained(self).toOpaque(), size.width, size.height)
        )
    }
}
