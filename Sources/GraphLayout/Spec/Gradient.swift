/// Colours that run into each other along one direction.
package struct Gradient: Hashable, Sendable {
    package enum Direction: String, CaseIterable, Hashable, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    package struct Stop: Hashable, Sendable {
        /// 0 at the beginning, 1 at the end.
        package var at: Double
        package var color: Color

        package init(at: Double, color: Color) {
            self.at = at
            self.color = color
        }
    }

    package var direction: Direction
    /// Ascending by `at`, two or more.
    package var stops: [Stop]

    package init(direction: Direction = .vertical, stops: [Stop]) {
        self.direction = direction
        self.stops = stops
    }
}
