/// The texts around the plot: measured first, because margins depend on them, placed last.
struct Titles {
    private let spec: GraphSpec
    private let titleSetter: Typesetter
    private let labelSetter: Typesetter
    private var title: MeasuredText?
    private var subtitle: MeasuredText?
    private(set) var warnings: [LayoutWarning] = []

    init(_ spec: GraphSpec, typesetter: Typesetter) {
        self.spec = spec
        labelSetter = typesetter
        titleSetter = Typesetter(
            style: TextStyle(family: spec.font.family, size: spec.font.size * Spacing.titleScale, weight: .bold),
            measuring: typesetter.measuring
        )
        // Titles that would take a third of the image, or the place of the X labels, leave no room for the graph.
        let band = Self.labelBand(spec, lineHeight: typesetter.lineHeight)
        var room = min(spec.size.height / 3, spec.size.height / 2 - band) - Spacing.edge - Spacing.titleGap
        title = fitted(spec.title, by: titleSetter, room: &room)
        if title != nil || spec.title?.isEmpty ?? true {
            subtitle = fitted(spec.subtitle, by: labelSetter, room: &room)
        }
    }

    /// What one line of X labels needs under the plot.
    static func labelBand(_ spec: GraphSpec, lineHeight: Double) -> Double {
        guard spec.xAxis.enabled, !spec.labels.isEmpty else { return spec.margin }
        return Spacing.labelGap + lineHeight + Spacing.bandEdge
    }

    private mutating func fitted(_ text: String?, by typesetter: Typesetter, room: inout Double) -> MeasuredText? {
        guard let text, !text.isEmpty else { return nil }
        let limit = spec.size.width - 2 * Spacing.edge
        // A low image has room for fewer lines; what does not fit into them is cut.
        let blocks = (1...Spacing.titleLines).reversed().map { typesetter.block(text, limit: limit, lines: $0) }
        let block = blocks.first { $0.width <= limit && $0.height <= room }
        if block?.cut != 0 { warnings.append(.titleCut) }
        room -= block?.height ?? 0
        return block
    }

    /// The space above the plot and a legend, in whole pixels; 0 without titles.
    var height: Double {
        let texts = [title, subtitle].compactMap(\.self)
        guard !texts.isEmpty else { return 0 }
        return (Spacing.edge + texts.reduce(0) { $0 + $1.height } + Spacing.titleGap).rounded(.up)
    }

    // MARK: Placing

    func placedTitle() -> TextBlock? {
        title.map { placed($0, style: titleSetter.style, color: spec.ink, top: Spacing.edge) }
    }

    func placedSubtitle() -> TextBlock? {
        let top = Spacing.edge + (title?.height ?? 0)
        return subtitle.map { placed($0, style: labelSetter.style, color: spec.ink.faded(0.7), top: top) }
    }

    private func placed(_ text: MeasuredText, style: TextStyle, color: Color, top: Double) -> TextBlock {
        TextBlock(
            text,
            style: style,
            color: color,
            anchor: Point(x: spec.size.width / 2, y: top + text.ascent),
            align: .center
        )
    }

    /// The text drawn in the middle of a plot without values.
    func placedEmptyText(plot: Rect) -> TextBlock? {
        guard !spec.emptyText.isEmpty else { return nil }
        let block = labelSetter.block(spec.emptyText, limit: plot.width, lines: 3)
        guard block.width <= plot.width, block.height <= plot.height else { return nil }
        return TextBlock(
            block,
            style: labelSetter.style,
            color: spec.ink.faded(0.6),
            anchor: Point(x: plot.midX, y: plot.midY - block.height / 2 + block.ascent),
            align: .center
        )
    }
}
