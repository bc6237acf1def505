import TestSupport
import Testing

@testable import GraphLayout

/// What holds for every graph, over a thousand random ones.
struct LayoutPropertyTests {
    private static let samples: [(spec: GraphSpec, layout: Layout)] = {
        var generator = SeededGenerator(seed: 2024)
        return (0..<1000).map { _ in
            let spec = GraphSpec.random(using: &generator)
            return (spec, Layout.solve(spec, measuring: FixedTextMeasurer()))
        }
    }()

    private static func forEachRandomLayout(_ check: (GraphSpec, Layout, Comment) -> Void) {
        for (number, sample) in samples.enumerated() { check(sample.spec, sample.layout, "graph \(number)") }
    }

    @Test("no two visible texts overlap")
    func noOverlap() {
        Self.forEachRandomLayout { _, layout, comment in
            let overlaps = LayoutChecks.overlaps(in: layout)
            #expect(overlaps.isEmpty, comment)
        }
    }

    @Test("no visible text leaves the image")
    func noClipping() {
        Self.forEachRandomLayout { _, layout, comment in
            let image = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
            for block in layout.shownTexts {
                #expect(image.contains(block.rect, tolerance: 0.01), "\(comment): \(block.text) \(block.rect)")
            }
        }
    }

    @Test("both end labels are visible whenever the two fit side by side")
    func endsStay() {
        Self.forEachRandomLayout { spec, layout, comment in
            guard spec.xAxis.rotation == 0, layout.xAxis.report.rows == 1, layout.xAxis.report.angle == 0 else {
                return
            }
            let wanted = layout.xAxis.labels.filter { ![.gap, .count, .empty, .disabled].contains($0.hidden) }
            guard let first = wanted.first, let last = wanted.last, wanted.count > 1 else { return }
            let isLowEnough = layout.plot.maxY + first.block.rect.height + 10 < layout.size.height
            let distance = last.block.rect.x - first.block.rect.maxX
            guard isLowEnough, distance >= spec.xAxis.minGap else { return }
            #expect(first.isVisible && last.isVisible, comment)
        }
    }

    @Test("a label that is hidden for overlap names a visible winner")
    func hiddenNamesVisible() {
        Self.forEachRandomLayout { _, layout, comment in
            for axis in [layout.xAxis, layout.yAxis] {
                for label in axis.labels {
                    guard case .overlap(let winner) = label.hidden else { continue }
                    #expect(axis.labels[winner].isVisible, comment)
                }
            }
        }
    }

    @Test("empty texts are hidden as empty and nothing else is")
    func emptyTexts() {
        Self.forEachRandomLayout { spec, layout, comment in
            #expect(layout.xAxis.labels.count == spec.labels.count)
            for (label, text) in zip(layout.xAxis.labels, spec.labels) {
                #expect((label.hidden == .empty) == (text ?? "").isEmpty, comment)
            }
        }
    }

    @Test("every number is finite and lines lie in the plot")
    func finite() {
        Self.forEachRandomLayout { spec, layout, comment in
            for series in layout.series {
                for point in series.lines.flatMap(\.points) + series.dots {
                    #expect(point.x.isFinite && point.y.isFinite, comment)
                    #expect(point.x >= layout.plot.x - 0.51 && point.x <= layout.plot.maxX + 0.51, comment)
                    if spec.yAxis.min == nil, spec.yAxis.max == nil {
                        #expect(point.y >= layout.plot.y - 0.01 && point.y <= layout.plot.maxY + 0.01, comment)
                    }
                }
            }
            // Half of what lies inside the padding.
            let padding = spec.margin
            #expect(layout.plot.width >= layout.size.width / 2 - padding, comment)
            #expect(layout.plot.height >= layout.size.height / 2 - padding, comment)
        }
    }

