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
    ///
    /// The mask lies in `memory` until that is used again.
    func mask(of places: some Collection<Place>, in memory: Scratch) -> Mask? {
        let columns = places.lazy.map(\.column)
        let rows = places.lazy.map(\.row)
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max(),
            let target = Coverage(width: right - left + side, height: bottom - top + side, in: memory)
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
        let memory = Scratch()
        guard let coverage = Coverage(width: side, height: side, in: memory),
            let context = cairo_create(coverage.surface.handle)
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
