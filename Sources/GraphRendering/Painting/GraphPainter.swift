import GraphLayout

/// Paints a layout: one call for each of its parts, from back to front. It decides nothing.
enum GraphPainter {
    static func paint(_ layout: Layout, on canvas: some Canvas) {
        let axes = [layout.xAxis, layout.yAxis] + (layout.rightAxis.map { [$0] } ?? [])
        canvas.fill(layout.background)
        for axis in axes { paint(axis.band, on: canvas) }
        for axis in axes { paintGrid(of: axis, on: canvas) }
        for series in layout.series { paint(series, plot: layout.plot, on: canvas) }
        for axis in axes { paintTexts(of: axis, on: canvas) }
        for block in [layout.title, layout.subtitle, layout.emptyText] { paint(block, on: canvas) }
    }

    private static func paint(_ band: AxisBand, on canvas: some Canvas) {
        guard let color = band.color else { return }
        canvas.rectangle(band.rect, color: color.faded(band.alpha))
    }

    private static func paintGrid(of axis: AxisLayout, on canvas: some Canvas) {
        for line in axis.grid { canvas.rule(line, stroke: axis.gridStroke) }
    }

    private static func paint(_ series: SeriesLayout, plot: Rect, on canvas: some Canvas) {
        canvas.clipped(to: plot.outset(by: series.stroke.width)) {
            for line in series.lines { canvas.polyline(line.points, stroke: series.stroke) }
        }
        guard !series.dots.isEmpty else { return }
        canvas.clipped(to: plot.outset(by: series.dotRadius)) {
            canvas.circles(at: series.dots, radius: series.dotRadius, color: series.dotColor)
        }
    }

    private static func paintTexts(of axis: AxisLayout, on canvas: some Canvas) {
        for label in axis.labels where label.isVisible { paint(label.block, on: canvas) }
        paint(axis.title, on: canvas)
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
