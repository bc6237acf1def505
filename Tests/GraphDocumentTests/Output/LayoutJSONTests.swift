import Foundation
import TestSupport
import Testing

@testable import GraphDocument
@testable import GraphLayout

@Suite struct LayoutJSONTests {
    private static func block(_ text: String, lines: [String]? = nil, x: Double = 10.12345) -> TextBlock {
        TextBlock(
            lines: (lines ?? [text]).map { TextLine(text: $0, origin: Point(x: 0, y: 0)) },
            text: text,
            fullText: text,
            style: TextStyle(family: "sans-serif", size: 13),
            color: .black,
            anchor: Point(x: x, y: -0.0001),
            align: .center,
            rotation: 90,
            box: Rect(x: -1, y: -2, width: 4, height: 3)
        )
    }

    private static func axis(_ side: AxisLayout.Side, _ labels: [AxisLabel]) -> AxisLayout {
        AxisLayout(
            enabled: true,
            side: side,
            domain: side == .bottom ? nil : 0.0001...2,
            band: AxisBand(
                rect: Rect(x: 1, y: 2, width: 3, height: 4),
                color: side == .bottom ? .white : nil,
                alpha: 0.5
            ),
            labels: labels,
            grid: [],
            gridStroke: GridSpec().stroke,
            title: nil,
            report: AxisReport(method: "even", angle: -45, lines: 2, rows: 1, rounds: 2, candidates: 3, shown: 2)
        )
    }

    /// A layout with numbers that are easy to follow.
    static func layout(_ samples: [Samples] = [Samples([1, nil, 2])]) -> Layout {
        var spec = GraphSpec()
        spec.size = Size(width: 60, height: 30)
        spec.scale = 2
        spec.series = samples.map { Series(samples: $0) }
        var layout = Layout.solve(spec, measuring: FixedTextMeasurer())
        layout.plot = Rect(x: 5, y: 6, width: 50, height: 20)
        layout.font.coverage = FontCoverage(families: ["DejaVu Sans"], missing: [0x4e2d, 0x1f642])
        layout.title = block("A \"title\"")
        layout.xAxis = axis(
            .bottom,
            [
                AxisLabel(subject: .index(0), block: block("a b", lines: ["a", "b"]), hidden: nil),
                AxisLabel(subject: .index(1), block: block(""), hidden: .empty),
                AxisLabel(subject: .index(2), block: block("c"), hidden: .overlap(by: 0)),
            ]
        )
        layout.yAxis = axis(
            .left,
            [AxisLabel(subject: .value(0.0001, role: .min), block: block("0.0001"), hidden: nil)]
        )
        for index in layout.series.indices {
            layout.series[index].xScale = IndexScale(count: samples[index].count, start: 5, end: 55)
            layout.series[index].yScale = ValueScale(domain: 1...2, start: 26, end: 6)
            layout.series[index].lines = [Polyline([Point(x: 5, y: 26), Point(x: 55, y: 6)])]
        }
        layout.warnings = [.equalValues(axis: .y, asked: 5), .missingGlyphs([0x4e2d, 0x1f642])]
        return layout
    }

