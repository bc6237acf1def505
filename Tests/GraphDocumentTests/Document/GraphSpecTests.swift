import GraphLayout
import Testing

@testable import GraphDocument

@Suite struct GraphSpecTests {
    private static let gradient = Gradient(
        stops: [
            Gradient.Stop(at: 0, color: Color(hex: 0xff0000)), Gradient.Stop(at: 1, color: Color(hex: 0x00ff00)),
        ]
    )

    @Test func nothingGivenIsEveryDefault() throws {
        var expected = GraphSpec()
        expected.series = [Series(samples: Samples([1, nil]))]
        #expect(try read(#"{"points":[1,null]}"#).spec == expected)
    }

    @Test func everyFieldReachesTheSpec() throws {
        let json = #"""
            {"points":[1,null,3],"labels":["a",null,""],"width":320,"height":200,"scale":2.5,"title":"T\tt","subtitle":"S",
             "background":"transparent","font":{"family":"Serif","size":9.5},
             "line":{"color":"#f00","width":3,"alpha":0.5,"dash":[4,2]},"dots":{"show":"only","size":4,"color":"blue"},
             "nulls":"gap","emptyText":"","xAxis":{"enabled":false,"color":"red","background":{"color":"#eee","alpha":0.5},
             "positions":[2,0,2],"overlap":"best","keep":["last",1],"minGap":2,"fit":["stagger","rotate"],"title":"X",
             "rotation":-45,"grid":{"enabled":true,"color":"lime","width":2,"alpha":1,"dash":[1]}},
             "yAxis":{"enabled":true,"color":"navy","background":{"color":"teal"},"values":[1,2],"min":0,"max":9,
             "position":"right","prefix":"$","suffix":"!","format":{"decimals":2,"grouping":true,"style":"si"},
             "padding":5,"grid":{"enabled":true},"overlap":"allow","title":"Y"},
             "legend":{"position":"left"},"frame":{"left":true,"color":"red","width":3},
             "averageLine":{"enabled":true,"value":0,"color":"lime","alpha":0.5,"width":4,"dash":[2],"title":"A"},
             "valueLabels":{"enabled":true,"indexes":[2,0,2],"prefix":"<","suffix":">","format":{"decimals":1},
             "color":"red","background":"lime"},
             "annotations":[{"x":0.5,"to":1,"text":"N","color":"red","width":2,"dash":[1,1]},{"y":0,"alpha":0.3}],
             "fill":{"above":{"color":"red","alpha":0.5},"below":{"gradient":{"stops":[{"at":0,"color":"red"},
             {"at":1,"color":"lime"}]}},"baseline":-1}}
            """#
        var spec = GraphSpec()
        spec.size = Size(width: 320, height: 200)
        spec.scale = 2.5
        spec.title = "T t"
        spec.subtitle = "S"
        spec.background = .transparent
        spec.font.family = "Serif"
        spec.font.size = 9.5
        spec.labels = ["a", nil, nil]
        spec.nulls = .gap
        spec.legend.position = .left
        spec.frame.left = true
        spec.frame.stroke = Stroke(color: Color(hex: 0xff0000), width: 3)
        spec.averageLine.enabled = true
        spec.averageLine.value = 0
        spec.averageLine.stroke = Stroke(color: Color(hex: 0x00ff00), width: 4, alpha: 0.5, dash: [2])
        spec.averageLine.title = "A"
        spec.valueLabels.enabled = true
        spec.valueLabels.indexes = [0, 2]
        spec.valueLabels.prefix = "<"
        spec.valueLabels.suffix = ">"
        spec.valueLabels.format.decimals = 1
        spec.valueLabels.color = Color(hex: 0xff0000)
        spec.valueLabels.background = Color(hex: 0x00ff00)
        var band = AnnotationSpec(.x(0.5))
        band.to = 1
        band.text = "N"
        band.stroke = Stroke(color: Color(hex: 0xff0000), width: 2, alpha: 0.2, dash: [1, 1])
        var line = AnnotationSpec(.y(0))
        line.stroke.alpha = 0.3
        spec.annotations = [band, line]
        spec.emptyText = ""
        var series = Series(samples: Samples([1, nil, 3]))
        series.line = Stroke(color: Color(hex: 0xff0000), width: 3, alpha: 0.5, dash: [4, 2])
        series.dots.show = .only
        series.dots.size = 4
        series.dots.color = Color(hex: 0x0000ff)
        series.fill.above = FillSpec.Area(color: Color(hex: 0xff0000), alpha: 0.5)
        series.fill.below = FillSpec.Area(color: series.line.color.faded(0.2), gradient: Self.gradient)
        series.fill.baseline = -1
        spec.series = [series]
        spec.xAxis.enabled = false
        spec.xAxis.color = Color(hex: 0xff0000)
        spec.xAxis.background.color = Color(hex: 0xeeeeee)
        spec.xAxis.background.alpha = 0.5
        spec.xAxis.selection = .positions([0, 2])
        spec.xAxis.overlap = .best
        spec.xAxis.keep = [.last, .index(1)]
        spec.xAxis.minGap = 2
        spec.xAxis.fit = .ordered([.stagger, .rotate])
        spec.xAxis.title = "X"
        spec.xAxis.rotation = -45
        spec.xAxis.grid.enabled = true
        spec.xAxis.grid.stroke = Stroke(color: Color(hex: 0x00ff00), width: 2, alpha: 1, dash: [1])
        spec.yAxis.enabled = true
        spec.yAxis.color = Color(hex: 0x000080)
        spec.yAxis.background.color = Color(hex: 0x008080)
        spec.yAxis.ticks = .values([1, 2])
        spec.yAxis.min = 0
        spec.yAxis.max = 9
        spec.yAxis.position = .right
        spec.yAxis.prefix = "$"
        spec.yAxis.suffix = "!"
        spec.yAxis.format.decimals = 2
        spec.yAxis.format.grouping = true
        spec.yAxis.format.style = .si
        spec.yAxis.padding = 5
        spec.yAxis.grid.enabled = true
        spec.yAxis.overlap = .allow
        spec.yAxis.title = "Y"
        #expect(try read(json).spec == spec)
    }

    @Test(arguments: [
        (#"{}"#, LabelSelection.gaps(0, anchor: .first)), (#"{"gaps":3,"anchor":"center"}"#, .gaps(3, anchor: .center)),
        (#"{"count":2}"#, .count(2)), (#"{"positions":[]}"#, .positions([])),
        (#"{"base":1,"increment":2}"#, .progression(base: 1, increment: 2)),
    ])
    func theXLabelsAreSelected(json: String, selection: LabelSelection) throws {
        #expect(try read(#"{"points":[1,2],"xAxis":\#(json)}"#).spec.xAxis.selection == selection)
    }

    @Test(arguments: [
        (#"{}"#, TickSelection.extremes), (#"{"count":0}"#, .even(count: 0)),
        (#"{"values":[3,-1]}"#, .values([3, -1])),
        (#"{"base":-1,"increment":0.5}"#, .progression(base: -1, increment: 0.5)),
        (#"{"ticks":"nice"}"#, .nice(count: nil, loose: true)),
        (#"{"ticks":"nice","count":4,"loose":false}"#, .nice(count: 4, loose: false)),
        (#"{"ticks":"log","count":2}"#, .log(count: 2)), (#"{"ticks":"even","count":7}"#, .even(count: 7)),
    ])
    func theYLabelsAreSelected(json: String, ticks: TickSelection) throws {
        #expect(try read(#"{"points":[1,2],"yAxis":\#(json)}"#).spec.yAxis.ticks == ticks)
    }

    @Test func aSeriesTakesWhatItLeavesOutFromTheGraph() throws {
        let json = #"""
            {"line":{"width":5,"alpha":0.4,"dash":[1,2]},"dots":{"show":"all","size":3},
             "series":[{"points":[1],"name":"A"},{"points":[2],"width":1,"dash":[],"color":"red","dots":{"size":7}}]}
            """#
        let series = try read(json).spec.series
        #expect(series.map(\.name) == ["A", nil])
        #expect(series[0].line == Stroke(color: Color(hex: 0x007aff), width: 5, alpha: 0.4, dash: [1, 2]))
        #expect(series[1].line == Stroke(color: Color(hex: 0xff0000), width: 1, alpha: 0.4))
        #expect(series.map(\.dots.show) == [.all, .all])
        #expect(series.map(\.dots.size) == [3, 7])
    }

    @Test func aSeriesTakesItsAreasFromTheGraphOneByOne() throws {
        let json = #"""
            {"fill":{"below":{"alpha":0.5},"baseline":0},
             "series":[{"points":[1]},{"points":[2],"fill":{"above":{"color":"red"},"baseline":3}}]}
            """#
        let series = try read(json).spec.series
        #expect(series.map(\.fill.below?.alpha) == [0.5, 0.5])
        #expect(series.map(\.fill.below?.color) == series.map { $0.line.color.faded(0.2) })
        #expect(series.map(\.fill.above?.color) == [nil, Color(hex: 0xff0000)])
        #expect(series.map(\.fill.baseline) == [0, 3])
    }

    @Test func theGradientOfTheLineIsThatOfTheFirstSeriesWithoutAColour() throws {
        let gradient = #""gradient":{"stops":[{"at":0,"color":"red"},{"at":1,"color":"lime"}]}"#
        let line = #""line":{\#(gradient)}"#
        #expect(try read(#"{"points":[1],\#(line)}"#).spec.series[0].line.gradient == Self.gradient)
        let two = try read(#"{"series":[{"points":[1]},{"points":[1]}],\#(line)}"#).spec.series
        #expect(two.map(\.line.gradient) == [Self.gradient, nil])
        let named = try read(#"{"series":[{"points":[1],"color":"blue"},{"points":[1],\#(gradient)}],\#(line)}"#)
        #expect(named.spec.series.map(\.line.gradient) == [nil, Self.gradient])
    }

    @Test func aSeriesOnTheRightHasAnAxisOfItsOwn() throws {
        let json = #"{"series":[{"points":[1],"axis":"right"}],"rightAxis":{"suffix":"%","ticks":"nice"}}"#
        let spec = try read(json).spec
        #expect(spec.series.map(\.axis) == [.right])
        #expect(spec.rightAxis.suffix == "%")
        #expect(spec.rightAxis.ticks == .nice(count: nil, loose: true))
        #expect(spec.yAxis == YAxisSpec())
    }

    @Test(arguments: Theme.allCases)
    func fiftySeriesHaveFiftyColours(theme: Theme) throws {
        let list = Array(repeating: #"{"points":[1]}"#, count: 50).joined(separator: ",")
        let spec = try read(#"{"theme":"\#(theme.rawValue)","series":[\#(list)]}"#).spec
        #expect(Set(spec.series.map(\.line.color)).count == 50)
        #expect(spec.series.first?.line.color == theme.look.line)
    }
}
