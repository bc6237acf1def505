/// The names of the series beside the plot: measured first, because margins depend on them, placed last.
struct Legend {
    private let spec: GraphSpec
    private let style: TextStyle
    /// The names with the width of their entries, in rows (top and bottom) or one under the other.
    private var rows: [[Entry]] = []
    private(set) var warnings: [LayoutWarning] = []

    private struct Entry {
        var series: Int
        var text: MeasuredText
        var width: Double { Spacing.swatch + Spacing.swatchGap + text.width }
    }

    let position: LegendSpec.Position

    /// - Parameters:
    ///   - spec: The graph.
    ///   - typesetter: Sets the names.
    ///   - titlesHeight: What titles take above the legend.
    init(_ spec: GraphSpec, typesetter: Typesetter, titlesHeight: Double) {
        self.spec = spec
        style = typesetter.style
        position = spec.legend.position ?? (spec.series.count > 1 ? .top : .none)
        guard position != .none else { return }
        let isColumn = position == .left || position == .right
        let limit = (isColumn ? (spec.size.width / 3).rounded(.down) : spec.size.width) - 2 * Spacing.edge
        let entries = spec.series.enumerated().map { place, series in
            let textLimit = limit - Spacing.swatch - Spacing.swatchGap
            return Entry(
                series: place,
                text: typesetter.block(series.name ?? "Series \(place + 1)", limit: textLimit, lines: 1)
            )
        }
        rows = isColumn ? entries.map { [$0] } : Self.filled(entries, limit: limit)
        // Rows leave half of the image to the plot and a line to its labels; a column leaves the titles theirs.
        let band = Titles.labelBand(spec, lineHeight: typesetter.lineHeight)
        let rowRoom = min(
            spec.size.height / 4,
            spec.size.height / 2 - max(titlesHeight, spec.margin) - band - Spacing.titleGap
        )
        dropRows(beyond: isColumn ? spec.size.height - titlesHeight - Spacing.edge : rowRoom, width: limit)
    }

    /// As many entries in each row as fit.
    private static func filled(_ entries: [Entry], limit: Double) -> [[Entry]] {
        entries.reduce(into: []) { rows, entry in
            let used = rows.last.map(width(of:)) ?? .infinity
            if used + Spacing.legendGap + entry.width <= limit {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
    }

    /// Leaves out what has no room, so that the plot keeps its share of the image.
    private mutating func dropRows(beyond height: Double, width: Double) {
        let most = rowHeight > 0 ? Int(max(0, height / rowHeight)) : 0
        let shown = rows.prefix(most).filter { Self.width(of: $0) <= width }
        let dropped = rows.joined().count - shown.joined().count
        if dropped > 0 { warnings.append(.legendCut(count: dropped)) }
        rows = Array(shown)
    }

    private static func width(of row: [Entry]) -> Double {
        row.reduce(-Spacing.legendGap) { $0 + Spacing.legendGap + $1.width }
    }

    private var rowHeight: Double { (rows.joined().map(\.text.height).max() ?? 0) + 2 }
    private var size: Size {
        Size(width: rows.map(Self.width(of:)).max() ?? 0, height: Double(rows.count) * rowHeight)
    }

    /// What the legend takes of the image, in whole pixels.
    var outer: Insets {
        guard !rows.isEmpty else { return Insets() }
        let height = (size.height + Spacing.titleGap).rounded(.up)
        let width = (size.width + 2 * Spacing.edge).rounded(.up)
        switch position {
        case .top: return Insets(top: height)
        case .bottom: return Insets(bottom: height)
        case .left: return Insets(left: width)
        case .right: return Insets(right: width)
        case .none: return Insets()
        }
    }

    // MARK: Placing

    /// - Parameters:
    ///   - plot: The plot, beside which a column stands.
    ///   - top: Where a legend at the top begins.
    ///   - series: The series as they are drawn.
    /// - Returns: nil when there is no legend.
    func placed(plot: Rect, top: Double, series: [SeriesLayout]) -> LegendLayout? {
        guard !rows.isEmpty else { return nil }
        let rect = rect(plot: plot, top: top)
        var entries: [LegendLayout.Entry] = []
        for (line, row) in rows.enumerated() {
            let isColumn = position == .left || position == .right
            var x = isColumn ? rect.x : rect.midX - Self.width(of: row) / 2
            for entry in row {
                let middle = rect.y + (Double(line) + 0.5) * rowHeight
                entries.append(placed(entry, x: x, middle: middle, series: series[entry.series]))
                x += entry.width + Spacing.legendGap
            }
        }
        return LegendLayout(position: position, rect: rect, entries: entries)
    }

    private func rect(plot: Rect, top: Double) -> Rect {
        let origin =
            switch position {
            case .left: Point(x: Spacing.edge, y: plot.midY - size.height / 2)
            case .right: Point(x: spec.size.width - Spacing.edge - size.width, y: plot.midY - size.height / 2)
            case .bottom: Point(x: (spec.size.width - size.width) / 2, y: spec.size.height - size.height - 2)
            case .top, .none: Point(x: (spec.size.width - size.width) / 2, y: top)
            }
        let y = max(top, min(origin.y, spec.size.height - size.height))
        return Rect(x: origin.x, y: y, width: size.width, height: size.height)
    }

    private func placed(_ entry: Entry, x: Double, middle: Double, series: SeriesLayout) -> LegendLayout.Entry {
        let dots = spec.series[entry.series].dots.show
        let line = GridLine(from: Point(x: x, y: middle), to: Point(x: x + Spacing.swatch, y: middle))
        return LegendLayout.Entry(
            series: entry.series,
            swatch: dots == .only ? nil : line,
            stroke: series.stroke,
            dot: dots != .none ? Point(x: x + Spacing.swatch / 2, y: middle) : nil,
            dotRadius: min(series.dotRadius, entry.text.height / 3),
            dotColor: series.dotColor,
            block: TextBlock(
                entry.text,
                style: style,
                color: spec.ink,
                anchor: Point(
                    x: x + Spacing.swatch + Spacing.swatchGap,
                    y: middle - entry.text.height / 2 + entry.text.ascent
                ),
                align: .left
            )
        )
    }
}
