import GraphLayout

/// What a line or an area is painted in.
enum Paint: Hashable {
    case color(Color)
    /// Colours that run from one point to another, and go on as they end beyond both.
    case gradient([Gradient.Stop], from: Point, to: Point)

    /// `gradient` where there is one, else `color`, faded by `alpha` either way.
    init(_ color: Color, gradient: PlacedGradient?, alpha: Double) {
        guard let gradient else {
            self = .color(color.faded(alpha))
            return
        }
        self = .gradient(gradient.stops, from: gradient.from, to: gradient.to).faded(alpha)
    }

    /// The same paint with its alpha multiplied by `factor`.
    func faded(_ factor: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.faded(factor))
        case .gradient(let stops, let from, let to):
            .gradient(stops.map { Gradient.Stop(at: $0.at, color: $0.color.faded(factor)) }, from: from, to: to)
        }
    }

    /// Whether painting twice looks like painting once.
    var isOpaqueColor: Bool {
        if case .color(let color) = self { color.alpha >= 1 } else { false }
    }
}
