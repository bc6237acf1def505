import GraphLayout

/// A rectangle at any angle: what a text covers.
struct TurnedBox {
    /// Clockwise from the top left of the upright text.
    let corners: [Point]

    init(_ block: TextBlock) {
        corners = block.corners
    }

    /// Whether two boxes meet by more than `inset` pixels (separating axes).
    func meets(_ other: TurnedBox, inset: Double) -> Bool {
        !(sides + other.sides).contains { side in
            let one = extent(along: side)
            let two = other.extent(along: side)
            return min(one.upperBound, two.upperBound) - max(one.lowerBound, two.lowerBound) <= inset
        }
    }

    /// The directions of the sides, each one pixel long.
    private var sides: [Point] {
        [(0, 1), (1, 2)].compactMap { from, to in
            let x = corners[to].x - corners[from].x
            let y = corners[to].y - corners[from].y
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? Point(x: x / length, y: y / length) : nil
        }
    }

    private func extent(along side: Point) -> ClosedRange<Double> {
        let shadows = corners.map { $0.x * side.x + $0.y * side.y }
        return (shadows.min() ?? 0)...(shadows.max() ?? 0)
    }
}
