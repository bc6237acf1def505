/// What the X axis is asked to show.
package struct XAxisSpec: Hashable, Sendable {
    package var enabled = true
    package var color = Color.black
    package var background = AxisBackground()
    package var title: String?
    package var selection = LabelSelection.gaps(0, anchor: .first)
    package var overlap = Thinning.even
    /// The labels that outrank the others.
    package var keep: [LabelPin] = [.first, .last]
    /// Pixels of air between two labels, 0 or more.
    package var minGap = 6.0
    /// What is tried before a label is removed.
    package var fit = FitPolicy.ordered([])
    /// Degrees, clockwise, −90 to 90: −45 reads upwards.
    package var rotation = 0.0
    package var grid = GridSpec()

    package init() {}
}

/// Which labels of the X axis are wanted, before any is removed for lack of room.
package enum LabelSelection: Hashable, Sendable {
    /// This many hidden labels between two shown ones; at least points − 1 leaves the first and the last.
    case gaps(Int, anchor: GapAnchor)
    /// This many, evenly, both ends kept.
    case count(Int)
    /// Exactly these indexes; each is in range, ascending and once.
    case positions([Int])
    /// base, base + increment, … (base ≥ 0, increment ≥ 1).
    case progression(base: Int, increment: Int)
}

/// Where the pattern of a gap starts.
package enum GapAnchor: String, CaseIterable, Hashable, Sendable {
    /// At index 0.
    case first
    /// The hidden labels left and right of the shown ones as equal as possible, the odd one on the left.
    case center
    /// At the last index.
    case last
}

/// How overlapping labels are removed.
package enum Thinning: String, CaseIterable, Hashable, Sendable {
    /// Both ends kept, strides that differ by at most 1.
    case even
    /// The most labels, as evenly as they go, for texts of mixed width.
    case best
    /// In order; the earlier one stays.
    case greedy
    /// Every other one until they fit.
    case parity
    /// None is removed.
    case allow
}

/// A label that outranks the others.
package enum LabelPin: Hashable, Sendable {
    case first
    case last
    case index(Int)
}

/// What is tried before labels are removed.
package enum FitPolicy: Hashable, Sendable {
    /// These, in this order.
    case ordered([FitRemedy])
    /// All of them weighed by one cost.
    case auto
}

/// One way to make labels fit without removing any.
package enum FitRemedy: String, CaseIterable, Hashable, Sendable {
    case rotate
    case stagger
    case wrap
    case ellipsis
}

/// The band behind the labels of an axis.
package struct AxisBackground: Hashable, Sendable {
    /// nil: none.
    package var color: Color?
    /// Multiplies the colour's own alpha, 0 to 1.
    package var alpha = 1.0

    package init() {}
}

/// Reference lines at the shown labels of an axis.
package struct GridSpec: Hashable, Sendable {
    package var enabled = false
    package var stroke = Stroke(color: Color(hex: 0x000000), width: 1, alpha: 0.12)

    package init() {}
}

/// What the Y axis is asked to show.
package struct YAxisSpec: Hashable, Sendable {
    package enum Position: String, CaseIterable, Hashable, Sendable {
        case left
        case right
    }

    package var enabled = false
    package var color = Color.black
    package var background = AxisBackground()
    package var title: String?
    package var ticks = TickSelection.extremes
    /// The range of the axis; nil: from the data.
    package var min: Double?
    /// Above `min` when both are given.
    package var max: Double?
    package var position = Position.left
    package var prefix = ""
    package var suffix = ""
    package var format = NumberFormat()
    /// Pixels kept free above the highest and below the lowest point; nil: chosen by the layout.
    package var padding: Double?
    package var grid = GridSpec()
    package var overlap = Thinning.greedy

    package init() {}
}

/// Which values of the Y axis get a label.
package enum TickSelection: Hashable, Sendable {
    /// Maximum, minimum and average of the data: the ancestor's three.
    case extremes
    /// This many, evenly from the minimum to the maximum (1: the middle; 0: none).
    case even(count: Int)
    /// Exactly these.
    case values([Double])
    /// base, base + increment, … up to the first one not below the maximum; increment more than 0.
    case progression(base: Double, increment: Double)
    /// About `count` round numbers; `loose` widens the axis to them.
    case nice(count: Int?, loose: Bool)
    /// Round numbers on a logarithmic axis.
    case log(count: Int?)
}
