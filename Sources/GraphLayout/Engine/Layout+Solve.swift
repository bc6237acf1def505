extension Layout {
    /// Lays out `spec`: every number of the picture, phase by phase.
    ///
    /// - Parameters:
    ///   - spec: A valid graph.
    ///   - measuring: The fonts; the painter must draw with the same.
    /// - Returns: The same value for the same graph and fonts, on any machine.
    package static func solve(_ spec: GraphSpec, measuring: any TextMeasuring) -> Layout {
        let style = TextStyle(family: spec.font.family, size: spec.font.size)
        let lineHeight = measuring.lineMetrics(style).height

        // What is wanted: values and texts, before any place is known.
        let room = max(2, min(11, Int(spec.size.height / (lineHeight * Spacing.valueLabelPitch))))
        let valueAxis = ValueAxis(spec.yAxis, series: spec.series.map(\.samples), room: room)
        let indexAxis = IndexAxis(spec.xAxis, texts: spec.labels, style: style, measuring: measuring)
        let titles = Titles(spec, axisStyle: style, measuring: measuring)
        let gutter = ValueGutter(valueAxis, style: style, measuring: measuring, titles: titles)

        // Margins and labels depend on each other: margins grow until the labels they leave room for need no more.
        var frame = PlotFrame(image: spec.size)
        var band = IndexBand(indexAxis, titles: titles)
        _ = frame.grow(to: Insets(left: Spacing.edge, top: titles.top, right: Spacing.edge, bottom: Spacing.edge))
        _ = frame.grow(to: gutter.margins)
        var rounds = 0
        repeat {
            rounds += 1
            band.set(in: frame)
        } while rounds < mostRounds && frame.grow(to: band.margins)
        band.set(in: frame)

        // Where everything stands.
        let plot = frame.plot
        let reach = spec.series.map(verticalReach).max() ?? 0
        let padding = spec.yAxis.padding ?? max(spec.yAxis.enabled ? lineHeight / 2 : 0, reach) + Spacing.pointMargin
        let inset = min(padding, (plot.height / 2 - 0.5))
        let xScale = IndexScale(count: spec.pointCount, start: plot.x, end: plot.maxX)
        let yScale = ValueScale(
            kind: valueAxis.kind,
            domain: valueAxis.domain,
            start: plot.maxY - inset,
            end: plot.y + inset
        )
        let xAxis = band.placed(plot: plot, image: spec.size, xScale: xScale, rounds: rounds)
        let yAxis = gutter.placed(plot: plot, image: spec.size, yScale: yScale, rounds: rounds)
        let hasValues = spec.series.contains { $0.samples.presentCount > 0 }

        var layout = Layout(
            size: spec.size,
            scale: spec.scale,
            background: spec.background,
            plot: plot,
            font: FontReport(spec: spec.font, coverage: FontCoverage()),
            title: titles.placedTitle(),
            emptyText: hasValues ? nil : titles.placedEmptyText(plot: plot),
            xAxis: xAxis,
            yAxis: yAxis,
            series: spec.series.map {
                SeriesLayout($0, nulls: spec.nulls, xScale: xScale, yScale: yScale, scale: spec.scale)
            },
            warnings: titles.warnings + valueAxis.warnings + band.warnings + gutter.warnings
        )
        layout.reportFonts(measuring)
        return layout
    }

    /// The rounds after which margins stay as they are.
    private static let mostRounds = 4

    /// How far the ink of a series reaches above its highest point.
    private static func verticalReach(_ series: Series) -> Double {
        max(series.line.width / 2, series.dots.show == .none ? 0 : series.dots.size / 2)
    }

    /// Every text that is drawn.
    package var shownTexts: [TextBlock] {
        let axes = [xAxis, yAxis] + (rightAxis.map { [$0] } ?? [])
        let labels = axes.flatMap { axis in
            axis.labels.filter(\.isVisible).map(\.block) + (axis.title.map { [$0] } ?? [])
        }
        return [title, subtitle, emptyText].compactMap(\.self) + labels
    }

    /// Records which families draw the shown texts and what has no glyph.
    private mutating func reportFonts(_ measuring: any TextMeasuring) {
        for (style, blocks) in Dictionary(grouping: shownTexts, by: \.style).sorted(by: { $0.key.size < $1.key.size }) {
            let found = measuring.coverage(of: blocks.flatMap { $0.lines.map(\.text) }, style: style)
            for family in found.families where !font.coverage.families.contains(family) {
                font.coverage.families.append(family)
            }
            font.coverage.missing = Set(font.coverage.missing + found.missing).sorted()
        }
        if !font.coverage.missing.isEmpty { warnings.append(.missingGlyphs(font.coverage.missing)) }
    }
}
