/// How the straight edges of a stroke divide a pixel: exactly, as areas of a square.
struct PixelEdge {
    /// What an edge gains of a pixel with each step, and of a corner with its square.
    private let inverse: Double
    private let cornerShare: Double
    /// Farther from the middle of a pixel an edge leaves it whole.
    let reach: Double
    /// Nearer it cuts two opposite sides, else a corner.
    private let near: Double

    init(normalX: Double, normalY: Double) {
        let greater = max(normalX.magnitude, normalY.magnitude)
        let lesser = min(normalX.magnitude, normalY.magnitude)
        inverse = 1 / greater
        // An upright edge cuts no corner.
        cornerShare = lesser > 0 ? 1 / (2 * greater * lesser) : 0
        reach = (greater + lesser) / 2
        near = (greater - lesser) / 2
    }

    /// The part of a pixel inside a stroke whose middle lies `distance` away.
    func coverage(distance: Double, radius: Double) -> Double {
        max(0, inside(radius - distance) + inside(radius + distance) - 1)
    }

    /// The part of a pixel on the inner side of an edge that lies so far outside its middle.
    private func inside(_ offset: Double) -> Double {
        let magnitude = offset.magnitude
        guard magnitude < reach else { return offset > 0 ? 1 : 0 }
        guard magnitude > near else { return 0.5 + offset * inverse }
        let corner = (reach - magnitude) * (reach - magnitude) * cornerShare
        return offset > 0 ? 1 - corner : corner
    }
}
