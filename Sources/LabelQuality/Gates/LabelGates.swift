package import GraphLayout

/// What must hold for the labels of any layout, read off its boxes and texts.
package enum LabelGates {
    /// Pixels by which boxes may meet, leave the image or enter the plot.
    private static let tolerance = 0.5

    /// Every broken promise of `layout`; `spec` is the graph that it came from.
    package static func faults(in layout: Layout, of spec: GraphSpec) -> [LabelFault] {
        overlaps(in: layout) + clipped(in: layout)
            + untrue(layout.yAxis, spec: spec.yAxis, words: spec.averageLine.title)
            + (layout.rightAxis.map { untrue($0, spec: spec.rightAxis, words: nil) } ?? [])
            + repeatedCuts(layout.xAxis)
    }

    // MARK: Room

    private static func overlaps(in layout: Layout) -> [LabelFault] {
        let texts = layout.shownTexts
        let boxes = texts.map { (rect: $0.rect, turned: TurnedBox($0)) }
        var faults: [LabelFault] = []
        for first in boxes.indices {
            for second in boxes.indices.suffix(from: first + 1)
            where boxes[first].rect.intersects(boxes[second].rect, tolerance: tolerance)
                && boxes[first].turned.meets(boxes[second].turned, inset: tolerance)
            {
                faults.append(.overlap(texts[first].text, texts[second].text))
            }
        }
        return faults
    }

    private static func clipped(in layout: Layout) -> [LabelFault] {
        let image = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
        let outside = layout.shownTexts.filter { !image.contains($0.rect, tolerance: tolerance) }
        let axes = [layout.xAxis, layout.yAxis] + (layout.rightAxis.map { [$0] } ?? [])
        let inside = axes.flatMap { axis in
            (axis.shown.map(\.block) + (axis.title.map { [$0] } ?? []))
                .filter { $0.rect.intersects(layout.plot, tolerance: tolerance) }
        }
        return outside.map { .outsideImage($0.text) } + inside.map { .insidePlot($0.text) }
    }

    // MARK: Truth

    /// `words` is a text that may stand in place of a number.
    private static func untrue(_ axis: AxisLayout, spec: YAxisSpec, words: String?) -> [LabelFault] {
        var faults: [LabelFault] = []
        var previous: String?
        let step = axis.roundStep
        for label in axis.shown where label.block.text != words {
            guard case .value(let value, _) = label.subject else { continue }
            let text = label.block.text
            let read = NumberReading(text, prefix: spec.prefix, suffix: spec.suffix)
            // A round number is printed whole; any other one may end at its last shown digit.
            let allowed = min(read?.halfLastDigit ?? 0, step.map { $0 * 1e-6 } ?? .infinity)
            let noise = value.magnitude * 1e-12
            if read.map({ ($0.value - value).magnitude <= allowed + noise }) != true {
                faults.append(.untrue(text, value: value))
            }
            if text == previous { faults.append(.repeated(text)) }
            previous = text
        }
        return faults
    }

    private static func repeatedCuts(_ axis: AxisLayout) -> [LabelFault] {
        var meanings: [String: String] = [:]
        return axis.shown.map(\.block).compactMap { block in
            guard let other = meanings.updateValue(block.fullText, forKey: block.text), other != block.fullText else {
                return nil
            }
            return .repeated(block.text)
        }
    }
}

extension AxisLayout {
    /// The labels that are shown.
    var shown: [AxisLabel] { labels.filter(\.isVisible) }

    /// The values that are shown, ascending.
    var shownValues: [Double] {
        shown.compactMap { label in
            guard case .value(let value, _) = label.subject else { return nil }
            return value
        }.sorted()
    }

    /// Whether the layout chose the values itself, as round numbers.
    var isRound: Bool { ["nice", "log"].contains(report.method) }

    /// The smallest distance between two shown round numbers.
    fileprivate var roundStep: Double? {
        guard isRound else { return nil }
        let values = shownValues
        return zip(values, values.dropFirst()).map { $1 - $0 }.min()
    }
}
