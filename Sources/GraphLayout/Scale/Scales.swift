/// Maps indexes to pixels: the first at one end, the last at the other; a single one in the middle.
package struct IndexScale: Hashable, Sendable {
    package var count: Int
    /// Where index 0 stands.
    package var start: Double
    /// Where the last index stands.
    package var end: Double

    package init(count: Int, start: Double, end: Double) {
        self.count = count
        self.start = start
        self.end = end
    }

    /// From edge to edge of `plot`, less what the ink of a point reaches beyond its middle: beside the plot there may be
    /// labels.
    init(count: Int, plot: Rect, reach: Double) {
        let inset = min(reach, plot.width / 4)
        self.init(count: count, start: plot.x + inset, end: plot.maxX - inset)
    }

    package func position(of index: Int) -> Double {
        count > 1 ? start + (end - start) * (Double(index) / Double(count - 1)) : (start + end) / 2
    }

    /// Pixels from one index to the next; 0 with fewer than two.
    package var step: Double { count > 1 ? (end - start) / Double(count - 1) : 0 }
}

/// Maps values to pixels, linearly or logarithmically; an empty domain maps to the middle.
package struct ValueScale: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case linear
        /// Base 10; the domain is above 0.
        case log
    }

    package var kind: Kind
    package var domain: ClosedRange<Double>
    /// Where the lower end of the domain stands.
    package var start: Double
    /// Where the upper end of the domain stands.
    package var end: Double

    package init(kind: Kind = .linear, domain: ClosedRange<Double>, start: Double, end: Double) {
        self.kind = kind
        self.domain = domain
        self.start = start
        self.end = end
    }

    package func position(of value: Double) -> Double {
        start + (end - start) * fraction(of: value)
    }

    /// 0 at the lower end of the domain, 1 at the upper.
    private func fraction(of value: Double) -> Double {
        switch kind {
        case .linear:
            // Halved first: the difference of two finite numbers can overflow, that of their halves cannot.
            let span = domain.upperBound / 2 - domain.lowerBound / 2
            return span > 0 ? (value / 2 - domain.lowerBound / 2) / span : 0.5
        case .log:
            let low = Math.log10(domain.lowerBound)
            let span = Math.log10(domain.upperBound) - low
            guard span > 0 else { return 0.5 }
            // What has no logarithm stands at the lower end.
            return (Math.log10(value > 0 ? value : domain.lowerBound) - low) / span
        }
    }
}
