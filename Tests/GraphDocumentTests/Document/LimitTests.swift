import Testing

@testable import GraphDocument

@Suite struct LimitTests {
    private func list(_ item: String, _ count: Int) -> String {
        Array(repeating: item, count: count).joined(separator: ",")
    }

    private func tight(_ path: WritableKeyPath<GraphLimits, Int>) -> GraphLimits {
        var limits = GraphLimits()
        limits[keyPath: path] = 5
        return limits
    }

    @Test func everyLimitHasItsVariable() {
        #expect(GraphLimits.entries.count == Mirror(reflecting: GraphLimits()).children.count)
        #expect(Set(GraphLimits.entries.map(\.variable)).count == GraphLimits.entries.count)
        #expect(Set(GraphLimits.entries.map(\.path)).count == GraphLimits.entries.count)
    }

    @Test func theLimitsAreThoseOfTheContract() {
        let values = GraphLimits.entries.map { GraphLimits()[keyPath: $0.path] }
        #expect(values == [4000, 4000, 16_000_000, 1_000_000, 50, 1_000_000, 1000, 1000])
    }

    @Test func everyLimitHoldsAtItAndRefusesOneMore() throws {
        let cases: [(WritableKeyPath<GraphLimits, Int>, (Int) -> String, String, String)] = [
            (\.width, { #"{"points":[1],"width":\#($0)}"# }, "/width", "must be at most 5, not 6"),
            (\.height, { #"{"points":[1],"height":\#($0)}"# }, "/height", "must be at most 5, not 6"),
            (
                \.pixels, { #"{"points":[1],"height":1,"width":\#($0)}"# }, "/width",
                "6 × 1 at scale 1 makes 6 pixels, at most 5 are allowed"
            ),
            (\.points, { #"{"points":[\#(list("1", $0))]}"# }, "/points", "must have at most 5 points, not 6"),
            (\.points, { #"{"points":[\#(list("null", $0))]}"# }, "/points", "must have at most 5 points, not 6"),
            (
                \.series, { #"{"series":[\#(list(#"{"points":[1]}"#, $0))]}"# }, "/series",
                "must have at most 5 series, not 6"
            ),
            (
                \.labels, { #"{"points":[\#(list("1", $0))],"labels":[\#(list(#""a""#, $0))]}"# }, "/labels",
                "must have at most 5 labels, not 6"
            ),
            (
                \.text, { #"{"points":[1],"title":"\#(String(repeating: "ä", count: $0))"}"# }, "/title",
                "must have at most 5 characters, not 6"
            ),
            (\.ticks, { #"{"points":[1],"yAxis":{"count":\#($0)}}"# }, "/yAxis/count", "must be at most 5, not 6"),
            (
                \.ticks, { #"{"points":[1],"yAxis":{"values":[\#(list("1", $0))]}}"# }, "/yAxis/values",
                "must have at most 5 items, not 6"
            ),
        ]
        for (path, json, pointer, detail) in cases {
            let limits = tight(path)
            #expect(faults(json(5), limits: limits).isEmpty, "\(json(5))")
            let found = try #require(faults(json(6), limits: limits).first { $0.pointer == pointer })
            #expect(found.detail == "\(detail); \(GraphLimits.variable(for: path)) raises this limit")
        }
    }

    @Test func pointsOfAllSeriesCountTogether() {
        let json = #"{"series":[{"points":[1,2,3]},{"points":[1,2,3]}]}"#
        #expect(
            faults(json, limits: tight(\.points)).map(\.detail)
                == ["must have at most 5 points in all series, not 6; ORDINATE_MAX_POINTS raises this limit"]
        )
    }

    @Test func pixelsCountAfterScale() {
        var limits = GraphLimits()
        limits.pixels = 400
        #expect(faults(#"{"points":[1],"width":10,"height":10,"scale":2}"#, limits: limits).isEmpty)
        #expect(faults(#"{"points":[1],"width":10,"height":10,"scale":2.1}"#, limits: limits).count == 1)
    }

    @Test(arguments: ["1e300", "9007199254740993", "1e15"])
    func hugeWholeNumbersAreNoTrap(number: String) throws {
        _ = try read(#"{"points":[1,2],"xAxis":{"gaps":\#(number)}}"#).spec
        _ = try read(#"{"points":[1,2],"xAxis":{"count":\#(number)}}"#).spec
        #expect(faults(#"{"points":[1,2],"xAxis":{"positions":[\#(number)]}}"#).count == 1)
        #expect(faults(#"{"points":[1,2],"width":\#(number)}"#).count == 1)
    }
}
