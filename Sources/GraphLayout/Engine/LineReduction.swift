/// Keeps of a dense line what its pixels can show: M4 (Jugel et al., VLDB 2014), the first, last, lowest and highest
/// point of each pixel column.
enum LineReduction {
    /// With more points a column than this, a line is reduced.
    static let pointsPerColumn = 4.0

    /// `points` with ascending x, reduced when they are dense; columns are `1 / scale` wide.
    ///
    /// Dense lines have their x moved to the middle of its column first: only then is the reduced line the same
    /// picture as the whole one.
    static func reduced(_ points: [Point], scale: Double) -> [Point] {
        guard let first = points.first, let last = points.last else { return points }
        let columns = (last.x - first.x) * scale + 1
        guard Double(points.count) > columns * pointsPerColumn else { return points }
        var result: [Point] = []
        var column = Column(points[0], scale: scale)
        for point in points.dropFirst() where !column.take(point) {
            column.append(to: &result)
            column = Column(point, scale: scale)
        }
        column.append(to: &result)
        return result
    }

    /// The points of one pixel column so far.
    private struct Column {
        let number: Double
        let scale: Double
        private var first: Double
        private var last: Double
        private var lowest: (order: Int, y: Double)
        private var highest: (order: Int, y: Double)
        private var count = 1

        init(_ point: Point, scale: Double) {
            self.scale = scale
            number = (point.x * scale).rounded(.down)
            first = point.y
            last = point.y
            lowest = (0, point.y)
            highest = (0, point.y)
        }

        /// Whether `point` belongs to this column; if so it is taken in.
        mutating func take(_ point: Point) -> Bool {
            guard (point.x * scale).rounded(.down) == number else { return false }
            if point.y < lowest.y { lowest = (count, point.y) }
            if point.y > highest.y { highest = (count, point.y) }
            last = point.y
            count += 1
            return true
        }

        /// First, the two extremes in the order of their appearance, last; equal neighbours once.
        func append(to points: inout [Point]) {
            let x = (number + 0.5) / scale
            let extremes = lowest.order < highest.order ? [lowest.y, highest.y] : [highest.y, lowest.y]
            var previous: Double?
            for y in [first] + extremes + [last] where y != previous {
                points.append(Point(x: x, y: y))
                previous = y
            }
        }
    }
}
