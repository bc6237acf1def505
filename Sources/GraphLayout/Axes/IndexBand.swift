/// The band of the X axis under the plot: sets the labels for a frame, says what margins they need, places them.
struct IndexBand {
    private let axis: IndexAxis
    private let title: AxisTitle?
    private let reach: Double
    private var row: LabelRow?
    private(set) var margins = Insets()
    private var hasTitle = false
    private var plot = Rect(x: 0, y: 0, width: 0, height: 0)

    /// `reach` is how far the ink of points reaches sideways.
    init(_ axis: IndexAxis, image: Size, reach: Double) {
        self.axis = axis
        self.reach = reach
        title = AxisTitle(
            axis.spec.enabled ? axis.spec.title : nil,
            along: image.width,
            color: axis.spec.color,
            typesetter: axis.typesetter
        )
    }

    /// Chooses and thins the labels for the plot that `frame` leaves.
    mutating func set(in frame: PlotFrame) {
        plot = frame.plot
        guard axis.spec.enabled else { return }
        let room = frame.mostVertical - frame.margins.top - Spacing.labelGap - Spacing.bandEdge
        // Labels come first: a title that leaves no room for one line of them is not shown.
        let titleExtent = title.map { $0.fits(frame.canvas.width) ? $0.extent : 0 } ?? 0
        hasTitle = titleExtent > 0 && titleExtent + axis.typesetter.lineHeight <= room
        let mostHeight = max(0, room - (hasTitle ? titleExtent : 0))
        // The first frame decides how labels are set; the others only make room for that.
        let arrangement =
            row?.arrangement
            ?? axis.arrangement(
                setBy: { settled($0, in: frame, mostHeight: mostHeight) },
                imageHeight: frame.image.height
            )
        let row = axis.row(arrangement, in: space(frame, mostHeight: mostHeight))
        self.row = row
        margins = margins(of: row, in: frame)
    }

    /// The labels set one way in the plot that their own margins leave: as they would be drawn.
    private func settled(_ arrangement: Arrangement, in frame: PlotFrame, mostHeight: Double) -> LabelRow {
        var frame = frame
        var row = axis.row(arrangement, in: space(frame, mostHeight: mostHeight))
        for _ in 1..<Self.mostRounds {
            guard frame.grow(to: margins(of: row, in: frame)) else { break }
            row = axis.row(arrangement, in: space(frame, mostHeight: mostHeight))
        }
        return row
    }

    /// As many rounds as the layout takes.
    private static let mostRounds = 4

    private func space(_ frame: PlotFrame, mostHeight: Double) -> IndexAxis.Space {
        IndexAxis.Space(
            scale: scale(frame.plot),
            bounds: bounds(frame.canvas),
            mostHeight: mostHeight,
            imageHeight: frame.image.height
        )
    }

    /// The margins that `row` asks for when `frame` leaves its plot.
    private func margins(of row: LabelRow, in frame: PlotFrame) -> Insets {
        let title = hasTitle ? self.title?.extent ?? 0 : 0
        let labels = row.kept.isEmpty ? 0 : Spacing.labelGap + row.height + Spacing.bandEdge
        return Insets(
            left: overhang(row, .left, plot: frame.plot, image: frame.image),
            right: overhang(row, .right, plot: frame.plot, image: frame.image),
            bottom: max(labels + title, hasTitle ? title + Spacing.bandEdge : 0)
        )
    }

    /// No text comes closer than this to the edges of the canvas.
    private func bounds(_ canvas: Rect) -> ClosedRange<Double> {
        let low = canvas.x + Spacing.textEdge
        return low...max(low, canvas.maxX - Spacing.textEdge)
    }

    private func scale(_ plot: Rect) -> IndexScale {
        IndexScale(count: axis.texts.count, plot: plot, reach: reach)
    }

    /// The margin that end labels ask for: as far as they reach, within the limit; the rest is shifted.
    private func overhang(_ row: LabelRow, _ side: Spacing.HorizontalSide, plot: Rect, image: Size) -> Double {
        let scale = scale(plot)
        // Turned labels reach far, so each shown one counts; upright ones count only at the end, whatever is shown.
        let isTurned = row.arrangement.angle != 0
        let ends = side == .left ? 0..<min(1, row.texts.count) : max(0, row.texts.count - 1)..<row.texts.count
        let places = isTurned ? row.kept : Array(ends)
        let needed = places.map { place in
            let tick = scale.position(of: axis.wanted[place])
            return side == .left
                ? row.strip.before[place] - (tick - plot.x) : row.strip.after[place] - (plot.maxX - tick)
        }
        let limit = Spacing.overhangLimit(imageWidth: image.width, side: side, isTurned: isTurned)
        return needed.max().map { min(limit, $0 + Spacing.textEdge) } ?? 0
    }

    /// How many labels are to be shown.
    var wanted: Int { axis.wanted.count }

    /// How many labels are shown.
    var shown: Int { row?.kept.count ?? 0 }

    // MARK: Placing

