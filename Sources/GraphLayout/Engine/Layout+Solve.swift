extension Layout {
    /// Lays out `spec`: every number of the picture, phase by phase.
    ///
    /// - Parameters:
    ///   - spec: A valid graph.
    ///   - measuring: The fonts; the painter must draw with the same.
    /// - Returns: The same value for the same graph and fonts, on any machine.
    package static func solve(_ spec: GraphSpec, measuring: any TextMeasuring) -> Layout {
        let style = TextStyle(family: spec.font.family, size: spec.font.size)
        let typesetter = Typesetter(style: style, measuring: measuring)

        // What is wanted: values and texts, before any place is known.
        let titles = Titles(spec, typesetter: typesetter)
        let legend = Legend(spec, typesetter: typesetter, titlesHeight: titles.height)
        var axes = ValueAxes(spec, typesetter: typesetter)
        let indexAxis = IndexAxis(spec.xAxis, texts: spec.labels, typesetter: typesetter)

        // Margins and labels depend on each other.
        var outer = legend.outer
        outer.top += titles.height
        let whole = PlotFrame(image: spec.size, outer: outer, margin: spec.margin)
        axes.fit(into: whole)
        let margins = MarginSearch(
            whole,
            band: IndexBand(indexAxis, image: spec.size, reach: spec.inkReach),
            axes: axes
        )
        let (frame, band, rounds) = (margins.frame, margins.band, margins.rounds)

        // Where everything stands.
        let plot = frame.plot
        let xScale = IndexScale(count: spec.pointCount, plot: plot, reach: spec.inkReach)
        let padding = verticalPadding(spec, lineHeight: typesetter.lineHeight, plot: plot)
        let yScales = axes.scales(start: plot.maxY - padding, end: plot.y + padding)
        let series = spec.series.map { series in
            SeriesLayout(
                series,
                in: SeriesLayout.Frame(
                    plot: plot,
                    xScale: xScale,
                    yScale: series.axis == .right ? yScales.right : yScales.left,
                    nulls: spec.nulls,
                    scale: spec.scale
                )
            )
        }
        let hasValues = spec.series.contains { $0.samples.presentCount > 0 }
        let emptyText = hasValues ? nil : titles.placedEmptyText(plot: plot)
        let valueLabels = ValueLabelPlacing(spec: spec.valueLabels, plot: plot, typesetter: typesetter)
            .placed(series)
        let notes = Annotations(plot: plot, xScale: xScale, yScale: yScales.left, typesetter: typesetter)
            .placed(
                spec.annotations,
                avoiding: valueLabels.filter { $0.hidden == nil }.map(\.bubble) + (emptyText.map { [$0.rect] } ?? [])
            )

        var layout = Layout(
            size: spec.size,
            scale: spec.scale,
            background: spec.background,
            plot: plot,
            font: FontReport(spec: spec.font, coverage: FontCoverage()),
            title: titles.placedTitle(),
            subtitle: titles.placedSubtitle(),
            emptyText: emptyText,
            xAxis: band.placed(plot: plot, canvas: frame.canvas, xScale: xScale, rounds: rounds),
            yAxis: axes.left.placed(plot: plot, canvas: frame.canvas, yScale: yScales.left, rounds: rounds),
            rightAxis: axes.right?.placed(plot: plot, canvas: frame.canvas, yScale: yScales.right, rounds: rounds),
            series: series,
            averageLine: axes.averageLine(spec.averageLine, plot: plot, yScale: yScales.left),
            annotations: notes.annotations,
            frame: spec.frame.lines(around: plot, in: spec.size),
            valueLabels: valueLabels,
            legend: legend.placed(plot: plot, top: max(titles.height, Spacing.textEdge), series: series),
            warnings: titles.warnings + legend.warnings + axes.warnings + band.warnings
        )
        if !notes.outside.isEmpty { layout.warnings.append(.annotationsOutside(notes.outside)) }
        layout.reportLabels(spec)
        layout.reportFonts(measuring)
        return layout
    }

    /// Pixels between the ends of the domain and those of the plot: enough for the ink at the extremes, and for the
    /// labels at their heights to end inside the plot.
    private static func verticalPadding(_ spec: GraphSpec, lineHeight: Double, plot: Rect) -> Double {
        let hasLabels = spec.yAxis.enabled || spec.series.contains { $0.axis == .right }
        let bubble = Spacing.bubbleGap + lineHeight + 2 * Spacing.bubblePadding.height
        let ink = spec.inkReach + (spec.valueLabels.enabled ? bubble : 0)
        let chosen = max(hasLabels ? lineHeight / 2 : 0, ink) + Spacing.pointMargin
        // Only the request may leave the line less than half of the plot: dots, bubbles and labels may not.
        let most = plot.height / 4
        let padding = spec.yAxis.padding.map { max($0, min(spec.inkReach, most)) } ?? min(chosen, most)
        return max(0, min(padding, plot.height / 2 - 0.5))
    }
}

extension GraphSpec {
    /// How far the ink of a point reaches around its middle, in CSS pixels.
    var inkReach: Double {
        series.map { series in
            guard series.dots.show == .none else { return max(series.line.width / 2, series.dots.size / 2) }
            let hasLoneValue = series.samples.runs.contains { $0.count == 1 }
            return hasLoneValue ? series.loneDotRadius : series.line.width / 2
        }
        .max() ?? 0
    }
}

extension Series {
    /// The radius of the dot that stands for a value without neighbours.
    var loneDotRadius: Double { max(line.width, 2) * 1.25 }
}