    @Test("the scale changes no number but the density of lines")
    func scaleFree() {
        var generator = SeededGenerator(seed: 99)
        for number in 0..<100 {
            var spec = GraphSpec.random(using: &generator)
            let single = Layout.solve(spec, measuring: FixedTextMeasurer())
            spec.scale = 3
            var triple = Layout.solve(spec, measuring: FixedTextMeasurer())
            triple.scale = 1
            for index in triple.series.indices {
                triple.series[index].lines = single.series[index].lines
                for (place, area) in single.series[index].areas.enumerated() {
                    triple.series[index].areas[place].edge = area.edge
                }
            }
            #expect(single == triple, "graph \(number)")
        }
    }

    @Test("the area under a dense line ends where its points do, at every scale")
    func denseAreas() throws {
        var spec = GraphSpec()
        spec.size.width = 100
        var series = Series(samples: Samples((0..<300).map { Double($0 % 7) }))
        series.fill.below = FillSpec.Area(
            color: Color(red: 0, green: 0, blue: 0),
            gradient: Gradient(direction: .horizontal, stops: [])
        )
        spec.series = [series]
        let areas = [1.0, 2, 3].map { scale in
            spec.scale = scale
            var area = Layout.solve(spec, measuring: FixedTextMeasurer()).series[0].areas[0]
            area.edge = Polyline([])
            return area
        }
        #expect(areas[1] == areas[0] && areas[2] == areas[0])
        let layout = Layout.solve(spec, measuring: FixedTextMeasurer())
        #expect(areas[0].closing.map(\.x) == [299, 0].map { layout.series[0].xScale.position(of: $0) })
    }

    @Test("bubbles lie in the plot, off each other, and hidden ones name a visible winner")
    func valueLabels() {
        Self.forEachRandomLayout { _, layout, comment in
            let shown = layout.valueLabels.filter { $0.hidden == nil }
            for (place, label) in shown.enumerated() {
                #expect(layout.plot.contains(label.bubble, tolerance: 0.02), comment)
                #expect(!shown[(place + 1)...].contains { $0.bubble.intersects(label.bubble) }, comment)
            }
            for label in layout.valueLabels {
                guard case .overlap(let winner) = label.hidden else { continue }
                #expect(layout.valueLabels[winner].hidden == nil, comment)
            }
        }
    }

    @Test("a curve never leaves the height of its neighbours")
    func curves() {
        Self.forEachRandomLayout { _, layout, comment in
            for line in layout.series.flatMap(\.lines) where line.isCurved {
                for place in stride(from: 0, to: line.points.count - 4, by: 4) {
                    let heights = line.points[place...(place + 4)].map(\.y)
                    let ends = min(heights[0], heights[4])...max(heights[0], heights[4])
                    #expect(heights.allSatisfy(ends.contains), comment)
                }
            }
        }
    }

    @Test("Y texts are distinct")
    func distinctTexts() {
        Self.forEachRandomLayout { _, layout, comment in
            let texts = layout.yAxis.labels.map(\.block.text)
            #expect(Set(texts).count == texts.count, comment)
        }
    }

    @Test("a wider graph never shows fewer labels", arguments: 0..<12)
    func monotone(kind: Int) {
        var generator = SeededGenerator(seed: UInt64(kind))
        var spec = GraphSpec()
        let count = [5, 12, 24, 31, 60, 90][kind % 6]
        spec.series = [Series(samples: Samples((0..<count).map { Double($0) }))]
        spec.labels = (0..<count).map { index in
            kind < 6 ? "Label \(index)" : String(repeating: "m", count: Int.random(in: 1...10, using: &generator))
        }
        spec.yAxis.enabled = kind % 2 == 0
        var shown = 0
        for width in stride(from: 200, through: 1200, by: 3) {
            spec.size.width = Double(width)
            let layout = Layout.solve(spec, measuring: FixedTextMeasurer())
            #expect(layout.xAxis.report.shown >= shown, "width \(width)")
            shown = layout.xAxis.report.shown
        }
    }
}
