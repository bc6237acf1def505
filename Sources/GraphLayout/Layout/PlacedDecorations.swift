/// A gradient with the points that it runs between.
package struct PlacedGradient: Hashable, Sendable {
    package var stops: [Gradient.Stop]
    package var from: Point
    package var to: Point

    init?(_ gradient: Gradient?, over rect: Rect) {
        guard let gradient else { return nil }
        stops = gradient.stops
        from = Point(x: rect.x, y: rect.y)
        to =
            gradient.direction == .horizontal
            ? Point(x: rect.maxX, y: rect.y) : Point(x: rect.x, y: rect.maxY)
    }
}

/// A filled area beside a line.
package struct AreaLayout: Hashable, Sendable {
    /// The edge of the area along the line.
    package var edge: Polyline
    /// The corners that close the area after the end of `edge`.
    package var closing: [Point]
    /// Nothing is painted outside.
    package var clip: Rect
    package var color: Color
    /// Multiplies the colour's own alpha, 0 to 1.
    package var alpha: Double
    /// Replaces `color`.
    package var gradient: PlacedGradient?
}

/// A line or a band across the plot.
package struct AnnotationLayout: Hashable, Sendable {
    package enum Mark: Hashable, Sendable {
        case line(GridLine)
        case band(Rect)
    }

    /// nil: outside the plot.
    package var mark: Mark?
    package var stroke: Stroke
    /// nil: there is no text, or no room for it.
    package var text: TextBlock?
}

/// A bubble with the value of a point.
package struct ValueLabel: Hashable, Sendable {
    /// The series, and the index of its point.
    package var series: Int
    package var index: Int
    package var block: TextBlock
    /// The bubble around the text.
    package var bubble: Rect
    package var cornerRadius: Double
    package var background: Color
    /// nil: the label is shown. `overlap(by:)` names the place of the winner in the list of value labels.
    package var hidden: HiddenReason?
}

/// The names of the series.
package struct LegendLayout: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The series that is named.
        package var series: Int
        /// A piece of its line; nil when it is drawn as dots alone.
        package var swatch: GridLine?
        package var stroke: Stroke
        /// Its dot, when it is drawn with dots.
        package var dot: Point?
        package var dotRadius: Double
        package var dotColor: Color
        package var block: TextBlock
    }

    package var position: LegendSpec.Position
    package var rect: Rect
    package var entries: [Entry]
}
