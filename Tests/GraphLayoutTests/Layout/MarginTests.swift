import TestSupport
import Testing

@testable import GraphLayout

/// What the plot keeps of the image, and what stands beside it.
struct MarginTests {
    private func solve(_ spec: GraphSpec) -> Layout {
        Layout.solve(spec, measuring: FixedTextMeasurer(advance: 0.62))
    }

    private func isDropped(_ layout: Layout) -> Bool { layout.warnings.contains(.marginCapped(axis: .y)) }

    // MARK: Height

    private func lineShare(_ layout: Layout) -> Double {
        let scale = layout.series[0].yScale
        return (scale.start - scale.end) / layout.plot.height
    }

    @Test("bubbles leave the line half of the plot and stay where they fit", arguments: [60.0, 80, 100, 300])
    func bubbles(height: Double) {
        var spec = GraphSpec.valued([1, 5, 3, 8])
        spec.yAxis.enabled = false
        spec.valueLabels.enabled = true
        spec.size.height = height
        let layout = solve(spec)
        #expect(lineShare(layout) >= 0.5)
        #expect(layout.valueLabels.contains { $0.hidden == nil })
    }

    @Test("dots leave the line half of the plot", arguments: [nil, 0.0])
    func dots(padding: Double?) {
        var spec = GraphSpec.valued([1, 5, 3, 8])
        spec.yAxis.enabled = false
        spec.yAxis.padding = padding
        spec.series[0].dots.show = .all
        spec.series[0].dots.size = 30
        spec.size.height = 60
        #expect(lineShare(solve(spec)) >= 0.5)
    }

    @Test("labels leave the line half of the plot in the lowest image that has them")
    func lowImageWithBothAxes() {
        var spec = GraphSpec.labelled(["A", "B", "C"], height: 56)
        spec.yAxis.enabled = true
        let layout = solve(spec)
        #expect(lineShare(layout) >= 0.5)
        #expect(layout.shownIndexes.count == 3 && !layout.shownValues.isEmpty)
    }

    @Test("a line of X labels is shown in every image of 56 pixels and more")
    func lowImage() {
        for height in 56...120 {
            for width in [100.0, 600] {
                let layout = solve(.labelled(["A", "B", "C"], width: width, height: Double(height)))
                #expect(layout.shownIndexes == [0, 1, 2], "\(height)")
                #expect(layout.plot.height >= Double(height) / 2 - 10)
            }
        }
    }

    // MARK: Width

    @Test(
        "numbers are shown while the plot keeps half of the image",
        arguments: [([98765, 1_234_567], 110), ([5, 1_234_567, 3], 120)] as [([Double], Double)]
    )
    func narrowImage(values: [Double], width: Double) {
        var spec = GraphSpec.valued(values)
        spec.size.width = width
        let layout = solve(spec)
        #expect(layout.shownValues.count == layout.yAxis.labels.count && !isDropped(layout))
        #expect(layout.plot.x >= layout.yAxis.labels.map(\.block.rect.width).max() ?? 0)
    }

    @Test("numbers of nine digits need no more than twice their width", arguments: ["left", "right"])
    func nineDigits(side: String) {
        var spec = GraphSpec.valued([-12_345_678, 2])
        spec.yAxis.position = side == "left" ? .left : .right
        for width in 160...200 {
            spec.size.width = Double(width)
            let layout = solve(spec)
            #expect(layout.shownValues.count >= 2 && !isDropped(layout), "\(width)")
            #expect(layout.plot.width >= Double(width) / 2 - 10)
        }
    }

    @Test("both gutters show their numbers while there is room for both")
    func twoGutters() throws {
        var spec = GraphSpec.valued([1, 1000])
        spec.size.width = 200
        var other = Series(samples: Samples([10, 120]))
        other.axis = .right
        spec.series.append(other)
        spec.rightAxis.suffix = " mm"
        let layout = solve(spec)
        #expect(layout.shownValues.count == 3)
        #expect(try #require(layout.rightAxis).labels.allSatisfy(\.isVisible))
    }

    @Test("a gutter without a shown label takes no room")
    func emptyGutter() {
        var spec = GraphSpec.valued([0, 1])
        spec.yAxis.suffix = " of a very long unit"
        spec.labels = ["a", "b"]
        spec.size.width = 200
        let layout = solve(spec)
        #expect(layout.shownValues.isEmpty && isDropped(layout))
        #expect(layout.plot.x == 10 && layout.plot.maxX == 190)
    }

    @Test("a gutter is as wide as the labels that are shown in it")
    func partlyEmptyGutter() {
        var spec = GraphSpec.valued([5, 1_234_567, 3])
        spec.size.width = 100
        let layout = solve(spec)
        #expect(layout.shownValues == ["3", "411525"] && isDropped(layout))
        // Six digits of 8.06 pixels and twice 5 of air.
        #expect(layout.plot.x == 59)
    }

    @Test("the title of the average line is cut to its gutter")
    func cutTitle() throws {
        var spec = GraphSpec.valued((0..<12).map { Double($0) })
        spec.labels = (1...12).map { "Month \($0)" }
        spec.averageLine.enabled = true
        spec.averageLine.title = "Average of all the monthly revenues"
        spec.size.width = 300
        let layout = solve(spec)
        let title = try #require(layout.yAxis.labels.first { $0.block.fullText == spec.averageLine.title })
        #expect(title.isVisible && title.block.text.hasSuffix("…"))
        #expect(title.block.rect.x < 10)
        #expect(layout.warnings == [.averageTitleCut])
    }

    @Test("labels that get their gutter in a wider image take no X label for it")
    func monotone() {
        for suffix in ["", " of a long unit", " of a very long unit"] {
            for title in [nil, "thousands of tons"] {
                var spec = GraphSpec.valued((0..<24).map { Double($0 * 54_321) })
                spec.labels = (1...24).map { "M\($0)" }
                spec.yAxis.suffix = suffix
                spec.yAxis.title = title
                var shown = (x: 0, y: 0)
                for width in 40...600 {
                    spec.size.width = Double(width)
                    let layout = solve(spec)
                    #expect(layout.xAxis.report.shown >= shown.x, "\(suffix) at \(width)")
                    #expect(layout.yAxis.report.shown >= shown.y, "\(suffix) at \(width)")
                    shown = (layout.xAxis.report.shown, layout.yAxis.report.shown)
                }
            }
        }
    }
}
