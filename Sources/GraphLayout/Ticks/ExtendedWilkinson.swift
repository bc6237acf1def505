/// Round numbers for an axis: Talbot, Lin and Hanrahan, "An Extension of Wilkinson's Algorithm for Positioning Tick
/// Labels on Axes" (InfoVis 2010), with the paper's weights; legibility counts as 1, since overlap is decided later.
enum ExtendedWilkinson {
    /// How the labels may lie to the data.
    enum Coverage {
        /// Wherever the score is best.
        case flexible
        /// The first not above the minimum, the last not below the maximum.
        case loose
        /// All within the data.
        case inside
    }

    /// A result: `start`, `start + 1`, … times `step`.
    struct Ticks: Equatable {
        var values: [Double]
        var score: Double
    }

    /// The nice steps, best first.
    private static let steps: [Int] = [10, 50, 20, 25, 40, 30]
    private static let simplicityWeight = 0.2
    private static let coverageWeight = 0.25
    private static let densityWeight = 0.5
    private static let legibilityWeight = 0.05
    /// Bounds on the search; the scores end it long before, whatever the data.
    private static let mostSkips = 10
    private static let mostPowers = 4

    /// About `count` round numbers for data from `low` to `high`.
    ///
    /// - Parameters:
    ///   - low: Any finite number.
    ///   - high: A finite number, not below `low`.
    ///   - count: How many labels are wanted, from 2.
    ///   - coverage: How they may lie to the data.
    /// - Returns: At least one value, ascending; `low` and `high` themselves when no number between is representable.
    static func ticks(low: Double, high: Double, count: Int, coverage: Coverage = .flexible) -> Ticks {
        let magnitude = max(low.magnitude, high.magnitude)
        guard high > low else { return Ticks(values: [low], score: 1) }
        // A step below a few units in the last place cannot be told from none.
        guard (high / 2 - low / 2) > magnitude * 4 * Double.ulpOfOne, (high - low).isFinite else {
            return Ticks(values: [low, high], score: 0)
        }
        var search = Search(low: low, high: high, count: max(2, count), coverage: coverage)
        search.run()
        return search.best ?? Ticks(values: [low, high], score: 0)
    }

    private struct Search {
        let low: Double
        let high: Double
        let count: Int
        let coverage: Coverage
        var best: Ticks?
        var bestScore = -2.0

        private var range: Double { high - low }

        init(low: Double, high: Double, count: Int, coverage: Coverage) {
            self.low = low
            self.high = high
            self.count = count
            self.coverage = coverage
        }

        mutating func run() {
            for skip in 1...mostSkips {
                for (rank, step) in steps.enumerated() {
                    // Every second or fourth multiple of 2.5 is a step of 5 or 10, but begins at 2.5 or 7.5.
                    if step == 25, skip > 1 { continue }
                    let simplest = simplicity(rank: rank, skip: skip, hasZero: true)
                    if total(simplest, 1, 1) < bestScore { return }
                    tryCounts(step: step, rank: rank, skip: skip, simplest: simplest)
                }
            }
        }

        private mutating func tryCounts(step: Int, rank: Int, skip: Int, simplest: Double) {
            for size in 2...max(2, count * 3 + 2) {
                let densest = size >= count ? 2 - Double(size - 1) / Double(count - 1) : 1
                if total(simplest, 1, densest) < bestScore { return }
                // step is in tenths: the paper's q times ten.
                let unit = Double(skip * step) / 10
                var power = Int((Math.log10(range / (Double(size + 1) * unit))).rounded(.up))
                let lastPower = power + mostPowers
                while power <= lastPower {
                    let stride = unit * Math.powerOfTen(power)
                    let span = stride * Double(size - 1)
                    if total(simplest, bestCoverage(span: span), densest) < bestScore { break }
                    tryStarts(step: step, rank: rank, skip: skip, size: size, power: power)
                    power += 1
                }
            }
        }

        private mutating func tryStarts(step: Int, rank: Int, skip: Int, size: Int, power: Int) {
            let unit = Double(step) / 10 * Math.powerOfTen(power)
            guard
                let first = Int(exactly: ((high / (unit * Double(skip))).rounded(.down) * Double(skip)).rounded()),
                let last = Int(exactly: ((low / (unit * Double(skip))).rounded(.up) * Double(skip)).rounded())
            else { return }
            let earliest = first - (size - 1) * skip
            guard earliest <= last, last - earliest <= 1000 else { return }
            for start in earliest...last {
                evaluate(start: start, step: step, rank: rank, skip: skip, size: size, power: power)
            }
        }

        private mutating func evaluate(start: Int, step: Int, rank: Int, skip: Int, size: Int, power: Int) {
            // Whole numbers times a power of ten: 0.3 stays 0.3.
            let values = (0..<size).map { scaled((start + $0 * skip) * step, power: power - 1) }
            guard let first = values.first, let final = values.last, isAllowed(first, final) else { return }
            let score = total(
                simplicity(rank: rank, skip: skip, hasZero: values.contains(0)),
                coverageScore(first, final),
                density(size: size, first, final)
            )
            guard score > bestScore else { return }
            bestScore = score
            best = Ticks(values: values, score: score)
        }

        private func scaled(_ number: Int, power: Int) -> Double {
            power < 0 ? Double(number) / Math.powerOfTen(-power) : Double(number) * Math.powerOfTen(power)
        }

        private func isAllowed(_ first: Double, _ last: Double) -> Bool {
            switch coverage {
            case .flexible: true
            case .loose: first <= low && last >= high
            case .inside: first >= low && last <= high
            }
        }

        private func total(_ simplicity: Double, _ coverage: Double, _ density: Double) -> Double {
            simplicityWeight * simplicity + coverageWeight * coverage + densityWeight * density + legibilityWeight
        }

        private func simplicity(rank: Int, skip: Int, hasZero: Bool) -> Double {
            1 - Double(rank) / Double(steps.count - 1) - Double(skip) + (hasZero ? 1 : 0)
        }

        private func coverageScore(_ first: Double, _ last: Double) -> Double {
            let above = (high - last) / (0.1 * range)
            let below = (low - first) / (0.1 * range)
            return 1 - (above * above + below * below) / 2
        }

        private func bestCoverage(span: Double) -> Double {
            guard span > range else { return 1 }
            let half = (span - range) / 2 / (0.1 * range)
            return 1 - half * half
        }

        private func density(size: Int, _ first: Double, _ last: Double) -> Double {
            let actual = Double(size - 1) / (last - first)
            let wanted = Double(count - 1) / (max(last, high) - min(first, low))
            return 2 - max(actual / wanted, wanted / actual)
        }
    }
}
