/// Places bubbles with values: above their point, else below it, inside the plot and off each other.
struct ValueLabelPlacing {
    let spec: ValueLabelSpec
    let plot: Rect
    let typesetter: Typesetter

    /// More bubbles than this have no room in any image: of more points only every n-th is considered.
    private static let mostTried = 2000

    /// A bubble for each labelled point of `series`, in the order of series and indexes.
    func placed(_ series: [SeriesLayout]) -> [ValueLabel] {
        guard spec.enabled else { return [] }
        let asked = series.reduce(0) { $0 + (spec.indexes?.count ?? $1.samples.presentCount) }
        let stride = max(1, (asked + Self.mostTried - 1) / Self.mostTried)
        var labels = series.enumerated().flatMap { unplaced($1, place: $0, stride: stride) }
        var kept: [Int] = []
        for place in priorities(labels, series: series) {
            if let free = firstFree(labels[place], series: series, among: kept.map { labels[$0] }) {
                labels[place] = free
                kept.append(place)
            }
        }
        return finished(labels, kept: kept)
    }

    /// The bubbles above their points, not yet tested against each other.
    private func unplaced(_ series: SeriesLayout, place: Int, stride: Int) -> [ValueLabel] {
        let asked = spec.indexes ?? Array(0..<series.samples.count)
        let indexes = Swift.stride(from: 0, to: asked.count, by: stride).map { asked[$0] }
            .filter { series.samples[$0] != nil }
        let formatter = NumberFormatter(
            spec.format,
            values: indexes.map { series.samples.values[$0] },
            prefix: spec.prefix,
            suffix: spec.suffix
        )
        return indexes.compactMap { index in
            guard let point = series.position(at: index),
                plot.contains(Rect(x: point.x, y: point.y, width: 0, height: 0), tolerance: 0.5)
            else { return nil }
            let text = typesetter.line(formatter.text(for: series.samples.values[index]))
            return label(text, series: place, index: index, at: point, reach: reach(series), isAbove: true)
        }
    }

    private func reach(_ series: SeriesLayout) -> Double {
        max(series.stroke.width / 2, series.dots.isEmpty ? 0 : series.dotRadius)
    }

    private func label(
        _ text: MeasuredText,
        series: Int,
        index: Int,
        at point: Point,
        reach: Double,
        isAbove: Bool
    ) -> ValueLabel {
        let width = text.width + 2 * Spacing.bubblePadding.width
        let height = text.height + 2 * Spacing.bubblePadding.height
        let distance = reach + Spacing.bubbleGap
        let x = max(plot.x, min(point.x - width / 2, plot.maxX - width))
        let y = isAbove ? point.y - distance - height : point.y + distance
        return ValueLabel(
            series: series,
            index: index,
            block: TextBlock(
                text,
                style: typesetter.style,
                color: spec.color,
                anchor: Point(x: x + width / 2, y: y + Spacing.bubblePadding.height + text.ascent),
                align: .center
            ),
            bubble: Rect(x: x, y: y, width: width, height: height),
            cornerRadius: Spacing.bubbleRadius,
            background: spec.background,
            hidden: nil
        )
    }

    /// The order in which places are given out: each series' extremes and ends first, then from left to right.
    private func priorities(_ labels: [ValueLabel], series: [SeriesLayout]) -> [Int] {
        var first: [Int] = []
        for group in Dictionary(grouping: labels.indices, by: { labels[$0].series }).sorted(by: { $0.key < $1.key }) {
            let value = { (place: Int) in series[labels[place].series].samples.values[labels[place].index] }
            let extremes = [
                group.value.max { value($0) < value($1) }, group.value.min { value($0) < value($1) },
                group.value.last, group.value.first,
            ]
            for place in extremes.compactMap(\.self) where !first.contains(place) { first.append(place) }
        }
        let chosen = Set(first)
        return first + labels.indices.filter { !chosen.contains($0) }
    }

    private func firstFree(_ label: ValueLabel, series: [SeriesLayout], among kept: [ValueLabel]) -> ValueLabel? {
        guard let point = series[label.series].position(at: label.index) else { return nil }
        let text = typesetter.line(label.block.fullText)
        return [true, false].lazy
            .map { isAbove in
                self.label(
                    text,
                    series: label.series,
                    index: label.index,
                    at: point,
                    reach: reach(series[label.series]),
                    isAbove: isAbove
                )
            }
            .first { candidate in
                plot.contains(candidate.bubble, tolerance: 0.01)
                    && !kept.contains { $0.bubble.intersects(candidate.bubble) }
            }
    }

    /// The labels with the reason of each hidden one.
    private func finished(_ labels: [ValueLabel], kept: [Int]) -> [ValueLabel] {
        let shown = Set(kept)
        return labels.indices.map { place in
            var label = labels[place]
            guard !shown.contains(place) else { return label }
            let winner = kept.first { labels[$0].bubble.intersects(label.bubble) }
            label.hidden = winner.map { .overlap(by: $0) } ?? .outside
            label.block.lines = []
            return label
        }
    }
}