    @Test func theLayoutIsWrittenAsTheContractSays() {
        let place = #""x":10.123,"y":0,"align":"center""#
        let rect = #""rect":{"x":9.123,"y":-1,"width":3,"height":4}"#
        let corners = #""corners":[[12.123,-1],[12.123,3],[9.123,3],[9.123,-1]]"#
        let grid = ##""grid":{"color":"#000000","width":1,"alpha":0.12,"dash":[],"lines":[]}"##
        let path = #"{"curved":false,"points":[[5,26],[55,6]]}"#
        let report = #""layout":{"method":"even","angle":-45,"lines":2,"rows":1,"rounds":2,"candidates":3,"shown":2}"#
        let expected = """
            {"version":1,"size":{"width":60,"height":30,"scale":2},"plot":{"x":5,"y":6,"width":50,"height":20},\
            "alt":"Line graph: A \\"title\\" with 2 values, minimum 1, maximum 2, average 1.5, rising.",\
            "font":{"family":"sans-serif","size":13,"resolved":["DejaVu Sans"],"missingGlyphs":["U+4E2D","U+1F642"]},\
            "xAxis":{"enabled":true,"background":{"rect":{"x":1,"y":2,"width":3,"height":4},"color":"#ffffff","alpha":0.5},\
            "labels":[\
            {"index":0,"text":"a b","fullText":"a b",\(place),"rotation":90,\(rect),\(corners),"lines":["a","b"],\
            "visible":true,"hidden":null},\
            {"index":1,"text":"","fullText":"",\(place),"rotation":90,\(rect),\(corners),\
            "visible":false,"hidden":{"reason":"empty","by":null}},\
            {"index":2,"text":"c","fullText":"c",\(place),"rotation":90,\(rect),\(corners),\
            "visible":false,"hidden":{"reason":"overlap","by":0}}],\(grid),"title":null,\(report)},\
            "yAxis":{"enabled":true,"position":"left","domain":[0.0001,2],\
            "background":{"rect":{"x":1,"y":2,"width":3,"height":4},"color":null,"alpha":0.5},\
            "labels":[{"value":0.0001,"text":"0.0001","role":"min",\(place),\(rect),"visible":true,"hidden":null}],\(grid),"title":null,\(report)},\
            "series":[{"name":null,"points":[{"index":0,"value":1,"x":5,"y":26},{"index":1,"value":null,"x":30,"y":null},\
            {"index":2,"value":2,"x":55,"y":6}],\
            "line":{"color":"#007aff","width":2,"alpha":1,"dash":[],"gradient":null,"pieces":1,"paths":[\(path)]},\
            "areas":[],"dots":{"count":0,"radius":2.5,"color":"#007aff"}}],\
            "statistics":{"count":2,"min":1,"max":2,"sum":3,"average":1.5,"median":1.5,"mode":1,"standardDeviation":0.5},\
            "rightAxis":null,"legend":null,"background":"#ffffff",\
            "title":{"text":"A \\"title\\"","fullText":"A \\"title\\"",\(place),"rotation":90,\(rect),\(corners),\
            "fontSize":13,"color":"#000000"},\
            "subtitle":null,"emptyText":null,"averageLine":null,"annotations":[],"frame":[],"valueLabels":[],\
            "warnings":[{"code":"equal-values","message":"All values are equal, so there is one label instead of 5.","pointer":"/yAxis"},\
            {"code":"missing-glyphs","message":"No font has a glyph for U+4E2D, U+1F642.","pointer":"/font/family"}]}
            """
        #expect(String(decoding: LayoutJSON.write(Self.layout(), includePoints: false), as: UTF8.self) == expected)
    }

    @Test func pointsAreLeftOutAboveTheirLimitUnlessAskedFor() throws {
        let half = Samples(Array(repeating: 1, count: LayoutJSON.mostPoints / 2))
        let more = Samples(Array(repeating: 1, count: LayoutJSON.mostPoints / 2 + 1))
        let key = #""points":["#
        let text = { (samples: [Samples], include: Bool) in
            String(decoding: LayoutJSON.write(Self.layout(samples), includePoints: include), as: UTF8.self)
        }
        #expect(text([half, half], false).contains(key))
        #expect(!text([half, more], false).contains(key))
        #expect(text([half, more], true).contains(key))
    }

    @Test func withoutValuesStatisticsAreNull() throws {
        let octets = LayoutJSON.write(Self.layout([Samples([nil])]), includePoints: false)
        let json = try JSONSerialization.jsonObject(with: Data(octets)) as? [String: Any]
        let statistics = try #require(json?["statistics"] as? [String: Any])
        #expect(statistics["count"] as? Int == 0)
        #expect(statistics.values.count { $0 is NSNull } == 7)
    }

    @Test func theSameLayoutAtAnotherScaleDiffersInItsScaleOnly() {
        var layout = Self.layout()
        let first = String(decoding: LayoutJSON.write(layout, includePoints: true), as: UTF8.self)
        layout.scale = 3
        let second = String(decoding: LayoutJSON.write(layout, includePoints: true), as: UTF8.self)
        #expect(first.split(separator: #""scale":2"#) == second.split(separator: #""scale":3"#))
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{1}\u{1f}", #""\n\r\t\u0001\u001f""#),
        ("ä🙂", "\"ä🙂\""),
    ])
    func textsAreEscaped(text: String, json: String) throws {
        #expect(String(decoding: JSONWriter.write(.string(text)), as: UTF8.self) == json)
        #expect(try JSONReader.read(Array(json.utf8)) == .string(text))
    }
}
