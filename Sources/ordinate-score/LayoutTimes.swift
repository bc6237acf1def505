import GraphLayout

/// Prints how long a layout takes, without drawing.
enum LayoutTimes {
    static func run(measuring: any TextMeasuring) {
        for (count, repeats) in [(100, 401), (10_000, 41)] {
            for (name, fit) in [("thinned", FitPolicy.ordered([])), ("fit: auto", .auto)] {
                var spec = GraphSpec()
                spec.series = [Series(samples: Samples((0..<count).map { Double($0 * 7919 % 1000) }))]
                spec.labels = (0..<count).map { "Label \($0)" }
                spec.yAxis.enabled = true
                spec.xAxis.fit = fit
                print("\(count) labels, \(name): median \(median(of: repeats, spec, measuring)) of \(repeats)")
            }
        }
    }

    private static func median(of repeats: Int, _ spec: GraphSpec, _ measuring: any TextMeasuring) -> Duration {
        let clock = ContinuousClock()
        let times = (0..<repeats).map { _ in
            clock.measure { _ = Layout.solve(spec, measuring: measuring) }
        }
        return times.sorted()[repeats / 2]
    }
}
