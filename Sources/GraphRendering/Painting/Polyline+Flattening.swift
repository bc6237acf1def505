import GraphLayout

extension Polyline {
    /// The corners of a line of straight pieces, none of which strays from the curve by more than `tolerance`.
    func flattened(tolerance: Double) -> [Point] {
        guard isCurved, let first = points.first else { return points }
        var corners = [first]
        // Where values are so far outside that the curve has no numbers, it is straight.
        for (start, control, end) in pieces where end.x.isFinite && end.y.isFinite {
            let count = Self.pieceCount(start, control, end, tolerance: tolerance)
            for step in 1..<count {
                let t = Double(step) / Double(count)
                let left = start.moved(towards: control, by: t)
                corners.append(left.moved(towards: control.moved(towards: end, by: t), by: t))
            }
            corners.append(end)
        }
        return corners
    }

    /// The quadratic pieces of a curved line.
    var pieces: [(start: Point, control: Point, end: Point)] {
        stride(from: 2, to: points.count, by: 2).map { (points[$0 - 2], points[$0 - 1], points[$0]) }
    }

    /// A chord over 1/n of a quadratic piece strays by a quarter of its second difference over n².
    private static func pieceCount(_ start: Point, _ control: Point, _ end: Point, tolerance: Double) -> Int {
        let middle = start.moved(towards: end, by: 0.5)
        let count = (control.distance(to: middle) / 2 / tolerance).squareRoot().rounded(.up)
        guard count.isFinite else { return 1 }
        // Far more than an image shows; what leads there may be any distance away.
        return Int(min(max(count, 1), 500))
    }
}
