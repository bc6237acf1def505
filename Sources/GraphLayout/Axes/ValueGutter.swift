/// The gutter of a Y axis beside the plot: how wide its labels are, and where they stand.
struct ValueGutter {
    private let axis: ValueAxis
    private let typesetter: Typesetter
    private let title: AxisTitle?
    private var texts: [MeasuredText]
    /// The width with which nothing is left out, in whole pixels: it does not depend on the width of the image.
    let wanted: Double
    /// The least width that shows every number, in whole pixels.
    let least: Double
    /// The most that the gutter may be wide; what has no room in it is not shown.
    private(set) var room = Double.infinity
    /// Whether the axis has a title and room for it.
    private var hasTitle = false

    init(_ axis: ValueAxis, typesetter: Typesetter, image: Size) {
        self.axis = axis
        self.typesetter = typesetter
        title = AxisTitle(
            axis.spec.enabled ? axis.spec.title : nil,
            along: image.height,
            color: axis.spec.color,
            typesetter: typesetter
        )
        let texts = axis.ticks.map { typesetter.line($0.text) }
        self.texts = texts
        let numbers = axis.ticks.indices.filter { !axis.ticks[$0].isTitle }.map { texts[$0] }
        least = Self.width(numbers, edge: Spacing.textEdge).rounded(.up)
        let titleExtent = title?.extent ?? 0
        wanted = max(least, (Self.width(texts, edge: Spacing.bandEdge) + titleExtent).rounded(.up))
    }

    var isLeft: Bool { axis.spec.position == .left }

    // MARK: Width

    /// What `texts` need with `edge` beside them.
    private static func width(_ texts: [MeasuredText], edge: Double) -> Double {
        texts.map(\.width).max().map { edge + $0 + Spacing.labelGap } ?? 0
    }

    private var titleExtent: Double { hasTitle ? title?.extent ?? 0 : 0 }

    private var labelRoom: Double { room - titleExtent }

    /// Decides what is shown in a gutter of at most `room` beside a canvas of this height.
    mutating func fit(into room: Double, height: Double) {
        self.room = room
        // Labels come first: a gutter at its limit gives up its title before any of them.
        let labels = Self.width(texts, edge: Spacing.textEdge)
        hasTitle = title.map { $0.fits(height) && labels + $0.extent <= room } ?? false
        let limit = labelRoom - Spacing.textEdge - Spacing.labelGap
        for place in texts.indices where axis.ticks[place].isTitle && texts[place].width > limit {
            texts[place] = typesetter.block(axis.ticks[place].text, limit: limit, lines: 1)
        }
    }

    /// What is shown needs this much of the room, in whole pixels: nothing when no label has room.
    var width: Double {
        let fitting = texts.indices.filter(isNarrow).map { texts[$0] }
        return min(room, (Self.width(fitting, edge: Spacing.bandEdge) + titleExtent).rounded(.up))
    }

    // MARK: Placing

    func placed(plot: Rect, canvas: Rect, yScale: ValueScale, rounds: Int) -> AxisLayout {
        let ticks = axis.ticks.map { yScale.position(of: $0.value) }
        let gutter = isLeft ? plot.x - canvas.x : canvas.maxX - plot.maxX
        let (positions, kept) = thinned(ticks: ticks, plot: plot)
        let labels = axis.ticks.indices.map { place in
            label(
                place,
                y: positions[place],
                hidden: kept.contains(place)
                    ? nil : reason(for: place, kept: kept, ticks: ticks, plot: plot),
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
                    width: axis.spec.enabled ? gutter : 0,
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
    private func thinned(ticks: [Double], plot: Rect) -> (positions: [Double], kept: [Int]) {
        // The strip runs upwards like the ticks, so its coordinates are turned over. A gutter at its limit hides the
        // labels that are wider, and a fixed range those beyond it.
        let usable = ticks.indices.filter { isInside(ticks[$0], plot) && isNarrow($0) }
        let halves = usable.map { texts[$0].height / 2 }
        let strip = LabelStrip(
            ticks: usable.map { -ticks[$0] },
            before: halves,
            after: halves,
            lengths: halves,
            bounds: -max(plot.y, plot.maxY)...(-plot.y),
            gap: Spacing.valueLabelGap
        )
        let pins = pinned(among: usable).compactMap { usable.firstIndex(of: $0) }
        let kept = axis.spec.overlap.kept(of: strip, pins: pins).labels
        var positions = ticks
        for (order, place) in usable.enumerated() { positions[place] = -strip.positions[order] }
        return (positions, kept.map { usable[$0] })
    }

    private func isInside(_ y: Double, _ plot: Rect) -> Bool {
        y >= plot.y - 0.01 && y <= plot.maxY + 0.01
    }

    /// Whether the label at `place` fits into the room beside the plot.
    private func isNarrow(_ place: Int) -> Bool {
        texts[place].width + Spacing.labelGap + Spacing.textEdge <= labelRoom + 0.01
    }

    /// The lowest and the highest outrank the average, the average outranks the others.
    private func pinned(among usable: [Int]) -> [Int] {
        [usable.first, usable.last, usable.first { axis.ticks[$0].role == .average }].compactMap(\.self)
    }

    private func reason(for place: Int, kept: [Int], ticks: [Double], plot: Rect) -> HiddenReason {
        guard isInside(ticks[place], plot), isNarrow(place) else { return .outside }
        let nearest = kept.min { abs(ticks[$0] - ticks[place]) < abs(ticks[$1] - ticks[place]) }
        return nearest.map { .overlap(by: $0) } ?? .outside
    }

    private func label(_ place: Int, y: Double, hidden: HiddenReason?, plot: Rect) -> AxisLabel {
        let text = texts[place]
        let x = isLeft ? plot.x - Spacing.labelGap : plot.maxX + Spacing.labelGap
        return AxisLabel(
            subject: .value(axis.ticks[place].value, role: axis.ticks[place].role),
            block: TextBlock(
                text,
                style: typesetter.style,
                color: axis.spec.color,
                anchor: Point(x: x, y: y - text.height / 2 + text.ascent),
                align: isLeft ? .right : .left,
                isShown: hidden == nil
            ),
            hidden: hidden
        )
    }
}
