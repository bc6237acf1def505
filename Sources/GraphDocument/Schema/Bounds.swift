/// The numbers that a field takes.
struct Bounds: Sendable {
    /// An end of a range.
    enum End: Sendable {
        case fixed(Double)
        /// A limit of the service, which can be raised.
        case limit(any KeyPath<GraphLimits, Int> & Sendable)

        func value(in limits: GraphLimits) -> Double {
            switch self {
            case .fixed(let value): value
            case .limit(let path): Double(limits[keyPath: path])
            }
        }
    }

    var isWhole = false
    var minimum: Double?
    /// The minimum itself is not allowed.
    var isMinimumExclusive = false
    var maximum: End?

    /// "a whole number, 0 or more": what an error says is expected.
    func expectation(_ limits: GraphLimits) -> String {
        let kind = isWhole ? "a whole number" : "a number"
        let low = minimum.map(NumberText.shortest)
        let high = maximum.map { NumberText.shortest($0.value(in: limits)) }
        return switch (low, high) {
        case (nil, nil): kind
        case (let low?, nil): kind + (isMinimumExclusive ? " above \(low)" : ", \(low) or more")
        case (nil, let high?): "\(kind), \(high) or less"
        case (let low?, let high?):
            kind + (isMinimumExclusive ? " above \(low), at most \(high)" : " from \(low) to \(high)")
        }
    }

    /// What is wrong with `value`, or nil.
    func complaint(_ value: Double, _ limits: GraphLimits) -> String? {
        if let maximum, value > maximum.value(in: limits), case .limit(let path) = maximum {
            let most = limits[keyPath: path]
            return "must be at most \(most), not \(NumberText.shortest(value)); "
                + "\(GraphLimits.variable(for: path)) raises this limit"
        }
        let isTooLow = minimum.map { isMinimumExclusive ? value <= $0 : value < $0 } ?? false
        let isTooHigh = maximum.map { value > $0.value(in: limits) } ?? false
        let isFraction = isWhole && value != value.rounded()
        guard isTooLow || isTooHigh || isFraction else { return nil }
        return "must be \(expectation(limits)), not \(NumberText.shortest(value))"
    }
}
