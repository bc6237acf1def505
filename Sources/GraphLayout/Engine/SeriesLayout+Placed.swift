extension SeriesLayout {
    /// Places `series` in the plot.
    init(_ series: Series, nulls: NullPolicy, xScale: IndexScale, yScale: ValueScale, scale: Double) {
        let runs = Self.runs(of: series.samples, nulls: nulls, isUsable: { yScale.kind == .linear || $0 > 0 })
        let place = { (index: Int) in
            Point(x: xScale.position(of: index), y: yScale.position(of: series.samples.values[index]))
        }
        let hasLine = series.dots.show != .only
        let lines =
            hasLine
            ? runs.filter { $0.count > 1 }.map { LineReduction.reduced($0.map(place), scale: scale) } : []
        // A point that no line passes through would be invisible without a dot.
        let alone = runs.filter { $0.count == 1 }.flatMap(\.self)
        let dotted = series.dots.show == .none ? alone : runs.flatMap(\.self)
        self.init(
            name: series.name,
            samples: series.samples,
            xScale: xScale,
            yScale: yScale,
            lines: lines,
            stroke: series.line,
            dots: dotted.map(place),
            dotRadius: series.dots.show == .none ? max(series.line.width, 2) * 1.25 : series.dots.size / 2,
            dotColor: series.dots.color ?? series.line.color.faded(series.line.alpha)
        )
    }

    /// The indexes of the values that one line joins, line by line.
    private static func runs(of samples: Samples, nulls: NullPolicy, isUsable: (Double) -> Bool) -> [[Int]] {
        let present = samples.runs.flatMap { run -> [[Int]] in
            let pieces = run.split { !isUsable(samples.values[$0]) }
            return pieces.map(Array.init)
        }
        switch nulls {
        case .gap: return present
        case .bridge: return present.isEmpty ? [] : [present.flatMap(\.self)]
        }
    }
}