    func placed(plot: Rect, canvas: Rect, xScale: IndexScale, rounds: Int) -> AxisLayout {
        let rect = Rect(
            x: canvas.x,
            y: plot.maxY,
            width: canvas.width,
            height: axis.spec.enabled ? canvas.maxY - plot.maxY : 0
        )
        var report = AxisReport(method: axis.spec.overlap.rawValue)
        report.rounds = rounds
        report.candidates = axis.wanted.count
        if let row {
            report.angle = row.arrangement.angle
            report.lines = row.lines
            report.rows = row.arrangement.rows
            report.shown = row.kept.count
        }
        let labels = placedLabels(plot: plot, xScale: xScale)
        return AxisLayout(
            enabled: axis.spec.enabled,
            side: .bottom,
            band: AxisBand(
                rect: rect,
                color: axis.spec.background.color,
                alpha: axis.spec.background.alpha
            ),
            labels: labels,
            grid: axis.spec.grid.enabled
                ? labels.lazy.filter(\.isVisible).compactMap { gridLine(at: $0, plot: plot, xScale: xScale) } : [],
            gridStroke: axis.spec.grid.stroke,
            title: hasTitle ? title?.placed(under: plot, canvas: canvas) : nil,
            report: report
        )
    }

    private func gridLine(at label: AxisLabel, plot: Rect, xScale: IndexScale) -> GridLine? {
        guard case .index(let index) = label.subject else { return nil }
        let x = xScale.position(of: index)
        return GridLine(from: Point(x: x, y: plot.y), to: Point(x: x, y: plot.maxY))
    }

    /// Every label of the request, in the order of its indexes.
    private func placedLabels(plot: Rect, xScale: IndexScale) -> [AxisLabel] {
        var places = axis.wanted.makeIterator()
        var next = places.next()
        var place = -1
        let fates = fates()
        return axis.texts.indices.map { index in
            if index == next {
                next = places.next()
                place += 1
                return placedLabel(index, place: place, fate: fates[place], plot: plot)
            }
            let text = axis.texts[index] ?? ""
            return passedBy(
                index,
                text: text,
                reason: text.isEmpty ? .empty : axis.passedBy,
                at: xScale.position(of: index),
                plot: plot
            )
        }
    }

    /// For each wanted label the row it is shown in, or why it is not.
    private enum Fate {
        case shown(row: Int)
        case hidden(HiddenReason)
    }

    private func fates() -> [Fate] {
        guard let row else { return [] }
        var fates = row.texts.indices.map { place in Fate.hidden(row.reason(for: place, indexes: axis.wanted)) }
        for (order, place) in row.kept.enumerated() { fates[place] = .shown(row: order % row.arrangement.rows) }
        return fates
    }

    private func placedLabel(_ index: Int, place: Int, fate: Fate, plot: Rect) -> AxisLabel {
        guard let row else { return passedBy(index, text: "", reason: .disabled, at: plot.x, plot: plot) }
        let text = row.texts[place]
        let position = row.strip.positions[place] + row.turn.anchorOffset(of: text)
        var rowNumber = 0
        var hidden: HiddenReason?
        switch fate {
        case .shown(let number): rowNumber = number
        case .hidden(let reason): hidden = reason
        }
        let top = plot.maxY + Spacing.labelGap + Double(rowNumber) * row.rowHeight
        // Upright texts share a baseline; the box of a turned one touches the top of its row.
        let baseline = top + (row.turn.angle == 0 ? row.ascent : row.turn.anchorDrop(of: text))
        return AxisLabel(
            subject: .index(index),
            block: TextBlock(
                text,
                style: axis.typesetter.style,
                color: axis.spec.color,
                anchor: Point(x: position, y: baseline),
                align: row.turn.align,
                rotation: row.turn.angle,
                isShown: hidden == nil
            ),
            hidden: hidden
        )
    }

    /// A label that was never wanted: where it would stand.
    private func passedBy(_ index: Int, text: String, reason: HiddenReason, at x: Double, plot: Rect) -> AxisLabel {
        let measured = axis.typesetter.line(text)
        return AxisLabel(
            subject: .index(index),
            block: TextBlock(
                measured,
                style: axis.typesetter.style,
                color: axis.spec.color,
                anchor: Point(x: x, y: plot.maxY + Spacing.labelGap + measured.ascent),
                align: .center,
                isShown: false
            ),
            hidden: reason
        )
    }

    // MARK: Warnings

    var warnings: [LayoutWarning] {
        guard let row else { return [] }
        var warnings: [LayoutWarning] = []
        if axis.spec.overlap == .allow {
            let pairs = zip(row.kept, row.kept.dropFirst()).count { !row.strip.isTouchFree($0, $1) }
            if pairs > 0 { warnings.append(.labelsOverlap(axis: .x, pairs: pairs)) }
            let clipped = row.kept.count { !row.strip.isPlaceable($0) }
            if clipped > 0 { warnings.append(.labelsClipped(axis: .x, count: clipped)) }
        }
        if !row.droppedPins.isEmpty {
            warnings.append(.pinsDropped(indexes: row.droppedPins.map { axis.wanted[$0] }))
        }
        if row.isCapped { warnings.append(.marginCapped(axis: .x)) }
        return warnings
    }
}
