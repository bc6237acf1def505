import CCairo
import GraphLayout

/// The coverage of a disc at quarters of a pixel.
struct DiscStamps {
    static let largestRadius = 64.0
    private static let phases = 4

    /// A pixel and the quarters of one beyond it.
    struct Place: Hashable {
        var column: Int
        var row: Int
        /// Which of the stamps fits.
        fileprivate var phase: Int

        /// `point` is in CSS pixels near the image.
        init(_ point: Point, scale: Double) {
            let right = Int((point.x * scale * Double(phases)).rounded())
            let down = Int((point.y * scale * Double(phases)).rounded())
            column = Int((Double(right) / Double(phases)).rounded(.down))
            row = Int((Double(down) / Double(phases)).rounded(.down))
            phase = (down - row * phases) * phases + right - column * phases
        }
    }

    /// Pixels from the middle of a stamp to its edge.
    let reach: Int
    private let radius: Double

    /// In device pixels.
    init(radius: Double) {
        self.radius = radius
        reach = Int(radius.rounded(.up)) + 1
    }

    /// A surface of coverage, and the device pixel that its top left one lies on.
    struct Mask {
        var surface: CairoSurface
        var column: Int
        var row: Int
    }

    /// The coverage of a disc at each of `places`, the greatest where discs overlap; nil when there is none or no memory.
    func mask(of places: some Collection<Place>) -> Mask? {
        let columns = places.lazy.map(\.column)
        let rows = places.lazy.map(\.row)
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max(),
            let target = Coverage(width: right - left + side, height: bottom - top + side)
        else { return nil }
        var stamps = [[UInt8]](repeating: [], count: Self.phases * Self.phases)
        for place in places {
            if stamps[place.phase].isEmpty { stamps[place.phase] = stamp(phase: place.phase) }
            target.raise(to: stamps[place.phase], side: side, column: place.column - left, row: place.row - top)
        }
        cairo_surface_mark_dirty(target.surface.handle)
        return Mask(surface: target.surface, column: left - reach, row: top - reach)
    }

    private var side: Int { 2 * reach + 1 }

    /// The rows of a stamp, one after the other; all blank when Cairo has no memory.
    private func stamp(phase: Int) -> [UInt8] {
        let blank = [UInt8](repeating: 0, count: side * side)
        guard let coverage = Coverage(width: side, height: side), let context = cairo_create(coverage.surface.handle)
        else { return blank }
        defer { cairo_destroy(context) }
        let center = (
            right: Double(reach) + Double(phase % Self.phases) / Double(Self.phases),
            down: Double(reach) + Double(phase / Self.phases) / Double(Self.phases)
        )
        cairo_arc(context, center.right, center.down, radius, 0, 2 * .pi)
        cairo_fill(context)
        cairo_surface_flush(coverage.surface.handle)
        return (0..<side).flatMap { row in
            UnsafeBufferPointer(start: coverage.octets + row * coverage.stride, count: side)
        }
    }
}

/// An image of coverage alone, an octet a pixel.
private struct Coverage {
    let surface: CairoSurface
    let octets: UnsafeMutablePointer<UInt8>
    let stride: Int

    init?(width: Int, height: Int) {
        guard let width = Int32(exactly: width), let height = Int32(exactly: height),
            let surface = try? CairoSurface(owning: cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)),
            let octets = cairo_image_surface_get_data(surface.handle)
        else { return nil }
        self.surface = surface
        self.octets = octets
        stride = Int(cairo_image_surface_get_stride(surface.handle))
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
