import CCairo
import GraphLayout

/// A `cairo_surface_t` and its end.
final class CairoSurface {
    let handle: OpaquePointer

    /// Takes over `surface`; throws what Cairo says is wrong with it.
    init(owning surface: OpaquePointer?) throws(RenderingError) {
        guard let surface else { throw .cairo("no surface") }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw RenderingError(status)
        }
        handle = surface
    }

    deinit {
        cairo_surface_destroy(handle)
    }

    /// Writes out what is pending and lets go of the stream.
    func finish() throws(RenderingError) {
        cairo_surface_finish(handle)
        try RenderingError.check(cairo_surface_status(handle))
    }
}

extension RenderingError {
    init(_ status: cairo_status_t) {
        self = .cairo(String(cString: cairo_status_to_string(status)))
    }

    static func check(_ status: cairo_status_t) throws(RenderingError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw RenderingError(status) }
    }
}
