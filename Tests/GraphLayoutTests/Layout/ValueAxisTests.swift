import TestSupport
import Testing

@testable import GraphLayout

/// Which labels the Y axis has.
struct ValueAxisTests {
    private func solve(_ spec: GraphSpec) -> Layout {
        Layout.solve(spec, measuring: FixedTextMeasurer())
    }

    private func height(_ layout: Layout, of role: AxisLabel.Role) -> Double? {
        layout.yAxis.labels.first {
            if case .value(_, role) = $0.subject { true } else { false }
        }?.block.rect.midY
    }

    @Test("by default maximum, minimum and the mean of the values, each at its own height")
    func extremes() throws {
        let layout = solve(.valued([0, nil, 1, 11]))
        #expect(layout.shownValues == ["0", "4", "11"])
        let average = try #require(height(layout, of: .average))
        #expect((average - layout.series[0].yScale.position(of: 4)).magnitude < 0.01)
    }

    @Test(
        "a count is spread evenly between minimum and maximum",
        arguments: [
            (0, []), (1, ["5"]), (2, ["0", "10"]), (3, ["0", "5", "10"]), (5, ["0.0", "2.5", "5.0", "7.5", "10.0"]),
        ]
    )
    func counts(count: Int, expected: [String]) {
        #expect(solve(.valued([0, 3, 10], ticks: .even(count: count))).shownValues == expected)
    }

    @Test(
        "a progression ends at the first number that is not below the maximum",
        arguments: [
            (0.0, 20.0, [41.0, 99], ["0", "20", "40", "60", "80", "100"]),
            (0, 0.1, [0, 0.3], ["0.0", "0.1", "0.2", "0.3"]),
            (0, 5, [1, 10], ["0", "5", "10"]), (50, 10, [1, 10], ["50"]),
        ]
    )
    func progressions(base: Double, increment: Double, values: [Double], expected: [String]) {
        #expect(solve(.valued(values, ticks: .progression(base: base, increment: increment))).shownValues == expected)
    }

    @Test("explicit values widen the axis to hold them")
    func explicitValues() {
        let layout = solve(.valued([20, 60], ticks: .values([0, 50, 100])))
        #expect(layout.shownValues == ["0", "50", "100"])
        #expect(layout.yAxis.domain == 0...100)
    }

    @Test("a fixed range labels its own ends")
    func fixedRange() {
        var spec = GraphSpec.valued([20, 60])
        spec.yAxis.min = 0
        spec.yAxis.max = 100
        #expect(solve(spec).shownValues == ["0", "40", "100"])
    }

