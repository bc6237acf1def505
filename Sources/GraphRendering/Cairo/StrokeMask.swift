import CCairo
import GraphLayout

/// The coverage of lines with round ends and joins, the greatest where strokes overlap, and the sum where upright ones
/// share a pixel side by side.
///
/// So no joint is darker than the line, and a line that is reduced to what its columns can show covers what all its
/// points do. The time grows with the pixels that are touched; Cairo's grows with the crossings of a path.
struct StrokeMask {
    /// In device pixels; of wider strokes most pixels are inside, which Cairo fills faster.
    static let greatestWidth = 8.0

    /// The device pixel that the top left one lies on.
    let column: Int
    let row: Int
    private let coverage: Coverage
    private let radius: Double

    /// The strokes of `lines`, whose points are near the image, inside `visible`; nil when there are none or no memory.
    ///
    /// Lines, `strokeWidth` and `visible` are in CSS pixels, `scale` device pixels each. The mask lies in
    /// `memory` until that is used again.
    init?(of lines: [[Point]], strokeWidth: Double, visible: Rect, scale: Double, in memory: Scratch) {
        radius = strokeWidth * scale / 2
        let margin = radius + 1
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for line in lines {
            for point in line {
                left = min(left, point.x)
                right = max(right, point.x)
                top = min(top, point.y)
                bottom = max(bottom, point.y)
            }
        }
        left = max(left * scale - margin, visible.x * scale).rounded(.down)
        top = max(top * scale - margin, visible.y * scale).rounded(.down)
        right = min(right * scale + margin, visible.maxX * scale).rounded(.up)
        bottom = min(bottom * scale + margin, visible.maxY * scale).rounded(.up)
        guard left < right, top < bottom,
            let coverage = Coverage(width: Int(right - left), height: Int(bottom - top), in: memory)
        else { return nil }
        self.coverage = coverage
        column = Int(left)
        row = Int(top)
        let strokes = lines.flatMap { line in
            segments(of: line.map { Point(x: $0.x * scale - left, y: $0.y * scale - top) })
        }
        // First what adds up: the greater coverage of another segment may win over a sum but is no part of it.
        for column in Self.columns(of: strokes) { column.add(to: coverage) }
        for stroke in strokes { stroke.cover(coverage) }
        cairo_surface_mark_dirty(coverage.surface.handle)
    }

    var surface: CairoSurface { coverage.surface }

    /// The segments of a line. What goes up and down in one column, as a dense line does, is one segment.
    private func segments(of line: [Point]) -> [StrokeSegment] {
        guard var previous = line.first else { return [] }
        var segments: [StrokeSegment] = []
        var lowest = previous
        var highest = previous
        for next in line.dropFirst() {
            if next.x == previous.x {
                if next.y < lowest.y { lowest = next }
                if next.y > highest.y { highest = next }
            } else {
                if lowest.y < highest.y { segments.append(segment(from: lowest, to: highest)) }
                segments.append(segment(from: previous, to: next))
                lowest = next
                highest = next
            }
            previous = next
        }
        // What has no length is a dot.
        if lowest.y < highest.y || line.allSatisfy({ $0 == previous }) {
            segments.append(segment(from: lowest, to: highest))
        }
        return segments
    }

    private func segment(from: Point, to: Point) -> StrokeSegment {
        StrokeSegment(from: from, to: to, radius: radius)
    }

    /// The upright segments in the middles of pixel columns; those that overlap, as pieces of a cut line may, as one.
    private static func columns(of segments: [StrokeSegment]) -> [StrokeSegment] {
        let upright = segments.filter(\.isColumn).sorted { ($0.from.x, $0.from.y) < ($1.from.x, $1.from.y) }
        return upright.reduce(into: []) { columns, next in
            if let last = columns.last, last.from.x == next.from.x, next.from.y <= last.to.y {
                let end = last.to.y < next.to.y ? next.to : last.to
                columns[columns.count - 1] = StrokeSegment(from: last.from, to: end, radius: last.radius)
            } else {
                columns.append(next)
            }
        }
    }
}
