import TestSupport
import Testing

@testable import GraphLayout

/// What users of chart libraries complain about most, as rules that hold here.
struct ComplaintTests {
    private func solve(_ spec: GraphSpec) -> Layout {
        Layout.solve(spec, measuring: FixedTextMeasurer())
    }

    private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    @Test("three real labels among blanks are all shown")
    func blanksTakeNoSpace() {
        let labels = (0..<24).map { [0: "12am", 12: "12pm", 23: "11pm"][$0] ?? "" }
        #expect(solve(.labelled(labels, width: 320)).shownIndexes == [0, 12, 23])
    }

    @Test("labels never vanish because their box ends a fraction of a pixel too low", arguments: 1...40)
    func neverZeroLabels(size: Int) {
        var spec = GraphSpec.labelled(months, width: 317.0, height: 211.0)
        spec.font.size = Double(size) / 3 + 5
        #expect(solve(spec).xAxis.report.shown > 1)
    }

    @Test("the end labels are whole and not shifted onto their neighbours")
    func endsAreWhole() {
        let layout = solve(.labelled((0..<10).map { "wide label \($0)" }, width: 400))
        let image = Rect(x: 0, y: 0, width: 400, height: 300)
        #expect(layout.shownIndexes.first == 0 && layout.shownIndexes.last == 9)
        #expect(layout.xAxis.labels.filter(\.isVisible).allSatisfy { image.contains($0.block.rect) })
        #expect(LayoutChecks.overlaps(in: layout).isEmpty)
    }

