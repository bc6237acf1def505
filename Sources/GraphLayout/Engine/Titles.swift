/// The texts around the plot: measured first, because margins depend on them, placed last.
struct Titles {
    private let spec: GraphSpec
    private let measuring: any TextMeasuring
    private let titleStyle: TextStyle
    private let axisStyle: TextStyle
    private(set) var title: MeasuredText?
    private(set) var warnings: [LayoutWarning] = []

    init(_ spec: GraphSpec, axisStyle: TextStyle, measuring: any TextMeasuring) {
        self.spec = spec
        self.measuring = measuring
        self.axisStyle = axisStyle
        titleStyle = TextStyle(
            family: spec.font.family,
            size: spec.font.size * Spacing.titleScale,
            weight: .bold
        )
        guard let text = spec.title, !text.isEmpty else { return }
        let block = TextFitting(style: titleStyle, measuring: measuring)
            .block(text, limit: spec.size.width - 2 * Spacing.edge, lines: Spacing.titleLines)
        if block.cut > 0 { warnings.append(.titleCut) }
        // A title that would take half the image leaves no room for the graph.
        if block.height + Spacing.edge + Spacing.titleGap <= spec.size.height / 3, block.width <= spec.size.width {
            title = block
        } else {
            warnings = [.titleCut]
        }
    }

    /// The space above the plot.
    var top: Double {
        title.map { Spacing.edge + $0.height + Spacing.titleGap } ?? Spacing.edge
    }

    /// The space that an axis title takes beside the labels of its axis.
    func extent(ofAxisTitle text: String?) -> Double {
        guard let text, !text.isEmpty else { return 0 }
        return measuring.lineMetrics(axisStyle).height + Spacing.titleGap
    }

    func placedTitle() -> TextBlock? {
        title.map {
            TextBlock(
                $0,
                style: titleStyle,
                color: spec.xAxis.color,
                anchor: Point(x: spec.size.width / 2, y: Spacing.edge + $0.ascent),
                align: .center
            )
        }
    }

    /// The title of the X axis, at the bottom edge of the image.
    func placedXTitle(plot: Rect) -> TextBlock? {
        guard let block = axisTitle(spec.xAxis.title, limit: plot.width) else { return nil }
        return TextBlock(
            block,
            style: axisStyle,
            color: spec.xAxis.color,
            anchor: Point(x: plot.midX, y: spec.size.height - Spacing.bandEdge - block.descent),
            align: .center
        )
    }

    /// The title of a Y axis, turned, at the edge of the image.
    func placedYTitle(_ axis: YAxisSpec, plot: Rect) -> TextBlock? {
        guard axis.enabled, let block = axisTitle(axis.title, limit: plot.height) else { return nil }
        let x =
            axis.position == .left
            ? Spacing.bandEdge + block.ascent : spec.size.width - Spacing.bandEdge - block.descent
        return TextBlock(
            block,
            style: axisStyle,
            color: axis.color,
            anchor: Point(x: x, y: plot.midY),
            align: .center,
            rotation: -90
        )
    }

    /// The text drawn in the middle of a plot without values.
    func placedEmptyText(plot: Rect) -> TextBlock? {
        guard !spec.emptyText.isEmpty else { return nil }
        let block = TextFitting(style: axisStyle, measuring: measuring)
            .block(spec.emptyText, limit: plot.width, lines: 3)
        guard block.width <= plot.width, block.height <= plot.height else { return nil }
        return TextBlock(
            block,
            style: axisStyle,
            color: spec.xAxis.color.faded(0.6),
            anchor: Point(x: plot.midX, y: plot.midY - block.height / 2 + block.ascent),
            align: .center
        )
    }

    private func axisTitle(_ text: String?, limit: Double) -> MeasuredText? {
        guard let text, !text.isEmpty else { return nil }
        let block = TextFitting(style: axisStyle, measuring: measuring).block(text, limit: limit, lines: 1)
        return block.width <= limit ? block : nil
    }
}
