import Testing

@testable import GraphDocument

/// Long inputs made to cost more than they are worth. Each must be answered; the work in each is a small multiple
/// of its length, or these tests would not end.
@Suite struct HostileTests {
    private static let size = 1 << 19

    private func repeated(_ text: String, joinedBy separator: String = ",") -> String {
        let unit = text + separator
        return String(repeating: unit, count: Self.size / unit.utf8.count) + text
    }

    @Test func endlessFaultsAreCutOff() {
        let names = (0..<40_000).map { "\"poimts\($0)\":0" }.joined(separator: ",")
        let bodies = [
            #"{"points":["# + repeated("true") + "]}",
            #"{"points":["# + Array(repeating: "{}", count: 60_000).joined(separator: ",") + "]}",
            #"{"points":[1],"labels":["# + Array(repeating: "[]", count: 60_000).joined(separator: ",") + "]}",
            #"{"points":[1],"xAxis":{"positions":["# + Array(repeating: "9", count: 60_000).joined(separator: ",")
                + "]}}",
            #"{"points":[1],"xAxis":{"positions":["# + repeated("9") + "]}}",
            #"{"points":[1],"yAxis":{"values":["# + repeated("9") + "]}}",
            #"{"points":[1],"line":{"dash":["# + repeated("9") + "]}}",
            #"{"points":[1],"series":["# + repeated("{}") + "]}",
            #"{"points":[1],"title":""# + String(repeating: "ä", count: Self.size / 2) + "\"}",
            "{\(names)}",
            "{" + Array(repeating: "\"points\":1", count: 40_000).joined(separator: ",") + "}",
        ]
        for body in bodies {
            let count = faults(body).count
            #expect((1...Reading.mostFaults + 1).contains(count), "\(body.prefix(60))")
        }
    }

    @Test func endlessTextsAreNotRepeated() {
        let plain = String(repeating: "a", count: Self.size)
        let marks = "e" + String(repeating: "\u{301}", count: Self.size / 2)
        let slashes = String(repeating: "/~", count: Self.size / 2)
        for text in [plain, marks, slashes] {
            for body in [
                "{\"points\":[1],\"\(text)\":1}", "{\"points\":[1],\"background\":\"\(text)\"}",
                "{\"points\":[1],\"theme\":\"\(text)\"}", "{\"points\":[1],\"width\":\"\(text)\"}",
                "{\"points\":[1],\"yAxis\":{\"format\":{\"locale\":\"\(text)\"}}}",
            ] {
                let found = faults(body)
                #expect(found.count == 1)
                #expect(found.allSatisfy { "\($0)".utf8.count < 600 })
            }
        }
    }

    @Test func endlessListsOfObjectsAreRefusedWhole() {
        let notes = Array(repeating: #"{"y":1}"#, count: 60_000).joined(separator: ",")
        #expect(faults(#"{"points":[1],"annotations":[\#(notes)]}"#).map(\.pointer) == ["/annotations"])
        let stops = Array(repeating: #"{"at":0,"color":"red"}"#, count: 101).joined(separator: ",")
        let line = #""line":{"gradient":{"stops":[\#(stops)]}}"#
        #expect(faults(#"{"points":[1],\#(line)}"#).map(\.pointer) == ["/line/gradient/stops"])
    }

    @Test func endlessTextsThatAreNoJSONAreRefused() {
        let texts = [
            "[\"" + String(repeating: "ä", count: Self.size / 2),
            String(repeating: "[", count: Self.size), String(repeating: "{\"a\":", count: Self.size / 5),
            "[" + String(repeating: "9", count: Self.size), "[" + repeated("99999999999999999999") + ",",
            "[\"" + String(repeating: "\\\\", count: Self.size / 2), String(repeating: "\n", count: Self.size),
        ]
        for text in texts {
            #expect(throws: JSONSyntaxError.self, "\(text.prefix(30))") { try JSONReader.read(Array(text.utf8)) }
        }
    }

    @Test func endlessQueriesAreCutOff() {
        let unknown = (0..<30_000).map { "widht\($0)=1" }.joined(separator: "&")
        let twice = "p=1" + String(repeating: "&p=1", count: 30_000)
        let series = (0..<30_000).map { "series.\($0).points=1" }.joined(separator: "&")
        for query in [unknown, twice, series] {
            #expect(queryFaults(query).count == Reading.mostFaults + 1)
        }
    }
}
