extension Layout {
    /// Every text that is drawn.
    package var shownTexts: [TextBlock] {
        let axes = [xAxis, yAxis] + (rightAxis.map { [$0] } ?? [])
        let labels = axes.flatMap { axis in
            axis.labels.filter(\.isVisible).map(\.block) + (axis.title.map { [$0] } ?? [])
        }
        return [title, subtitle, emptyText].compactMap(\.self) + labels
            + (legend?.entries.map(\.block) ?? [])
            + annotations.compactMap(\.text)
            + valueLabels.filter { $0.hidden == nil }.map(\.block)
    }

    /// Says where Y labels overlap because the request insists, and what a gutter or band at its limit leaves out.
    mutating func reportLabels(_ spec: GraphSpec) {
        let isUntitled = { (title: String?, axis: AxisLayout) in
            axis.enabled && axis.title == nil && !(title ?? "").isEmpty
        }
        if isUntitled(spec.xAxis.title, xAxis) { warnings.append(.axisTitleDropped(axis: .x)) }
        let axes =
            [(LayoutWarning.Axis.y, yAxis, spec.yAxis)] + (rightAxis.map { [(.right, $0, spec.rightAxis)] } ?? [])
        for (name, axis, spec) in axes {
            let shown = axis.labels.filter(\.isVisible).map(\.block.rect)
            let pairs = zip(shown, shown.dropFirst()).count { $0.intersects($1, tolerance: 0.01) }
            if spec.overlap == .allow, pairs > 0 { warnings.append(.labelsOverlap(axis: name, pairs: pairs)) }
            let isTooWide = { (label: AxisLabel) in
                guard case .value(let value, _) = label.subject, label.hidden == .outside else { return false }
                return axis.domain?.contains(value) ?? false
            }
            if axis.labels.contains(where: isTooWide) { warnings.append(.marginCapped(axis: name)) }
            // A number is never cut, only the title of the average line is.
            let isCut = axis.labels.contains { $0.isVisible && $0.block.text != $0.block.fullText }
            if isCut { warnings.append(.averageTitleCut) }
            if isUntitled(spec.title, axis) { warnings.append(.axisTitleDropped(axis: name)) }
        }
    }

    /// Records which families draw the shown texts and what has no glyph.
    mutating func reportFonts(_ measuring: any TextMeasuring) {
        for (style, blocks) in Dictionary(grouping: shownTexts, by: \.style).sorted(by: { $0.key.size < $1.key.size }) {
            let found = measuring.coverage(of: blocks.flatMap { $0.lines.map(\.text) }, style: style)
            for family in found.families where !font.coverage.families.contains(family) {
                font.coverage.families.append(family)
            }
            font.coverage.missing = Set(font.coverage.missing + found.missing).sorted()
        }
        if !font.coverage.missing.isEmpty { warnings.append(.missingGlyphs(font.coverage.missing)) }
    }
}

extension FrameSpec {
    /// The asked sides of `plot`; where it reaches the edge of the image, they keep inside of that.
    func lines(around plot: Rect, in image: Size) -> [StrokedLine] {
        let half = stroke.width / 2
        let x = max(plot.x, half)
        let y = max(plot.y, half)
        let corners = Rect(
            x: x,
            y: y,
            width: max(0, min(plot.maxX, image.width - half) - x),
            height: max(0, min(plot.maxY, image.height - half) - y)
        ).corners
        let sides = [(top, 0, 1), (right, 1, 2), (bottom, 2, 3), (left, 3, 0)]
        return sides.filter(\.0).map { _, from, to in
            StrokedLine(line: GridLine(from: corners[from], to: corners[to]), stroke: stroke)
        }
    }
}
