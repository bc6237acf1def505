/// Lines and bands across the plot, with their texts kept inside it and off each other.
struct Annotations {
    let plot: Rect
    let xScale: IndexScale
    let yScale: ValueScale
    let typesetter: Typesetter

    /// The annotations placed with their texts clear of `obstacles`, and the places of those outside the plot.
    func placed(_ specs: [AnnotationSpec], avoiding obstacles: [Rect]) -> (
        annotations: [AnnotationLayout], outside: [Int]
    ) {
        var taken = obstacles
        let annotations = specs.map { spec -> AnnotationLayout in
            let place = mark(spec)
            let block = place.flatMap { text(spec, beside: $0, avoiding: taken) }
            if let block { taken.append(block.rect) }
            return AnnotationLayout(mark: place, stroke: spec.stroke, text: block)
        }
        return (annotations, annotations.indices.filter { annotations[$0].mark == nil })
    }

    private func mark(_ spec: AnnotationSpec) -> AnnotationLayout.Mark? {
        switch spec.place {
        case .x(let index):
            guard let span = span(position(index), spec.to.map(position), within: plot.x...plot.maxX) else {
                return nil
            }
            guard spec.to != nil else {
                return .line(
                    GridLine(from: Point(x: span.lowerBound, y: plot.y), to: Point(x: span.lowerBound, y: plot.maxY))
                )
            }
            return .band(
                Rect(x: span.lowerBound, y: plot.y, width: span.upperBound - span.lowerBound, height: plot.height)
            )
        case .y(let value):
            guard yScale.kind == .linear || value > 0 else { return nil }
            let to = spec.to.map { yScale.position(of: $0) }
            guard let span = span(yScale.position(of: value), to, within: plot.y...plot.maxY) else { return nil }
            guard spec.to != nil else {
                return .line(
                    GridLine(from: Point(x: plot.x, y: span.lowerBound), to: Point(x: plot.maxX, y: span.lowerBound))
                )
            }
            return .band(
                Rect(x: plot.x, y: span.lowerBound, width: plot.width, height: span.upperBound - span.lowerBound)
            )
        }
    }

    /// Where an index, which may lie between two points, stands.
    private func position(_ index: Double) -> Double {
        xScale.count > 1 ? xScale.start + index * xScale.step : (xScale.start + xScale.end) / 2
    }

    /// From `first` to `second` as far as it lies within `bounds`; nil when nothing of it does.
    private func span(_ first: Double, _ second: Double?, within bounds: ClosedRange<Double>) -> ClosedRange<Double>? {
        let low = min(first, second ?? first)
        let high = max(first, second ?? first)
        let tolerance = 0.01
        guard low.isFinite, high.isFinite else { return nil }
        guard low <= bounds.upperBound + tolerance, high >= bounds.lowerBound - tolerance else { return nil }
        // What ends within the tolerance outside stands on the edge.
        let start = min(max(low, bounds.lowerBound), bounds.upperBound)
        return start...max(start, min(high, bounds.upperBound))
    }

    /// The text beside a mark: the first place that is inside the plot and free.
    private func text(_ spec: AnnotationSpec, beside mark: AnnotationLayout.Mark, avoiding taken: [Rect]) -> TextBlock?
    {
        guard let text = spec.text, !text.isEmpty else { return nil }
        let measured = typesetter.block(text, limit: plot.width * 0.8, lines: 1)
        for (anchor, align) in places(for: measured, beside: mark) {
            let block = TextBlock(
                measured,
                style: typesetter.style,
                color: spec.stroke.color,
                anchor: anchor,
                align: align
            )
            if plot.contains(block.rect, tolerance: 0.01), !taken.contains(where: { $0.intersects(block.rect) }) {
                return block
            }
        }
        return nil
    }

    private func places(for text: MeasuredText, beside mark: AnnotationLayout.Mark) -> [(Point, TextAlign)] {
        let gap = Spacing.annotationGap
        switch mark {
        case .line(let line) where line.from.x == line.to.x:
            let top = plot.y + gap + text.ascent
            return [(Point(x: line.from.x + gap, y: top), .left), (Point(x: line.from.x - gap, y: top), .right)]
        case .line(let line):
            return [line.from.y - gap - text.height, line.from.y + gap].flatMap { top in
                sides(top: top, text: text)
            }
        case .band(let rect):
            return sides(top: rect.y + gap, text: text).map { point, align in
                (Point(x: align == .right ? rect.maxX - gap : rect.x + gap, y: point.y), align)
            }
        }
    }

    private func sides(top: Double, text: MeasuredText) -> [(Point, TextAlign)] {
        let baseline = top + text.ascent
        return [
            (Point(x: plot.maxX - Spacing.annotationGap, y: baseline), .right),
            (Point(x: plot.x + Spacing.annotationGap, y: baseline), .left),
        ]
    }
}
