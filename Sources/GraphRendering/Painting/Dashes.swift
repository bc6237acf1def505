import GraphLayout

/// A dash pattern: lengths on, off, …, of even count.
struct Dashes {
    /// All 0 or more, their sum more than 0.
    let pattern: [Double]
    let period: Double

    /// nil for a solid line, which is also what a pattern without length or with impossible lengths gives.
    init?(_ lengths: [Double]) {
        let even = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = even.reduce(0, +)
        guard period > 0, period.isFinite, even.allSatisfy({ $0 >= 0 }) else { return nil }
        pattern = even
        self.period = period
    }

    /// The share of a line that is inked, 0 to 1.
    var density: Double {
        stride(from: 0, to: pattern.count, by: 2).reduce(0) { $0 + pattern[$1] } / period
    }

    /// Whether the inked parts would vanish without round ends.
    var hasDots: Bool {
        stride(from: 0, to: pattern.count, by: 2).contains { pattern[$0] == 0 }
    }

    /// The inked parts of a line whose first point lies `distance` along the pattern.
    func cut(_ points: [Point], from distance: Double = 0) -> [[Point]] {
        guard var previous = points.first else { return [] }
        var (place, left) = phase(at: distance)
        var dashes: [[Point]] = []
        var current: [Point] = place.isMultiple(of: 2) ? [previous] : []
        for next in points.dropFirst() {
            var remaining = previous.distance(to: next)
            while remaining > left {
                previous = previous.moved(towards: next, by: left / remaining)
                remaining -= left
                if place.isMultiple(of: 2) {
                    dashes.append(current + [previous])
                    current = []
                } else {
                    current = [previous]
                }
                place = (place + 1) % pattern.count
                left = pattern[place]
            }
            left -= remaining
            previous = next
            if place.isMultiple(of: 2) { current.append(next) }
        }
        return current.count > 1 ? dashes + [current] : dashes
    }

    /// The part of the pattern at `distance` and the length that is left of it.
    private func phase(at distance: Double) -> (place: Int, left: Double) {
        var rest = distance.truncatingRemainder(dividingBy: period)
        for (place, length) in pattern.enumerated() {
            if rest < length { return (place, length - rest) }
            rest -= length
        }
        return (0, pattern[0])
    }
}

extension Point {
    func distance(to other: Point) -> Double {
        let dx = other.x - x
        let dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The point at `fraction` of the way to `other`.
    func moved(towards other: Point, by fraction: Double) -> Point {
        // The end itself, not a point beside it for the rounding.
        fraction >= 1 ? other : Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
