import GraphLayout

/// A stretch of a line, and how far along the line it starts.
struct PolylinePiece: Hashable {
    var points: [Point]
    var distance: Double
}

extension Rect {
    /// The stretches of a line that cross this rectangle: Cairo's coordinates wrap beyond some millions of pixels.
    ///
    /// Liang and Barsky, "A New Concept and Method for Line Clipping" (1984), segment by segment.
    func pieces(of line: [Point]) -> [PolylinePiece] {
        let points = line.filter { !$0.x.isNaN && !$0.y.isNaN }.map(\.bounded)
        var pieces: [PolylinePiece] = []
        var distance = 0.0
        for (from, to) in zip(points, points.dropFirst()) {
            let length = from.distance(to: to)
            if let (enter, leave) = span(from: from, to: to) {
                let end = from.moved(towards: to, by: leave)
                if enter > 0 || pieces.isEmpty || pieces[pieces.count - 1].points.last != from {
                    let start = from.moved(towards: to, by: enter)
                    pieces.append(PolylinePiece(points: [start], distance: distance + enter * length))
                }
                pieces[pieces.count - 1].points.append(end)
            }
            distance += length
        }
        return pieces
    }

    /// The part of a segment inside, as fractions of its length; nil when there is none.
    private func span(from: Point, to: Point) -> (enter: Double, leave: Double)? {
        var enter = 0.0
        var leave = 1.0
        let edges = [
            (from.x - to.x, from.x - x), (to.x - from.x, maxX - from.x),
            (from.y - to.y, from.y - y), (to.y - from.y, maxY - from.y),
        ]
        for (step, room) in edges {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                enter = max(enter, room / step)
            } else {
                leave = min(leave, room / step)
            }
        }
        return enter <= leave ? (enter, leave) : nil
    }
}

extension Point {
    /// The same point with neither coordinate so large that sums of squares overflow.
    var bounded: Point {
        let limit = 1e12
        return Point(x: min(max(x, -limit), limit), y: min(max(y, -limit), limit))
    }
}
