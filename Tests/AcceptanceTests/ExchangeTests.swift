import Foundation
import TestSupport
import Testing

/// Conditions, codings, origins and faults as HTTP has them.
@Suite struct ExchangeTests {
    private static let target = "/graph.png?points=3,5.5,,8"
    private static let layout = "/graph.json?points=" + (0..<200).map(String.init).joined(separator: ",")

    @Test func `304 repeats what a cache must know, and has no content`() throws {
        let service = try RunningService()
        for target in [Self.target, Self.layout, "/graph?points=1,2"] {
            let full = try service.ask("GET", target)
            let tag = try #require(full["etag"])
            let answer = try service.ask("GET", target, fields: ["If-None-Match: \(tag)"])
            #expect(answer.status == 304)
            #expect(answer.body.isEmpty)
            for name in ["etag", "vary", "cache-control"] { #expect(answer[name] == full[name], "\(name)") }
            #expect(answer["date"] != nil)
        }
    }

    @Test(arguments: [
        (target, [#"If-None-Match: "other""#, "If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT"], 200),
        (target, [#"If-Match: "other""#], 412), (target, ["If-Match: *"], 200), (target, ["If-Match: other"], 412),
        ("/nothing", [#"If-Match: "other""#], 404), ("/graph.png", [#"If-None-Match: *"#], 422),
    ])
    func `conditions are kept in their order`(target: String, fields: [String], status: Int) throws {
        #expect(try RunningService().ask("GET", target, fields: fields).status == status)
    }

    @Test func `If-Match compares strongly`() throws {
        let service = try RunningService()
        let tag = try #require(try service.ask("GET", Self.target)["etag"])
        #expect(try service.ask("GET", Self.target, fields: ["If-Match: \(tag)"]).status == 200)
        #expect(try service.ask("GET", Self.target, fields: ["If-Match: W/\(tag)"]).status == 412)
    }

    @Test func `the same URL gives the same octets and tag after a new start`() throws {
        let first = try RunningService().ask("GET", Self.target)
        let second = try RunningService().ask("GET", Self.target)
        #expect(first.body == second.body)
        #expect(first["etag"] == second["etag"])
        #expect(try RunningService().ask("GET", Self.target + "&width=601")["etag"] != first["etag"])
    }

    @Test func `gzip is a coding of its own, asked for by name and never given for PNG`() throws {
        let service = try RunningService()
        let identity = try service.ask("GET", Self.layout)
        let coded = try service.ask("GET", Self.layout, fields: ["Accept-Encoding: gzip"])
        #expect(coded["content-encoding"] == "gzip")
        #expect(coded["etag"] != identity["etag"])
        #expect(try Self.gunzip(coded.body) == identity.body)
        for wish in ["gzip;q=0", "*;q=0, identity", "br", ""] {
            let answer = try service.ask("GET", Self.layout, fields: ["Accept-Encoding: \(wish)"])
            #expect(answer["content-encoding"] == nil, "\(wish)")
            #expect(answer.body == identity.body)
            #expect(answer["vary"] == coded["vary"])
        }
        #expect(coded["vary"]?.contains("Accept-Encoding") == true)
        let picture = try service.ask("GET", Self.target, fields: ["Accept-Encoding: gzip"])
        #expect(picture["content-encoding"] == nil)
    }

    private static func gunzip(_ octets: [UInt8]) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: "ordinate-\(UUID().uuidString).gz")
        try Data(octets).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/bin/gzip")
        process.arguments = ["-dc", file.path]
        process.standardOutput = output
        try process.run()
        let found = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(found)
    }

    @Test func `a listed origin may read answers and errors, another one may not`() throws {
        let service = try RunningService(["--cors-origin", "https://a.example"])
        for (target, method) in [(Self.target, "GET"), ("/nothing", "GET"), ("/graph", "PUT")] {
            let allowed = try service.ask(method, target, fields: ["Origin: https://a.example"])
            #expect(allowed["access-control-allow-origin"] == "https://a.example")
            let refused = try service.ask(method, target, fields: ["Origin: https://b.example"])
            #expect(refused["access-control-allow-origin"] == nil)
            for answer in [allowed, refused] {
                #expect(answer.fields.contains { $0.name == "vary" && $0.value.contains("Origin") })
                #expect(answer["access-control-allow-credentials"] == nil)
            }
        }
        let ask = ["Access-Control-Request-Method: POST", "Access-Control-Request-Headers: content-type"]
        let preflight = try service.ask("OPTIONS", "/graph", fields: ask + ["Origin: https://a.example"])
        #expect((200...204).contains(preflight.status))
        #expect(preflight["access-control-allow-methods"]?.contains("POST") == true)
        #expect(preflight["access-control-allow-headers"]?.lowercased().contains("content-type") == true)
        let refused = try service.ask("OPTIONS", "/graph", fields: ask + ["Origin: https://b.example"])
        #expect(refused["access-control-allow-origin"] == nil)
    }

    /// A message and the status of its answer.
    private static let faults: [(message: String, status: Int)] = [
        ("GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n", 404), ("PUT /graph HTTP/1.1\r\nHost: x\r\n\r\n", 405),
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
        ("GET /\(String(repeating: "a", count: 17_000)) HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        ("GET / HTTP/1.1\r\nHost: x\r\nX: \(String(repeating: "a", count: 9000))\r\n\r\n", 431),
        ("GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n", 417),
        ("POST /graph HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        (RunningService.request("POST", "/graph", body: "{"), 400),
        (RunningService.request("POST", "/graph", body: "{}"), 422),
        (RunningService.request("POST", "/graph", fields: ["Accept: text/html"], body: #"{"points":[1]}"#), 406),
    ]

    @Test func `every fault is a problem that repeats nothing of the client and is not kept`() throws {
        let service = try RunningService()
        var told: [String] = []
        for (message, status) in Self.faults {
            let client = try #require(RawClient(port: service.port))
            client.send(message)
            let answer = try #require(client.answer())
            #expect(answer.status == status)
            #expect(answer["content-type"] == "application/problem+json")
            #expect(answer["cache-control"] == "no-store")
            #expect(answer["x-content-type-options"] == "nosniff")
            told.append("\(status) \(try #require(answer["x-request-id"]))")
            let problem = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
            #expect(problem["status"] as? Int == status)
            #expect((problem["title"] as? String)?.isEmpty == false)
            for secret in ["Swift", ".swift", "Sources/", "Error("] { #expect(!answer.text.contains(secret)) }
        }
        // Each is logged under the id that its client was told.
        let logged = try service.logLines(told.count).compactMap { line in
            let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return "\(entry?["status"] ?? "") \(entry?["requestID"] ?? "")"
        }
        #expect(logged.sorted() == told.sorted())
        #expect(Set(told).count == Self.faults.count)
    }

    @Test func `limits of the server name their variables, and no link is longer than its target may be`() throws {
        let service = try RunningService(["--max-target", "120", "--max-body", "400"])
        let target = try service.ask("GET", "/" + String(repeating: "x", count: 120))
        #expect(target.status == 414)
        #expect(target.text.contains("120 octets; ORDINATE_MAX_TARGET raises this limit"))
        let body = try service.ask("POST", "/graph", body: String(repeating: " ", count: 401))
        #expect(body.status == 413)
        #expect(body.text.contains("400 octets; ORDINATE_MAX_BODY raises this limit"))
        #expect(try service.ask("POST", "/graph/url", body: #"{"points":[1,2]}"#).status == 200)
        let points = (1...60).map { "\($0 * $0 * 37 % 1009)" }.joined(separator: ",")
        let link = try service.ask("POST", "/graph/url", body: "{\"points\":[\(points)]}")
        #expect(link.status == 422)
        #expect(link.text.contains("more than 120; ORDINATE_MAX_TARGET raises this limit"))
    }

    @Test func `paths add no series to the metrics, and no counter falls`() throws {
        let service = try RunningService(["--log", "error", "--max-requests", "20000"])
        func series() throws -> [String: Double] {
            let text = try service.ask("GET", "/metrics").text
            let samples = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
                let words = line.split(separator: " ")
                return (String(words.dropLast().joined(separator: " ")), Double(words.last ?? "") ?? .nan)
            }
            return Dictionary(samples, uniquingKeysWith: { first, _ in first })
        }
        _ = try service.ask("GET", "/nothing")
        _ = try service.ask("GET", Self.target)
        // An exchange is counted a moment after its answer could be read.
        let counted = ["/graph.{format}", "none", "/metrics"].map {
            "ordinate_request_duration_seconds_count{route=\"\($0)\"}"
        }
        var before = try series()
        for _ in 0..<100 where !counted.allSatisfy(before.keys.contains) { before = try series() }
        let client = try #require(RawClient(port: service.port))
        for batch in 0..<100 {
            let paths = (0..<100).map { "/x\(batch)/%22%0A\($0 * 7919)" }
            client.send(paths.map { RunningService.request("GET", $0) }.joined())
            for path in paths { #expect(client.answer()?.status == 404, "\(path)") }
        }
        let after = try series()
        #expect(Set(after.keys) == Set(before.keys))
        #expect(after.values.allSatisfy { !$0.isNaN })
        let totals = before.filter {
            $0.key.contains("_total") || $0.key.contains("_bucket") || $0.key.contains("_count")
        }
        #expect(totals.count > 10)
        for (name, value) in totals { #expect(after[name] ?? -1 >= value, "\(name)") }
    }
}
