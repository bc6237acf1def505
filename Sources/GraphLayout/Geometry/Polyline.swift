/// A connected line through points.
package struct Polyline: Hashable, Sendable {
    /// Straight: the corners. Curved: a corner, then the control point of a quadratic piece and its end, and so on.
    package var points: [Point]
    package var isCurved: Bool

    package init(_ points: [Point], isCurved: Bool = false) {
        self.points = points
        self.isCurved = isCurved
    }

    /// Through `points`, two quadratic pieces a segment: the first is horizontal at its beginning, the second at its
    /// end, and they meet in the middle of the segment, so that the line never leaves the height of its two ends.
    package static func curved(through points: [Point]) -> Polyline {
        guard let first = points.first, points.count > 1 else { return Polyline(points) }
        var path = [first]
        path.reserveCapacity(points.count * 4)
        for (start, end) in zip(points, points.dropFirst()) {
            let width = end.x - start.x
            path += [
                Point(x: start.x + width / 4, y: start.y),
                Point(x: start.x + width / 2, y: start.y / 2 + end.y / 2),
                Point(x: start.x + width * 3 / 4, y: end.y),
                end,
            ]
        }
        return Polyline(path, isCurved: true)
    }
}
