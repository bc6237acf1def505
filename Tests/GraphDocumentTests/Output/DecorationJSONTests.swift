import Foundation
import GraphLayout
import TestSupport
import Testing

@testable import GraphDocument

/// What a graph with everything on says about itself.
@Suite struct DecorationJSONTests {
    private typealias Object = [String: Any]

    private static let graph = #"""
        {"width":400,"height":300,"title":"T","subtitle":"S","labels":["a","b","c"],
         "series":[{"name":"A","points":[1,2,4],"curve":"bezier","fill":{"below":{"color":"red","gradient":
                    {"stops":[{"at":0,"color":"red"},{"at":1,"color":"blue"}]}}}},
                   {"points":[300,null,100],"axis":"right","dots":{"show":"all"}}],
         "line":{"dash":[4,2],"gradient":{"direction":"horizontal","stops":[{"at":0,"color":"red"},{"at":1,"color":"lime"}]}},
         "averageLine":{"enabled":true,"color":"red"},"frame":{"left":true,"top":true},
         "annotations":[{"y":3,"text":"N"},{"x":0.5,"to":1},{"y":99}],
         "valueLabels":{"enabled":true,"suffix":"!"},"xAxis":{"title":"X","grid":{"enabled":true}},
         "yAxis":{"enabled":true},"rightAxis":{"title":"R","suffix":"%"}}
        """#

    private let json: Object
    private let layout: Layout

    init() throws {
        layout = Layout.solve(try read(Self.graph).spec, measuring: FixedTextMeasurer())
        let octets = LayoutJSON.write(layout, includePoints: false)
        json = try #require(try JSONSerialization.jsonObject(with: Data(octets)) as? Object)
    }

    private func object(_ path: String...) throws -> Object {
        try path.reduce(json) { object, name in try #require(object[name] as? Object, "\(name)") }
    }

    private func objects(_ name: String, in parent: Object? = nil) throws -> [Object] {
        try #require((parent ?? json)[name] as? [Object], "\(name)")
    }

    @Test func titlesAreThere() throws {
        #expect(try object("title")["text"] as? String == "T")
        #expect(try object("subtitle")["text"] as? String == "S")
        #expect(try object("xAxis", "title")["text"] as? String == "X")
        #expect(try object("rightAxis", "title")["rotation"] as? Double == layout.rightAxis?.title?.rotation)
        #expect(json["emptyText"] is NSNull)
    }

    @Test func theSecondAxisIsWrittenLikeTheFirst() throws {
        let first = try object("yAxis")
        let second = try object("rightAxis")
        #expect(Set(first.keys) == Set(second.keys))
        #expect(second["domain"] as? [Double] == [100, 300])
        #expect(try objects("labels", in: second).contains { $0["text"] as? String == "300%" })
    }

    @Test func theLegendNamesEverySeriesItShows() throws {
        let entries = try objects("entries", in: object("legend"))
        #expect(entries.map { $0["series"] as? Int } == [0, 1])
        #expect(entries.map { $0["name"] as? String } == ["A", nil])
        #expect(entries.map { $0["text"] as? String } == ["A", "Series 2"])
        #expect(entries.map { $0["dot"] is NSNull } == [true, false])
        let swatch = try #require(entries[0]["swatch"] as? Object)
        #expect(swatch["dash"] as? [Double] == [4, 2])
    }

    @Test func linesAndAreasAreWrittenAsTheyAreDrawn() throws {
        let series = try objects("series")
        let line = try #require(series[0]["line"] as? Object)
        let paths = try objects("paths", in: line)
        #expect(paths.count == 1)
        #expect(paths[0]["curved"] as? Bool == true)
        #expect((paths[0]["points"] as? [[Double]])?.count == layout.series[0].lines[0].points.count)
        let gradient = try #require(line["gradient"] as? Object)
        #expect(gradient["x2"] as? Double == layout.plot.maxX)
        let areas = try objects("areas", in: series[0])
        #expect(areas.map { $0["color"] as? String } == ["#ff0000"])
        #expect(areas.map { $0["gradient"] is Object } == [true])
        #expect((series[1]["dots"] as? Object)?["count"] as? Int == 2)
    }

    @Test func linesAndBandsAreWhereTheyAreDrawn() throws {
        let average = try object("averageLine")
        #expect(average["color"] as? String == "#ff0000")
        #expect(average["x1"] as? Double == layout.plot.x)
        #expect(try objects("frame").count == 2)
        let notes = try objects("annotations")
        #expect(notes.map { $0["line"] is Object } == [true, false, false])
        #expect(notes.map { $0["band"] is Object } == [false, true, false])
        #expect((notes[0]["text"] as? Object)?["text"] as? String == "N")
        let codes = try objects("warnings").map { $0["code"] as? String }
        #expect(codes == ["annotations-outside"])
        let grid = try object("xAxis", "grid")
        #expect(try objects("lines", in: grid).count == layout.xAxis.grid.count)
        #expect(layout.xAxis.grid.count == 3)
    }

    @Test func everyValueLabelTellsItsPoint() throws {
        let labels = try objects("valueLabels")
        #expect(labels.map { $0["series"] as? Int } == [0, 0, 0, 1, 1])
        #expect(labels.map { $0["index"] as? Int } == [0, 1, 2, 0, 2])
        #expect(labels.map { $0["value"] as? Double } == [1, 2, 4, 300, 100])
        #expect(labels.map { $0["text"] as? String } == ["1!", "2!", "4!", "300!", "100!"])
        for label in labels { #expect((label["visible"] as? Bool == true) == (label["hidden"] is NSNull)) }
    }

    @Test func denseLinesAreToldInShort() throws {
        let points = Array(repeating: "1,2", count: 200).joined(separator: ",")
        for (width, isListed) in [(1000, true), (300, false)] {
            for scale in [1, 3] {
                let graph = #"{"points":[\#(points)],"width":\#(width),"scale":\#(scale)}"#
                let layout = Layout.solve(try read(graph).spec, measuring: FixedTextMeasurer())
                let text = String(decoding: LayoutJSON.write(layout, includePoints: false), as: UTF8.self)
                #expect(text.contains(#""paths":"#) == isListed)
            }
        }
    }
}
