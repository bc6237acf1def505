import GraphLayout

/// Paints a layout: one call for each of its parts, from back to front. It decides nothing.
enum GraphPainter {
    static func paint(_ layout: Layout, on canvas: some Canvas) {
        let axes = [layout.xAxis, layout.yAxis] + (layout.rightAxis.map { [$0] } ?? [])
        canvas.fill(layout.background)
        for axis in axes { paint(axis.band, on: canvas) }
        for annotation in layout.annotations where canvas.goesOn() { paintBand(of: annotation, on: canvas) }
        for area in layout.series.flatMap(\.areas) where canvas.goesOn() { paint(area, on: canvas) }
        for axis in axes { paintGrid(of: axis, on: canvas) }
        for annotation in layout.annotations where canvas.goesOn() { paintLine(of: annotation, on: canvas) }
        for side in layout.frame { paint(side, cap: .square, on: canvas) }
        for series in layout.series { paintLines(of: series, plot: layout.plot, on: canvas) }
        if let line = layout.averageLine { paint(line, cap: .butt, on: canvas) }
        for series in layout.series { paintDots(of: series, plot: layout.plot, on: canvas) }
        for axis in axes { paintTexts(of: axis, on: canvas) }
        for annotation in layout.annotations { paint(annotation.text, on: canvas) }
        for label in layout.valueLabels { paint(label, on: canvas) }
        for entry in layout.legend?.entries ?? [] { paint(entry, on: canvas) }
        for block in [layout.title, layout.subtitle, layout.emptyText] { paint(block, on: canvas) }
    }

    // MARK: Axes

    private static func paint(_ band: AxisBand, on canvas: some Canvas) {
        guard let color = band.color else { return }
        canvas.rectangle(band.rect, color: color.faded(band.alpha))
    }

    private static func paintGrid(of axis: AxisLayout, on canvas: some Canvas) {
        for line in axis.grid { canvas.rule(line, pen: Pen(axis.gridStroke)) }
    }

    private static func paintTexts(of axis: AxisLayout, on canvas: some Canvas) {
        // By index: few of many labels are shown, and the loop over values would copy each.
        for index in axis.labels.indices where axis.labels[index].isVisible {
            paint(axis.labels[index].block, on: canvas)
        }
        paint(axis.title, on: canvas)
    }

    // MARK: Series

    private static func paint(_ area: AreaLayout, on canvas: some Canvas) {
        canvas.area(
            beside: area.edge,
            closing: closing(area),
            clip: area.clip,
            paint: Paint(area.color, gradient: area.gradient, alpha: area.alpha)
        )
    }

    /// Straight under the ends of the edge, which is moved to the middle of its pixels where it is reduced.
    private static func closing(_ area: AreaLayout) -> [Point] {
        zip(area.closing, [area.edge.points.last, area.edge.points.first]).map { corner, end in
            Point(x: end?.x ?? corner.x, y: corner.y)
        }
    }

    private static func paintLines(of series: SeriesLayout, plot: Rect, on canvas: some Canvas) {
        guard !series.lines.isEmpty else { return }
        let pen = Pen(series.stroke, gradient: series.gradient)
        canvas.clipped(to: plot.outset(by: series.stroke.width)) {
            for line in series.lines where canvas.goesOn() { canvas.polyline(line, pen: pen) }
        }
    }

    private static func paintDots(of series: SeriesLayout, plot: Rect, on canvas: some Canvas) {
        guard !series.dots.isEmpty, canvas.goesOn() else { return }
        canvas.clipped(to: plot.outset(by: series.dotRadius)) {
            canvas.circles(at: series.dots, radius: series.dotRadius, color: series.dotColor)
        }
    }

    // MARK: Notes

    private static func paintBand(of annotation: AnnotationLayout, on canvas: some Canvas) {
        guard case .band(let rect) = annotation.mark else { return }
        canvas.rectangle(rect, color: annotation.stroke.color.faded(annotation.stroke.alpha))
    }

    private static func paintLine(of annotation: AnnotationLayout, on canvas: some Canvas) {
        guard case .line(let line) = annotation.mark else { return }
        canvas.rule(line, pen: Pen(annotation.stroke))
    }

    private static func paint(_ line: StrokedLine, cap: Pen.Cap, on canvas: some Canvas) {
        var pen = Pen(line.stroke)
        pen.cap = cap
        canvas.rule(line.line, pen: pen)
    }

    private static func paint(_ label: ValueLabel, on canvas: some Canvas) {
        guard label.hidden == nil else { return }
        canvas.roundedRectangle(label.bubble, radius: label.cornerRadius, color: label.background)
        paint(label.block, on: canvas)
    }

    private static func paint(_ entry: LegendLayout.Entry, on canvas: some Canvas) {
        if let swatch = entry.swatch { canvas.rule(swatch, pen: Pen(entry.stroke, over: swatch)) }
        if let dot = entry.dot { canvas.circles(at: [dot], radius: entry.dotRadius, color: entry.dotColor) }
        paint(entry.block, on: canvas)
    }

    private static func paint(_ block: TextBlock?, on canvas: some Canvas) {
        guard let block else { return }
        for line in block.lines {
            canvas.text(line, style: block.style, color: block.color, rotation: block.rotation)
        }
    }
}

extension Rect {
    /// The rectangle made larger on each side: a stroke or a dot at the edge keeps its outer half.
    fileprivate func outset(by margin: Double) -> Rect {
        inset(by: Insets(left: -margin, top: -margin, right: -margin, bottom: -margin))
    }
}