    @Test(
        "an end of the request beyond all data leaves every value its distance from it",
        arguments: [
            (3.0, nil, 3.0...5.0), (10, nil, 10...12), (nil, 1.0, -1...1), (nil, 0, -2...0),
            (1e300, nil, 1e300...2e300),
        ] as [(Double?, Double?, ClosedRange<Double>)]
    )
    func endBeyondData(min: Double?, max: Double?, domain: ClosedRange<Double>) {
        for ticks in [TickSelection.extremes, .nice(count: nil, loose: true)] {
            var spec = GraphSpec.valued([1, 2, 3], ticks: ticks)
            spec.yAxis.min = min
            spec.yAxis.max = max
            let layout = solve(spec)
            let found = layout.yAxis.domain ?? 0...0
            #expect(found.contains(domain.lowerBound) && found.contains(domain.upperBound))
            let heights = (0..<3).compactMap { layout.series[0].position(at: $0)?.y }
            #expect(min == 1e300 || (heights[0] > heights[1] && heights[1] > heights[2]))
            #expect(layout.shownValues.count > 1)
            if case .extremes = ticks { #expect(found == domain) }
        }
    }

    @Test(
        "on a logarithmic axis too",
        arguments: [(10.0, nil, 10.0...40.0), (nil, 0.5, 0.125...0.5)] as [(Double?, Double?, ClosedRange<Double>)]
    )
    func logarithmicEndBeyondData(min: Double?, max: Double?, domain: ClosedRange<Double>) {
        var spec = GraphSpec.valued([1, 2, 4], ticks: .log(count: nil))
        spec.yAxis.min = min
        spec.yAxis.max = max
        let layout = solve(spec)
        #expect(layout.yAxis.domain == domain)
        let heights = (0..<3).compactMap { layout.series[0].position(at: $0)?.y }
        #expect(((heights[0] - heights[1]) - (heights[1] - heights[2])).magnitude < 1e-6)
        #expect(heights[1] > heights[2])
    }

    @Test("equal values at an end of the request stand there")
    func equalValuesAtEnd() {
        var spec = GraphSpec.valued([7, 7])
        spec.yAxis.min = 7
        #expect(solve(spec).yAxis.domain == 7...8)
    }

    @Test("nice numbers loosen the axis unless they must not")
    func nice() {
        #expect(solve(.valued([3, 97], ticks: .nice(count: 5, loose: true))).yAxis.domain == 0...100)
        let inside = solve(.valued([3, 97], ticks: .nice(count: 5, loose: false)))
        #expect(inside.yAxis.domain == 3...97)
        #expect(inside.shownValues == ["10", "30", "50", "70", "90"])
    }

    @Test("years are labelled by the numbers that they stand for")
    func years() {
        for low in 1985...1995 {
            for high in 2015...2025 {
                var spec = GraphSpec.valued([Double(low), Double(high)], ticks: .nice(count: nil, loose: true))
                for height in [100.0, 160, 270, 300, 400] {
                    spec.size.height = height
                    for label in solve(spec).yAxis.labels {
                        guard case .value(let value, _) = label.subject else { continue }
                        #expect(Double(label.block.text) == value)
                    }
                }
            }
        }
    }

    @Test("equal values have one label in the middle; asking for more is answered with a warning")
    func equalValues() {
        let layout = solve(.valued([7, 7, 7], ticks: .even(count: 5)))
        #expect(layout.shownValues == ["7"])
        #expect(layout.warnings.contains(.equalValues(axis: .y, asked: 5)))
        #expect((layout.yAxis.labels[0].block.rect.midY - layout.plot.midY).magnitude < 0.01)
        #expect(solve(.valued([7, 7])).warnings.isEmpty)
    }

    @Test("a single point keeps its labels and is drawn as a dot")
    func singlePoint() {
        var spec = GraphSpec.labelled(["only"])
        spec.yAxis.enabled = true
        let layout = solve(spec)
        #expect(layout.shownIndexes == [0] && layout.shownValues == ["0"])
        #expect(layout.series[0].dots == [Point(x: layout.plot.midX, y: layout.plot.midY)])
    }

    @Test("without values there is a text, X labels and no Y label", arguments: [[], [nil, nil] as [Double?]])
    func noValues(values: [Double?]) {
        var spec = GraphSpec.valued(values)
        spec.labels = values.map { _ in "x" }
        let layout = solve(spec)
        #expect(layout.emptyText?.text == "No data")
        #expect(layout.yAxis.labels.isEmpty)
        #expect(layout.xAxis.labels.allSatisfy { $0.isVisible })
    }

    @Test("minimum and maximum outrank the average, the average outranks the others")
    func ranks() {
        var spec = GraphSpec.valued([0, 0, 0, 0, 0, 0, 0, 1])
        spec.size.height = 60
        let roles = solve(spec).yAxis.labels.filter(\.isVisible).map(\.subject)
        #expect(roles == [.value(0, role: .min), .value(1, role: .max)])
    }

    @Test("the titled average line replaces the average label and outranks ordinary ones")
    func titledAverage() {
        var spec = GraphSpec.valued([0, 10], ticks: .even(count: 11))
        spec.averageLine.enabled = true
        spec.averageLine.title = "mean"
        #expect(solve(spec).shownValues.contains("mean"))
        spec.averageLine.value = 0
        #expect(solve(spec).shownValues.first == "mean")
        #expect(solve(spec).averageLine?.line.from.y == solve(spec).series[0].yScale.position(of: 0))
    }

    @Test("fixed decimals that make texts equal are obeyed with a warning")
    func equalTexts() {
        var spec = GraphSpec.valued([0, 1], ticks: .even(count: 5))
        spec.yAxis.format.decimals = 0
        #expect(solve(spec).warnings.contains(.equalTexts(axis: .y)))
    }

    @Test("values beyond a fixed range are hidden as outside")
    func outsideFixedRange() {
        var spec = GraphSpec.valued([0, 10], ticks: .values([-5, 5, 15]))
        spec.yAxis.min = 0
        spec.yAxis.max = 10
        #expect(solve(spec).yAxis.labels.map(\.hidden) == [.outside, nil, .outside])
    }

    @Test("labels that the request lets overlap are counted in a warning")
    func allowedOverlap() {
        var spec = GraphSpec.valued([0, 1], ticks: .even(count: 100))
        spec.yAxis.overlap = .allow
        #expect(solve(spec).shownValues.count == 100)
        #expect(solve(spec).warnings.contains(.labelsOverlap(axis: .y, pairs: 99)))
    }

    @Test("labels wider than half the image are hidden with a warning")
    func tooWideForTheGutter() {
        var spec = GraphSpec.valued([0, 1])
        spec.size.width = 100
        spec.yAxis.suffix = " of a very long unit"
        #expect(solve(spec).shownValues.isEmpty)
        #expect(solve(spec).warnings.contains(.marginCapped(axis: .y)))
    }

    @Test("the ends of the axis keep their labels, and of two neighbours the lower one stays")
    func lowerEndStays() {
        var spec = GraphSpec.valued([0, 9.3], ticks: .progression(base: 0, increment: 0.1))
        spec.size.height = 230
        #expect(solve(spec).shownValues.first == "0.0" && solve(spec).shownValues.last == "9.3")
        #expect(solve(.valued([0, 50], ticks: .values([0, 10, 11, 12, 50]))).shownValues == ["0", "10", "50"])
    }

    @Test("a logarithmic axis shows nothing at or below zero")
    func logarithmicZero() {
        var spec = GraphSpec.valued([1, 0, -3, 1000], ticks: .log(count: nil))
        spec.valueLabels.enabled = true
        spec.annotations = [AnnotationSpec(.y(0)), AnnotationSpec(.y(-3))]
        let layout = solve(spec)
        #expect(layout.valueLabels.map(\.index) == [0, 3])
        #expect(layout.warnings.contains(.annotationsOutside([0, 1])))
        #expect(layout.series[0].position(at: 1) == nil)
    }

    @Test(
        "a mark a hair outside the plot stands on its edge",
        arguments: [-0.02, -0.003, -0.001739, -1e-9, 1 + 1e-9, 1.002]
    )
    func markAtEdge(index: Double) {
        for to in [nil, index - 0.001] {
            var spec = GraphSpec.valued([20, 100])
            spec.annotations = [AnnotationSpec(.x(index)), AnnotationSpec(.y(20 + index * 80))]
            spec.annotations[0].to = to
            let layout = solve(spec)
            for mark in layout.annotations.compactMap(\.mark) {
                switch mark {
                case .line(let line):
                    #expect(
                        layout.plot.contains(Rect(x: line.from.x, y: line.from.y, width: 0, height: 0), tolerance: 0)
                    )
                case .band(let band): #expect(layout.plot.contains(band, tolerance: 0))
                }
            }
        }
    }

