import GraphLayout
import TestSupport
import Testing

@testable import GraphDocument

@Suite struct MapHTMLTests {
    private func map(_ graph: String, name: String = "g") throws -> [Substring] {
        let layout = Layout.solve(try read(graph).spec, measuring: FixedTextMeasurer())
        return String(decoding: MapHTML.write(layout, name: name), as: UTF8.self).split(separator: "\n")
    }

    @Test func everyPointAndEveryVisibleLabelHasAnArea() throws {
        let lines = try map(#"{"points":[1,null,2.5],"labels":["a","b",""]}"#)
        #expect(lines.first == #"<map name="g">"#)
        #expect(lines.last == "</map>")
        let circles = lines.filter { $0.contains("circle") }
        #expect(circles.map { $0.contains(#"alt="a: 1" title="a: 1""#) } == [true, false])
        #expect(circles.map { $0.contains(#"alt="2.5" title="2.5""#) } == [false, true])
        #expect(lines.count { $0.contains(#"shape="rect""#) } == 2)
    }

    @Test func seriesAreNamed() throws {
        let lines = try map(#"{"series":[{"name":"A","points":[1]},{"name":"B","points":[2]}],"labels":["x"]}"#)
        #expect(lines.count { $0.contains(#"alt="A, x: 1""#) } == 1)
        #expect(lines.count { $0.contains(#"alt="B, x: 2""#) } == 1)
    }

    @Test func textsAreEscaped() throws {
        let lines = try map(#"{"points":[1],"labels":["<b> & \"c\" 'd'"]}"#, name: #"a"><script>"#)
        #expect(lines[0] == #"<map name="a&quot;&gt;&lt;script&gt;">"#)
        let marks = lines.dropFirst().dropLast()
        #expect(marks.allSatisfy { $0.contains("&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;") })
        #expect(marks.allSatisfy { $0.dropFirst().dropLast().allSatisfy { $0 != "<" && $0 != ">" } })
        #expect(marks.allSatisfy { $0.count { $0 == "\"" } == 8 })
    }

    @Test func manyPointsHaveNoAreas() throws {
        let list = { (count: Int) in Array(repeating: "1", count: count).joined(separator: ",") }
        #expect(try map(#"{"points":[\#(list(2000))]}"#).count { $0.contains("circle") } == 2000)
        #expect(try map(#"{"points":[\#(list(2001))]}"#).count { $0.contains("circle") } == 0)
    }
}
