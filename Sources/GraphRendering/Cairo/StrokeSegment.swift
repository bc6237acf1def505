import GraphLayout

/// A straight piece of a stroke with round ends, in device pixels.
struct StrokeSegment {
    private let from: Point
    private let to: Point
    private let radius: Double
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

    /// Raises the pixels of `target` to the coverage of this segment, row by row.
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
        var upright: [UInt8] = []
        for y in top..<bottom {
            let dy = Double(y) + 0.5 - from.y
            let middle = from.x + dy * slope
            let first = Int(max(left, middle - half))
            let last = Int(min(right, middle + half).rounded(.up))
            guard first < last else { continue }
            let row = target.octets + y * target.stride
            guard self.right == 0, 0...length ~= dy.magnitude, dy * down >= 0 else {
                cover(first..<last, dy: dy, in: row)
                continue
            }
            // Most of a dense line is upright, and all rows of that between its ends are alike.
            if upright.isEmpty { upright = profile(of: first..<last) }
            for x in first..<last { row[x] = max(row[x], upright[x - first]) }
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

    /// The coverage of the pixels `columns` in a row between the ends of an upright segment.
    private func profile(of columns: Range<Int>) -> [UInt8] {
        columns.map { x in
            let distance = (Double(x) + 0.5 - from.x).magnitude
            return UInt8(side.coverage(distance: distance, radius: radius) * 255 + 0.5)
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