    @Test("a frame around all of the image lies inside it", arguments: [1.0, 3])
    func frameInside(width: Double) {
        var frame = FrameSpec()
        (frame.left, frame.right, frame.top, frame.bottom) = (true, true, true, true)
        frame.stroke.width = width
        let lines = frame.lines(around: Rect(x: 0, y: 0, width: 200, height: 60), in: Size(width: 200, height: 60))
        #expect(lines.count == 4)
        for point in lines.flatMap({ [$0.line.from, $0.line.to] }) {
            #expect(point.x == width / 2 || point.x == 200 - width / 2)
            #expect(point.y == width / 2 || point.y == 60 - width / 2)
        }
        let inside = Rect(x: 20, y: 10, width: 100, height: 40)
        #expect(frame.lines(around: inside, in: Size(width: 200, height: 60)).map(\.line.from) == inside.corners)
    }

    @Test("a second axis stands opposite and measures its own series")
    func secondAxis() throws {
        var spec = GraphSpec.valued([0, 10])
        var other = Series(samples: Samples([100, 300]))
        other.axis = .right
        spec.series.append(other)
        let layout = solve(spec)
        let axis = try #require(layout.rightAxis)
        #expect(layout.yAxis.domain == 0...10 && axis.domain == 100...300 && axis.side == .right)
        #expect(layout.series[0].yScale.start == layout.series[1].yScale.start)
    }
}
