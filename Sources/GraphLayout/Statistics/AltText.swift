/// The sentence that stands for a picture where it cannot be seen.
package enum AltText {
    private static let mostNames = 5

    /// One plain English sentence: what the graph shows, how many values, their minimum, maximum, average and trend.
    package static func sentence(for layout: Layout, statistics: Statistics?) -> String {
        let subject = subject(of: layout)
        guard let statistics else { return "\(subject) without any values." }
        let digits = decimals(for: statistics)
        let text = { (value: Double) in number(value, decimals: digits) }
        guard statistics.count > 1 else { return "\(subject) with one value, \(text(statistics.minimum))." }
        let parts =
            [
                "\(statistics.count) values",
                "minimum \(text(statistics.minimum))",
                "maximum \(text(statistics.maximum))",
                "average \(text(statistics.average))",
            ] + trends(of: layout)
        return "\(subject) with \(parts.joined(separator: ", "))."
    }

    private static func subject(of layout: Layout) -> String {
        let names = layout.series.compactMap { $0.name.flatMap { $0.isEmpty ? nil : $0 } }
        let title = layout.title.map { ": " + $0.fullText } ?? ""
        guard !names.isEmpty else { return "Line graph\(title)" }
        let rest = names.count > mostNames ? ["\(names.count - mostNames) more"] : []
        return "Line graph\(title), showing " + joined(names.prefix(mostNames) + rest)
    }

    private static func joined(_ words: [String]) -> String {
        words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1] : words[0]
    }

    private static func trends(of layout: Layout) -> [String] {
        guard layout.series.count > 1 else {
            return layout.series.first.flatMap { trend(of: $0.samples) }.map { [$0] } ?? []
        }
        guard layout.series.count <= mostNames else { return [] }
        return layout.series.compactMap { series in
            guard let name = series.name, let trend = trend(of: series.samples) else { return nil }
            return "\(name) \(trend)"
        }
    }

    /// Rising or falling where the values follow their index clearly enough (Pearson's r beyond ±0.3).
    private static func trend(of samples: Samples) -> String? {
        guard samples.presentCount > 1, let statistics = Statistics(of: [samples]) else { return nil }
        guard statistics.standardDeviation > 0 else { return "unchanging" }
        let count = Double(samples.presentCount)
        let indexes = samples.runs.reduce(0) { $0 + Double($1.count) * Double($1.lowerBound + $1.upperBound - 1) / 2 }
        let meanIndex = indexes / count
        var product = 0.0
        var squares = 0.0
        for run in samples.runs {
            for index in run {
                let distance = Double(index) - meanIndex
                // Halved first: the difference of two finite numbers can overflow, that of their halves cannot.
                let deviation = samples.values[index] / 2 - statistics.average / 2
                product += distance * (deviation / (statistics.standardDeviation / 2))
                squares += distance * distance
            }
        }
        let correlation = product / (squares * count).squareRoot()
        if correlation > 0.3 { return "rising" }
        return correlation < -0.3 ? "falling" : "without a clear trend"
    }

    /// As many decimals as show four digits of the values' spread or, when they are equal, of their size.
    private static func decimals(for statistics: Statistics) -> Int {
        let spread = statistics.maximum / 2 - statistics.minimum / 2
        let size = spread > 0 ? spread * 2 : statistics.maximum.magnitude
        guard size > 0, size.isFinite else { return 0 }
        return Swift.min(Swift.max(3 - Int(Math.log10(size).rounded(.down)), 0), 12)
    }

    private static func number(_ value: Double, decimals: Int) -> String {
        let factor = Math.powerOfTen(decimals)
        let scaled = (value * factor).rounded()
        // Beyond this a double has no such decimals.
        let rounded = scaled.magnitude < 0x1p53 ? scaled / factor : value
        let text = (rounded == 0 ? 0 : rounded).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
