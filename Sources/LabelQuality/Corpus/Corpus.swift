import GraphLayout

/// The graphs that label quality is measured on: the same for the same seed, everywhere.
package enum Corpus {
    /// The seed of the published numbers.
    package static let seed: UInt64 = 2010

    /// Canvas sizes in CSS pixels.
    static let sizes: [Size] = [
        Size(width: 160, height: 100), Size(width: 240, height: 160), Size(width: 480, height: 270),
        Size(width: 640, height: 400), Size(width: 900, height: 300), Size(width: 1600, height: 400),
    ]

    /// How many categories.
    static let counts = [1, 2, 3, 5, 12, 31, 90, 365, 5000]

    /// All graphs, kind by kind. Each has a Y axis with labels.
    package static func graphs(seed: UInt64 = seed) -> [CorpusGraph] {
        categories(seed: seed) + numbers(seed: seed) + logarithmic(seed: seed) + complaints
    }

    private static func categories(seed: UInt64) -> [CorpusGraph] {
        var random = CorpusRandom(seed: seed)
        var graphs: [CorpusGraph] = []
        var fitted: [CorpusGraph] = []
        for text in CorpusText.allCases {
            for count in counts {
                let labels = text.labels(count, using: &random)
                let values = walk(count, using: &random)
                for size in sizes {
                    var spec = graph(values, labels: labels, size: size)
                    let name = "\(text.rawValue), \(count) at \(size.name)"
                    graphs.append(CorpusGraph(kind: text.kind, name: name, spec: spec, isPlain: true))
                    guard (5...90).contains(count) else { continue }
                    spec.xAxis.fit = .auto
                    fitted.append(CorpusGraph(kind: .fitted, name: "fitted \(name)", spec: spec))
                }
            }
        }
        return graphs + fitted
    }

    private static func numbers(seed: UInt64) -> [CorpusGraph] {
        var random = CorpusRandom(seed: seed &+ 1)
        let ticks: [(name: String, selection: TickSelection)] = [
            ("nice", .nice(count: nil, loose: true)), ("inside", .nice(count: nil, loose: false)),
            ("five", .even(count: 5)), ("extremes", .extremes),
        ]
        return CorpusNumbers.allCases.flatMap { numbers in
            let values = numbers.values(31, using: &random)
            return ticks.flatMap { name, selection in
                sizes.map { size in
                    var spec = graph(values, size: size)
                    spec.yAxis.ticks = selection
                    return CorpusGraph(
                        kind: .numbers,
                        name: "\(numbers.rawValue), \(name) at \(size.name)",
                        spec: spec,
                        isPlain: name == "nice"
                    )
                }
            }
        }
    }

    private static func logarithmic(seed: UInt64) -> [CorpusGraph] {
        var random = CorpusRandom(seed: seed &+ 2)
        return [0.3, 0.8, 1.5, 3, 6, 12, 25].flatMap { decades in
            let start = random.uniform(-3...3)
            let values = (0..<31).map { CorpusNumbers.power(of: 10, start + decades * Double($0) / 30) }
            return sizes.map { size in
                var spec = graph(values, size: size)
                spec.yAxis.ticks = .log(count: nil)
                let name = "\(decades) decades at \(size.name)"
                return CorpusGraph(kind: .logarithmic, name: name, spec: spec, isPlain: true)
            }
        }
    }

    /// Values that wander as measured ones do.
    private static func walk(_ count: Int, using random: inout CorpusRandom) -> [Double] {
        var value = 50.0
        return (0..<count).map { _ in
            value += random.uniform(-5...5)
            // To tenths, so that the texts are those of real data.
            return (value * 10).rounded() / 10
        }
    }

    static func graph(
        _ values: [Double],
        labels: [String?] = [],
        size: Size = Size(width: 480, height: 270)
    ) -> GraphSpec {
        var spec = GraphSpec()
        spec.size = size
        spec.series = [Series(samples: Samples(values))]
        spec.labels = labels
        spec.yAxis.enabled = true
        return spec
    }
}

extension Size {
    /// "480×270".
    fileprivate var name: String { "\(Int(width))×\(Int(height))" }
}
