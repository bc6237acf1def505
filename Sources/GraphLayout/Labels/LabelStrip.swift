/// Labels in a row along an axis, at one way to set them: where each stands and which get in each other's way.
///
/// Coordinates run along the axis, ascending. Two labels are clear of each other if all labels between them could be
/// hidden and the two shown; a set is clear if its neighbours are, since every test below grows with the distance.
struct LabelStrip {
    /// What a turned label needs beside it.
    struct Slant {
        /// |sin| and cos of the angle.
        var sine: Double
        var cosine: Double
        /// Whether texts end at their tick (reading upwards) or begin there.
        var endsAtTick: Bool
        /// The height of the texts.
        var thickness: Double
    }

    /// Where the text of each label is anchored: its tick, shifted into the bounds.
    private(set) var positions: [Double]
    /// How far each label reaches before and after its position.
    let before: [Double]
    let after: [Double]
    /// The lengths of the texts; what a slant looks at.
    let lengths: [Double]
    /// Air between two labels.
    var gap: Double
    var slant: Slant?
    /// Labels alternate between this many rows.
    var rows = 1
    /// The labels that are longer than the bounds.
    private var tooLong: Set<Int> = []
    /// Whether the ticks stand at equal distances.
    let isRegular: Bool

    /// - Parameters:
    ///   - ticks: Where the labels belong, ascending.
    ///   - before: How far each label reaches before its tick.
    ///   - after: How far each label reaches after its tick.
    ///   - lengths: The lengths of the texts.
    ///   - bounds: What no label may leave; a label that would is shifted.
    ///   - gap: Air between two labels.
    init(
        ticks: [Double],
        before: [Double],
        after: [Double],
        lengths: [Double],
        bounds: ClosedRange<Double>,
        gap: Double
    ) {
        self.before = before
        self.after = after
        self.lengths = lengths
        self.gap = gap
        positions = ticks
        let pitches = zip(ticks, ticks.dropFirst()).lazy.map { $1 - $0 }
        isRegular = (pitches.max() ?? 0) <= (pitches.min() ?? 0) * 1.01
        for index in ticks.indices {
            let low = bounds.lowerBound + before[index]
            let high = bounds.upperBound - after[index]
            if low > high + 1e-6 { tooLong.insert(index) }
            positions[index] = max(low, min(ticks[index], high))
        }
    }

    var count: Int { positions.count }

    /// The labels that could be shown if they were alone.
    var placeable: [Int] { positions.indices.filter(isPlaceable) }

    /// All labels but those at the ends that could not even be shown alone.
    var withoutUnplaceableEnds: [Int] {
        guard let first = positions.indices.first(where: isPlaceable),
            let last = positions.indices.last(where: isPlaceable)
        else { return [] }
        return Array(first...last)
    }

    /// Whether `label` could be shown if it were alone.
    func isPlaceable(_ label: Int) -> Bool { !tooLong.contains(label) }

    /// Longer than this is far longer than most texts.
    var outlierLength: Double { lengths.isEmpty ? 0 : lengths.sorted()[lengths.count / 2] * 2.5 }

    /// Whether `earlier` and `later` can both be shown in one row.
    func isClear(_ earlier: Int, _ later: Int) -> Bool {
        let distance = positions[later] - positions[earlier]
        guard let slant else {
            return distance + Self.tolerance >= after[earlier] + gap + before[later]
        }
        // Two parallel strips: apart sideways, or one ends before the other begins.
        let length = lengths[slant.endsAtTick ? later : earlier]
        return distance * slant.sine + Self.tolerance >= slant.thickness + gap
            || distance * slant.cosine + Self.tolerance >= length + gap
    }

    /// No two of `labels` that are clear of each other are nearer than this.
    func leastDistance(of labels: [Int]) -> Double {
        guard let slant else {
            return gap + (labels.lazy.map { self.before[$0] + self.after[$0] }.min() ?? 0)
        }
        let shortest = labels.lazy.map { self.lengths[$0] }.min() ?? 0
        let lengthwise = slant.cosine > 0 ? (shortest + gap) / slant.cosine : .infinity
        return min(lengthwise, slant.sine > 0 ? (slant.thickness + gap) / slant.sine : .infinity)
    }

    /// Whether all of `set`, ascending, can be shown.
    func fits(_ set: [Int]) -> Bool {
        set.indices.dropLast(min(rows, set.count)).allSatisfy { isClear(set[$0], set[$0 + rows]) }
    }

    /// The pins that can all be shown, ascending; of two in each other's way the one named earlier stays.
    func compatible(_ pins: [Int]) -> [Int] {
        pins.reduce(into: []) { kept, pin in
            guard !tooLong.contains(pin), !kept.contains(pin) else { return }
            let isFree = kept.allSatisfy { isClear(min($0, pin), max($0, pin)) }
            if isFree { kept.append(pin) }
        }.sorted()
    }

    /// Float noise that is not an overlap.
    private static let tolerance = 1e-6
}
