import GraphLayout

/// What a line is drawn with.
struct Pen: Hashable {
    var paint: Paint
    /// In CSS pixels.
    var width: Double
    /// Lengths on, off, …, in CSS pixels; empty for a solid line.
    var dash: [Double]
    /// How straight lines end; others end round.
    var cap = Cap.butt

    enum Cap {
        /// At their ends.
        case butt
        /// Half the width beyond, so that the sides of a frame meet.
        case square
    }

    /// The pen of `stroke`, whose own gradient says nothing about its place.
    init(_ stroke: Stroke, gradient: PlacedGradient? = nil) {
        paint = Paint(stroke.color, gradient: gradient, alpha: stroke.alpha)
        width = stroke.width
        dash = stroke.dash
    }

    /// The pen of `stroke` for a piece of its line, over which its gradient runs whole.
    init(_ stroke: Stroke, over line: GridLine) {
        self.init(stroke)
        guard let gradient = stroke.gradient else { return }
        paint = .gradient(gradient.stops, from: line.from, to: line.to).faded(stroke.alpha)
    }
}
