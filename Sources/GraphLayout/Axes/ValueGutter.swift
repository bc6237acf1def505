/// The gutter of a Y axis beside the plot: how wide its labels are, and where they stand.
struct ValueGutter {
    private let axis: ValueAxis
    private let style: TextStyle
    private let title: AxisTitle?
    /// Between the labels and the plot: clear of the dots at its edge.
    private let gap: Double
    private let texts: [MeasuredText]

    init(_ axis: ValueAxis, typesetter: Typesetter, image: Size, dotRadius: Double) {
        gap = max(Spacing.labelGap, dotRadius + Spacing.pointMargin)
        self.axis = axis
        style = typesetter.style
        title = AxisTitle(
            axis.spec.enabled ? axis.spec.title : nil,
            along: image.height,
            color: axis.spec.color,
            typesetter: typesetter
        )
        texts = axis.ticks.map { typesetter.line($0.text) }
    }

    private var titleExtent: Double { title?.extent ?? 0 }

    private var isLeft: Bool { axis.spec.position == .left }

    /// The gutter as wide as its widest label, shown or not: it does not depend on the width of the image.
    var margins: Insets {
        guard axis.spec.enabled else { return Insets() }
        let labels = texts.map(\.width).max().map { Spacing.bandEdge + $0 + gap } ?? 0
        let width = labels + titleExtent
        return isLeft ? Insets(left: width) : Insets(right: width)
    }

    func placed(plot: Rect, canvas: Rect, yScale: ValueScale, rounds: Int) -> AxisLayout {
        let ticks = axis.ticks.map { yScale.position(of: $0.value) }
        let room = isLeft ? plot.x - canvas.x : canvas.maxX - plot.maxX
        // Labels come first: a gutter at its limit gives up its title before any of them.
        let isTitled = title?.fits(canvas.height) ?? false
        let widest = texts.map(\.width).max() ?? 0
        let hasTitle = isTitled && widest + gap + Spacing.textEdge + titleExtent <= room
        let labelRoom = hasTitle ? room - titleExtent : room
        let (positions, kept) = thinned(ticks: ticks, plot: plot, room: labelRoom)
        let labels = axis.ticks.indices.map { place in
            label(
                place,
                y: positions[place],
                hidden: kept.contains(place)
                    ? nil : reason(for: place, kept: kept, ticks: ticks, plot: plot, room: labelRoom),
                plot: plot
            )
        }
        var report = AxisReport(method: axis.method)
        report.rounds = rounds
        report.candidates = texts.count
        report.shown = kept.count
        let grid = axis.spec.enabled && axis.spec.grid.enabled ? kept.map { ticks[$0] } : []
        return AxisLayout(
            enabled: axis.spec.enabled,
            side: isLeft ? .left : .right,
            domain: axis.domain,
            band: AxisBand(
                rect: Rect(
                    x: isLeft ? canvas.x : plot.maxX,
                    y: plot.y,
                    width: axis.spec.enabled ? room : 0,
                    height: plot.height
                ),
                color: axis.spec.background.color,
                alpha: axis.spec.background.alpha
            ),
            labels: labels,
            grid: grid.map { GridLine(from: Point(x: plot.x, y: $0), to: Point(x: plot.maxX, y: $0)) },
            gridStroke: axis.spec.grid.stroke,
            title: hasTitle ? title?.placed(beside: plot, canvas: canvas, isLeft: isLeft) : nil,
            report: report
        )
    }

    /// Where each tick's label stands, and which ticks keep theirs.
    private func thinned(ticks: [Double], plot: Rect, room: Double) -> (positions: [Double], kept: [Int]) {
        // Strips run downwards, ticks upwards. A gutter at its limit hides the labels that are wider, and a fixed range
        // those beyond it.
        let usable = ticks.indices.reversed().filter { isInside(ticks[$0], plot) && isNarrow($0, room: room) }
        let halves = usable.map { texts[$0].height / 2 }
        let strip = LabelStrip(
            ticks: usable.map { ticks[$0] },
            before: halves,
            after: halves,
            lengths: halves,
            bounds: plot.y...max(plot.y, plot.maxY),
            gap: Spacing.valueLabelGap
        )
        let pins = pinned.compactMap { usable.firstIndex(of: $0) }
        let kept = axis.spec.overlap.kept(of: strip, pins: pins).labels
        var positions = ticks
        for (order, place) in usable.enumerated() { positions[place] = strip.positions[order] }
        return (positions, kept.map { usable[$0] }.sorted())
    }

    private func isInside(_ y: Double, _ plot: Rect) -> Bool {
        y >= plot.y - 0.01 && y <= plot.maxY + 0.01
    }

    /// Whether the label at `place` fits into `room` beside the plot.
    private func isNarrow(_ place: Int, room: Double) -> Bool {
        texts[place].width + gap + Spacing.textEdge <= room + 0.01
    }

    /// Minimum and maximum outrank the average, the average outranks the others.
    private var pinned: [Int] {
        let roles: [AxisLabel.Role] = [.min, .max, .average]
        return roles.compactMap { role in axis.ticks.firstIndex { $0.role == role } }
    }

    private func reason(for place: Int, kept: [Int], ticks: [Double], plot: Rect, room: Double) -> HiddenReason {
        guard isInside(ticks[place], plot), isNarrow(place, room: room) else { return .outside }
        let nearest = kept.min { abs(ticks[$0] - ticks[place]) < abs(ticks[$1] - ticks[place]) }
        return nearest.map { .overlap(by: $0) } ?? .outside
    }

    private func label(_ place: Int, y: Double, hidden: HiddenReason?, plot: Rect) -> AxisLabel {
        let text = texts[place]
        let x = isLeft ? plot.x - gap : plot.maxX + gap
        return AxisLabel(
            subject: .value(axis.ticks[place].value, role: axis.ticks[place].role),
            block: TextBlock(
                text,
                style: style,
                color: axis.spec.color,
                anchor: Point(x: x, y: y - text.height / 2 + text.ascent),
                align: isLeft ? .right : .left,
                isShown: hidden == nil
            ),
            hidden: hidden
        )
    }
}
