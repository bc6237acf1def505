import GraphLayout

/// A straight piece of a stroke with round ends, in device pixels.
struct StrokeSegment {
    let from: Point
    let to: Point
    let radius: Double
    private let length: Double
    /// The direction.
    private let right: Double
    private let down: Double
    private let side: PixelEdge

    init(from: Point, to: Point, radius: Double) {
        self.from = from
        self.to = to
        self.radius = radius
        length = from.distance(to: to)
        right = length > 0 ? (to.x - from.x) / length : 1
        down = length > 0 ? (to.y - from.y) / length : 0
        side = PixelEdge(normalX: down, normalY: right)
    }

    /// Whether it goes straight down the middle of a pixel column.
    ///
    /// Of two such segments in different columns both may cover a part of a pixel only from its two sides, so that
    /// together they cover the sum.
    var isColumn: Bool {
        from.x == to.x && from.y < to.y && abs(from.x - from.x.rounded(.down) - 0.5) < 1e-6
    }

    /// Adds the coverage of this segment, a column, to the pixels beside it; its ends are for `cover`.
    func add(to target: Coverage) {
        let first = Int(max(0, from.x - radius - 0.5))
        let last = Int(min(Double(target.width), from.x + radius + 0.5).rounded(.up))
        guard first < last else { return }
        // All rows are alike.
        let profile = (first..<last).map { x in
            let distance = (Double(x) + 0.5 - from.x).magnitude
            return UInt16(side.coverage(distance: distance, radius: radius) * 255 + 0.5)
        }
        for y in rowsBetweenEnds.clamped(to: 0..<target.height) {
            let row = target.octets + y * target.stride + first
            for x in profile.indices { row[x] = UInt8(min(255, UInt16(row[x]) + profile[x])) }
        }
    }

    /// The rows of pixels whose middles a column passes.
    private var rowsBetweenEnds: Range<Int> {
        let first = Int((from.y - 0.5).rounded(.up))
        return first..<max(first, Int((to.y + 0.5).rounded(.down)))
    }

    /// Raises the pixels of `target` to the coverage of this segment, row by row; of a column only those at its ends.
    func cover(_ target: Coverage) {
        let reach = radius + 1
        let top = max(0, Int((min(from.y, to.y) - reach).rounded(.down)))
        let bottom = min(target.height, Int((max(from.y, to.y) + reach).rounded(.up)))
        guard top < bottom else { return }
        let left = max(0, min(from.x, to.x) - reach)
        let right = min(Double(target.width), max(from.x, to.x) + reach)
        // In a row the ink of the endless line lies around its middle there, which moves from row to row.
        let isSteep = down.magnitude > 1e-6
        let slope = isSteep ? self.right / down : 0
        let half = isSteep ? (radius + side.reach) / down.magnitude : .infinity
        let added = isColumn ? rowsBetweenEnds : 0..<0
        for y in top..<bottom where !added.contains(y) {
            let dy = Double(y) + 0.5 - from.y
            let middle = from.x + dy * slope
            let first = Int(max(left, middle - half))
            let last = Int(min(right, middle + half).rounded(.up))
            guard first < last else { continue }
            cover(first..<last, dy: dy, in: target.octets + y * target.stride)
        }
    }

    /// Raises the pixels `columns` of a row that lies `dy` below the start.
    private func cover(_ columns: Range<Int>, dy: Double, in row: UnsafeMutablePointer<UInt8>) {
        let dx = Double(columns.lowerBound) + 0.5 - from.x
        var along = dx * right + dy * down
        var across = dx * down - dy * right
        let alongEnd = along + Double(columns.count) * right
        let isBetweenEnds = min(along, alongEnd) >= 0 && max(along, alongEnd) <= length
        for x in columns {
            let share =
                isBetweenEnds
                ? side.coverage(distance: across.magnitude, radius: radius) : coverage(along: along, across: across)
            row[x] = max(row[x], UInt8(share * 255 + 0.5))
            along += right
            across += down
        }
    }

    /// The coverage of a pixel, given where it lies from the start.
    private func coverage(along: Double, across: Double) -> Double {
        let beyond = along < 0 ? along : max(0, along - length)
        guard beyond != 0 else { return side.coverage(distance: across.magnitude, radius: radius) }
        let distance = (across * across + beyond * beyond).squareRoot()
        // Nowhere near the edge its direction does not matter.
        guard distance > radius - 0.75 else { return 1 }
        guard distance < radius + 0.75 else { return 0 }
        let edge = PixelEdge(
            normalX: (beyond * right + across * down) / distance,
            normalY: (beyond * down - across * right) / distance
        )
        // Outside a round end there is less than outside its tangent.
        return min(edge.coverage(distance: distance, radius: radius), max(0, radius + 0.5 - distance))
    }
}
