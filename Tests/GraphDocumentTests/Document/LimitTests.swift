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

    /// Width and height that are allowed, members of the body, pointers and details.
    @Test(
        arguments: [
            (100, 4000, "", ["/width must be given: its default, 600, is more than the 100 allowed; \(width)"]),
            (4000, 299, "", ["/height must be given: its default, 300, is more than the 299 allowed; \(height)"]),
            (
                100, 100, #","theme":"dark","sparkline":true"#,
                [
                    "/width must be given: its default, 600, is more than the 100 allowed; \(width)",
                    "/height must be given: its default, 300, is more than the 100 allowed; \(height)",
                ]
            ),
            (100, 4000, #","width":100"#, []),
            (100, 4000, #","width":600"#, ["/width must be at most 100, not 600; \(width)"]),
            (600, 300, "", []),
        ] as [(Int, Int, String, [String])]
    )
    func aDefaultIsHeldToItsLimitToo(mostWidth: Int, mostHeight: Int, members: String, expected: [String]) {
        var limits = GraphLimits()
        limits.width = mostWidth
        limits.height = mostHeight
        let found = faults(#"{"points":[1]\#(members)}"#, limits: limits)
        #expect(found.map { "\($0.pointer ?? "") \($0.detail)" } == expected)
    }

    private static let width = "ORDINATE_MAX_WIDTH raises this limit"
    private static let height = "ORDINATE_MAX_HEIGHT raises this limit"

    @Test func theFaultOfADefaultNamesItsParameter() {
        #expect(queryFaults("p=1&h=5", limits: tight(\.width)).map(\.parameter) == ["width"])
    }

    @Test(arguments: [#""height":151"#, #""height":0"#, #""width":9999"#, #""scale":9"#, #""height":"a""#])
    func pixelsAreNotCountedOfASizeAtFault(member: String) {
        var limits = GraphLimits()
        limits.height = 150
        limits.pixels = 1000
        let other = member.contains("height") ? #""width":100"# : #""height":150"#
        #expect(faults(#"{"points":[1],\#(member),\#(other)}"#, limits: limits).count == 1)
    }

    @Test func defaultPixelsAreHeldToTheirLimit() {
        var limits = GraphLimits()
        limits.pixels = 179_999
        #expect(
            faults(#"{"points":[1]}"#, limits: limits).map(\.detail) == [
                "600 × 300 at scale 1 makes 180000 pixels, at most 179999 are allowed; "
                    + "ORDINATE_MAX_PIXELS raises this limit"
            ]
        )
    }

    @Test(arguments: ["1e300", "9007199254740993", "1e15"])
    func hugeWholeNumbersAreNoTrap(number: String) throws {
        _ = try read(#"{"points":[1,2],"xAxis":{"gaps":\#(number)}}"#).spec
        _ = try read(#"{"points":[1,2],"xAxis":{"count":\#(number)}}"#).spec
        #expect(faults(#"{"points":[1,2],"xAxis":{"positions":[\#(number)]}}"#).count == 1)
        #expect(faults(#"{"points":[1,2],"width":\#(number)}"#).count == 1)
    }
}