    @Test("the number of turned labels does not jump with one degree more")
    func continuousInTheAngle() {
        var previous: Int?
        for degrees in 20...90 {
            var spec = GraphSpec.labelled((0..<60).map { "Label \($0)" })
            spec.xAxis.rotation = -Double(degrees)
            let shown = solve(spec).xAxis.report.shown
            if let previous { #expect(Double(shown) >= Double(previous) * 0.7, "\(degrees)°") }
            previous = shown
        }
    }

    @Test("categories are thinned without being asked")
    func thinnedByDefault() {
        let layout = solve(.labelled((0..<50).map { "category \($0)" }))
        #expect(LayoutChecks.overlaps(in: layout).isEmpty)
        #expect(layout.xAxis.report.shown < 50)
    }

    @Test("the newest label stays and the last gap is no double gap", arguments: 9...60)
    func newestLabelStays(count: Int) {
        let shown = solve(.labelled((0..<count).map { "P\($0) 2020" }, width: 400)).shownIndexes
        let strides = zip(shown, shown.dropFirst()).map { $1 - $0 }
        #expect(shown.last == count - 1)
        #expect((strides.max() ?? 0) - (strides.min() ?? 0) <= 1)
    }

    @Test("labels that skipping leaves room for are not turned")
    func notTurnedWithoutNeed() {
        var spec = GraphSpec.labelled(months)
        spec.xAxis.fit = .auto
        #expect(solve(spec).xAxis.report.angle == 0)
    }

    @Test("with turning allowed a wider graph never shows fewer labels")
    func monotoneWithFit() {
        var shown = 0
        for width in stride(from: 200, through: 900, by: 5) {
            var spec = GraphSpec.labelled((0..<30).map { "Label \($0)" }, width: Double(width))
            spec.xAxis.fit = .ordered([.rotate])
            let now = solve(spec).xAxis.report.shown
            #expect(now >= shown, "width \(width)")
            shown = now
        }
    }

    @Test("a long last label does not leave a single tick")
    func longLastLabel() {
        let labels = (0..<12).map { $0 == 11 ? "the very last label" : "\($0)" }
        #expect(solve(.labelled(labels, width: 500)).xAxis.report.shown >= 4)
    }

    @Test(
        "a very long label at an end leaves the others their room",
        arguments: [
            ["日本", "x", "Mon", "South Korea & Taiwan"], ["Q1 2023", "x", "Wednesday afternoon"],
            ["a rather long beginning", "b", "c", "d", "e"], ["a", "b", "an interruption in the middle", "d", "e"],
        ]
    )
    func mixedLengths(labels: [String]) {
        for width in 100...600 {
            let layout = solve(.labelled(labels, width: Double(width)))
            #expect(layout.xAxis.report.shown >= (width < 150 ? 1 : 2), "width \(width)")
            for case .overlap(let winner) in layout.xAxis.labels.compactMap(\.hidden) {
                #expect(layout.xAxis.labels[winner].isVisible)
            }
        }
        #expect(solve(.labelled(labels, width: 600)).xAxis.report.shown == labels.count)
    }

    @Test(
        "no change of arrangement shows fewer labels in a wider graph",
        arguments: [Thinning.even, .best, .greedy, .parity]
    )
    func monotoneWithAuto(method: Thinning) {
        for height in [200.0, 300] {
            for labels in [(10..<41).map { "2024-\($0)-01" }, (0..<12).map { "Very long category number \($0)" }] {
                var previous: Layout?
                for width in stride(from: 200.0, through: 900, by: 10) {
                    var spec = GraphSpec.labelled(labels, width: width, height: height)
                    spec.xAxis.fit = .auto
                    spec.xAxis.overlap = method
                    let layout = solve(spec)
                    let shown = previous?.xAxis.report.shown ?? 0
                    #expect(layout.xAxis.report.shown >= shown, "width \(width), height \(height)")
                    previous = layout
                }
            }
        }
    }

    @Test(
        "labels are turned or hidden rather than cut to less than half, unless only cutting was asked for",
        arguments: [200.0, 300, 400]
    )
    func notCutBeyondReading(height: Double) {
        for width in stride(from: 200.0, through: 900, by: 50) {
            for fit in [FitPolicy.auto, .ordered([.ellipsis])] {
                var spec = GraphSpec.labelled(
                    (0..<12).map { "Very long category number \($0)" },
                    width: width,
                    height: height
                )
                spec.xAxis.fit = fit
                let shown = solve(spec).xAxis.labels.filter(\.isVisible).map(\.block)
                #expect(Set(shown.map(\.text)).count == shown.count)
                for block in shown where block.text.contains("…") {
                    let left = block.text.count { $0 != "…" }
                    #expect(left >= (fit == .auto ? block.fullText.count / 2 : 3), "\(width): \(block.text)")
                }
            }
        }
    }

    @Test("one very long label is shortened into the room that its short neighbours leave", arguments: [0, 5, 11])
    func oneLongLabelIsCut(place: Int) {
        let labels = (0..<12).map { $0 == place ? String(repeating: "a long text ", count: 6) : "c\($0)" }
        for fit in [FitPolicy.auto, .ordered([.ellipsis])] {
            var spec = GraphSpec.labelled(labels, width: 400)
            spec.xAxis.fit = fit
            let layout = solve(spec)
            #expect(layout.xAxis.report.shown == 12)
            #expect(LayoutChecks.overlaps(in: layout).isEmpty)
        }
    }

    @Test("cut labels never get fewer in a wider graph", arguments: [["ellipsis"], ["wrap", "ellipsis"]])
    func cutLabels(remedies: [String]) {
        var shown = 0
        for width in 420...900 {
            var spec = GraphSpec.labelled(months.map { $0 + "uary" }, width: Double(width))
            spec.xAxis.fit = .ordered(remedies.compactMap(FitRemedy.init))
            let now = solve(spec).xAxis.report.shown
            #expect(now >= shown, "width \(width)")
            shown = now
        }
    }

    @Test("labels that stand far from a crowded group stay")
    func clusters() {
        var spec = GraphSpec.labelled((1970...2019).map(String.init))
        spec.xAxis.selection = .positions([0, 1, 2, 3, 25, 49])
        #expect(Set(solve(spec).shownIndexes).isSuperset(of: [0, 25, 49]))
    }

    @Test("one long category does not hide the short ones that have room")
    func oneLongCategory() {
        let labels = (0..<9).map { $0 == 4 ? "an extraordinarily long category" : "c\($0)" }
        #expect(solve(.labelled(labels, width: 400)).xAxis.report.shown >= 7)
    }

    @Test("a pinned label outranks its neighbours")
    func pinnedLabel() {
        var spec = GraphSpec.labelled((0..<40).map { "Label \($0)" }, width: 400)
        spec.xAxis.keep = [.first, .last, .index(17)]
        #expect(Set(solve(spec).shownIndexes).isSuperset(of: [0, 17, 39]))
    }

    @Test("margins end within four rounds, whatever the labels ask for")
    func marginsEnd() {
        for rotation in stride(from: -90.0, through: 90, by: 15) {
            var spec = GraphSpec.labelled((0..<20).map { "a long label, number \($0)" }, width: 300, height: 200)
            spec.xAxis.rotation = rotation
            spec.yAxis.enabled = true
            #expect(solve(spec).xAxis.report.rounds <= 4)
        }
    }

    @Test("turned labels are not clipped", arguments: [-90.0, -60, -45, -20, 20, 45, 60, 90])
    func turnedLabelsAreWhole(angle: Double) {
        var spec = GraphSpec.labelled((0..<12).map { "label number \($0)" }, width: 400, height: 300)
        spec.xAxis.rotation = angle
        let layout = solve(spec)
        let image = Rect(x: 0, y: 0, width: 400, height: 300)
        #expect(layout.xAxis.report.shown > 1)
        for label in layout.xAxis.labels where label.isVisible {
            #expect(image.contains(label.block.rect, tolerance: 0.01))
        }
        #expect(LayoutChecks.overlaps(in: layout).isEmpty)
    }

    @Test("an axis title stands clear of long Y labels")
    func titleClearOfLabels() {
        var spec = GraphSpec.valued([0, 123_456_789])
        spec.yAxis.title = "a title"
        let layout = solve(spec)
        #expect(layout.yAxis.title != nil)
        #expect(LayoutChecks.overlaps(in: layout).isEmpty)
    }

    @Test("a logarithmic axis within a decade has two labels", arguments: [[2.0, 5], [0.45, 5.5], [1.01, 1.05]])
    func logWithinADecade(values: [Double]) {
        #expect(solve(.valued(values, ticks: .log(count: nil))).shownValues.count >= 2)
    }

    @Test("years are plain numbers without an offset")
    func plainYears() {
        let texts = solve(.valued([1990, 2020], ticks: .nice(count: 4, loose: true))).shownValues
        #expect(texts == ["1990", "2000", "2010", "2020"])
    }

    @Test(
        "small ranges never repeat a text",
        arguments: [[0.0, 1], [0, 2], [0.1, 0.2], [99.99, 100.01], [0, 0.003]]
    )
    func distinctTexts(values: [Double]) {
        for count in 2...6 {
            let texts = solve(.valued(values, ticks: .even(count: count))).shownValues
            #expect(texts.count == count && Set(texts).count == count)
        }
    }

    @Test(
        "nearly equal ends finish at once with few labels",
        arguments: [
            [9.899999999999999, 9.9], [0, 1e-16], [1e15, 1_000_000_000_000_000.1], [-1e308, 1e308], [5.0, 5],
        ]
    )
    func nearlyEqualEnds(values: [Double]) {
        for ticks in [
            TickSelection.nice(count: 5, loose: true), .nice(count: 5, loose: false), .even(count: 5), .extremes,
            .log(count: 5),
        ] {
            let layout = solve(.valued(values, ticks: ticks))
            #expect(layout.yAxis.labels.count <= 20)
            #expect(layout.series[0].lines.flatMap(\.points).allSatisfy { $0.y.isFinite })
        }
    }

    @Test("a tiny increment over a big range stays within the tick limit")
    func tickLimit() {
        let layout = solve(.valued([0, 1e9], ticks: .progression(base: 0, increment: 1e-9)))
        #expect(layout.yAxis.labels.count <= 1000)
        #expect(layout.warnings.contains { if case .ticksCapped = $0 { true } else { false } })
    }
}
