/// Keeps of a dense line what its pixels can show: M4 (Jugel et al., VLDB 2014), the first, last, lowest and highest
/// point of each pixel column.
///
/// The x of each point is moved to the middle of its column: only then is the reduced line the same picture as the
/// whole one.
struct LineReduction {
    /// With more points a column than this, a line is reduced.
    private static let pointsPerColumn = 4.0

    /// Columns for each CSS pixel.
    private let scale: Double
    private var column: Column?
    private(set) var points: [Point] = []

    init(scale: Double) {
        self.scale = scale
    }

    /// Whether a line of `count` points over `width` pixels has more points than its columns can show.
    static func isDense(count: Int, width: Double, scale: Double) -> Bool {
        Double(count) > (width * scale + 1) * pointsPerColumn
    }

    /// Takes the next point; x never falls.
    mutating func take(_ point: Point) {
        let number = (point.x * scale).rounded(.down)
        if column?.number == number {
            column?.take(point.y)
        } else {
            finishColumn()
            column = Column(number: number, y: point.y)
        }
    }

    /// The reduced line; no point may follow.
    mutating func finish() -> [Point] {
        finishColumn()
        column = nil
        return points
    }

    /// First, the two extremes in the order of their appearance, last; equal neighbours once.
    private mutating func finishColumn() {
        guard let column else { return }
        let x = (column.number + 0.5) / scale
        var previous: Double?
        for y in [column.first, column.earlierExtreme, column.laterExtreme, column.last] where y != previous {
            points.append(Point(x: x, y: y))
            previous = y
        }
    }

    /// The points of one pixel column so far.
    private struct Column {
        let number: Double
        let first: Double
        private(set) var last: Double
        private var lowest: Double
        private var highest: Double
        private var isLowestFirst = true

        init(number: Double, y: Double) {
            self.number = number
            first = y
            last = y
            lowest = y
            highest = y
        }

        var earlierExtreme: Double { isLowestFirst ? lowest : highest }
        var laterExtreme: Double { isLowestFirst ? highest : lowest }

        mutating func take(_ y: Double) {
            if y < lowest {
                lowest = y
                isLowestFirst = false
            }
            if y > highest {
                highest = y
                isLowestFirst = true
            }
            last = y
        }
    }
}
