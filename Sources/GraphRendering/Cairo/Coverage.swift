import CCairo

/// An image of coverage alone, an octet a pixel.
struct Coverage {
    let surface: CairoSurface
    let octets: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    /// Octets from a row to the next: a multiple of four.
    let stride: Int

    /// Without any coverage, in `memory`, which must not be used for another before this one has served.
    init?(width: Int, height: Int, in memory: Scratch) {
        guard let columns = Int32(exactly: width), let rows = Int32(exactly: height) else { return nil }
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, columns))
        guard stride > 0, rows > 0, let octets = memory.octets(stride * height).baseAddress else { return nil }
        octets.update(repeating: 0, count: stride * height)
        let handle = cairo_image_surface_create_for_data(octets, CAIRO_FORMAT_A8, columns, rows, Int32(stride))
        guard let surface = try? CairoSurface(owning: handle) else { return nil }
        self.surface = surface
        self.octets = octets
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// Lays a square stamp on, the greater coverage winning; it must lie inside.
    func raise(to stamp: [UInt8], side: Int, column: Int, row: Int) {
        stamp.withUnsafeBufferPointer { stamp in
            for y in 0..<side {
                let target = octets + (row + y) * stride + column
                for x in 0..<side { target[x] = max(target[x], stamp[y * side + x]) }
            }
        }
    }
}
