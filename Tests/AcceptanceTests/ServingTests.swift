import Foundation
import TestSupport
import Testing

/// What a client on the wire may rely on.
@Suite struct ServingTests {
    private static let graph = #"{"points":[3,5.5,null,8],"labels":["Mon","Tue","Wed","Thu"],"yAxis":{"enabled":true}}"#
    private static let query = "points=3,5.5,,8&labels=Mon%7CTue%7CWed%7CThu&yAxis.enabled=true"
    private static let pngMagic: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private let service: RunningService

    init() throws {
        service = try RunningService()
    }

    @Test func `the greeting names the address and a command that works`() throws {
        #expect(service.greeting.count == 2)
        #expect(service.greeting[0].hasSuffix("http://127.0.0.1:\(service.port)"))
        #expect(service.greeting[1].hasPrefix("curl -o graph.png http://127.0.0.1:\(service.port)/graph -d "))
        let body = try #require(service.greeting[1].split(separator: "'").dropFirst().first)
        #expect(try service.ask("POST", "/graph", body: String(body)).status == 200)
    }

    @Test func `a graph is a PNG unless the client wants something else`() throws {
        let answer = try service.ask("POST", "/graph", body: Self.graph)
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "image/png")
        #expect(answer.body.starts(with: Self.pngMagic))
        #expect(answer["vary"] == "Accept")
    }

    @Test func `the layout has every key that is promised`() throws {
        let answer = try service.ask("POST", "/graph", fields: ["Accept: application/json"], body: Self.graph)
        let layout = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let promised = [
            "version", "size", "plot", "alt", "font", "xAxis", "yAxis", "series", "statistics", "rightAxis", "legend",
            "warnings",
        ]
        #expect(Set(promised).isSubset(of: layout.keys))
        let labels = (layout["xAxis"] as? [String: Any])?["labels"] as? [Any]
        #expect(labels?.count == 4)
    }

    @Test(arguments: ["png", "svg", "pdf", "json"])
    func `GET and POST of the same graph give the same octets`(name: String) throws {
        let get = try service.ask("GET", "/graph.\(name)?\(Self.query)")
        let post = try service.ask("POST", "/graph.\(name)", body: Self.graph)
        #expect(get.status == 200)
        #expect(get.body == post.body)
        #expect(get["etag"] == post["etag"])
    }

    @Test func `HEAD has the fields of GET and no content, on every route`() throws {
        let links = try service.ask("POST", "/graph/url", body: Self.graph).body
        let link = (try JSONSerialization.jsonObject(with: Data(links)) as? [String: Any])?["path"] as? String
        let pictures = ["png", "svg", "pdf", "json"].map { "/graph.\($0)?\(Self.query)" }
        let pages = ["/", "/fonts", "/healthz", "/readyz", "/openapi.yaml", "/graph", "/nothing", "/graph/url"]
        for target in pictures + pages + [try #require(link)] {
            let get = try service.ask("GET", target)
            let head = try service.ask("HEAD", target)
            #expect(head.body.isEmpty)
            #expect(head.status == get.status)
            let varying = ["date", "server-timing", "x-request-id"]
            let fields = [get, head].map {
                $0.fields.filter { !varying.contains($0.name) }.map { "\($0.name): \($0.value)" }
            }
            #expect(fields[0] == fields[1], "\(target)")
        }
    }

    @Test(arguments: [
        ("GET", "/nothing", 404), ("POST", "/healthz", 405), ("PUT", "/graph", 405), ("GET", "/graph", 422),
        ("GET", "/graph.bmp?points=1", 404), ("GET", "/g/!!.png", 400), ("GET", "/graph?points=1&format=bmp", 422),
    ])
    func `what cannot be answered is a problem with its status`(method: String, target: String, status: Int) throws {
        let answer = try service.ask(method, target)
        #expect(answer.status == status)
        #expect(answer["content-type"] == "application/problem+json")
        #expect(answer["cache-control"] == "no-store")
        let problem = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        #expect(problem["status"] as? Int == status)
    }

    @Test func `405 says what is allowed`() throws {
        #expect(try service.ask("PUT", "/graph")["allow"] == "GET, HEAD, POST, OPTIONS")
        #expect(try service.ask("DELETE", "/healthz")["allow"] == "GET, HEAD, OPTIONS")
    }

    @Test func `406, 413 and 415 are told apart`() throws {
        #expect(try service.ask("POST", "/graph", fields: ["Accept: text/html"], body: Self.graph).status == 406)
        let client = try #require(RawClient(port: service.port))
        client.send("POST /graph HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n")
        #expect(client.answer()?.status == 413)
        let typed = try #require(RawClient(port: service.port))
        typed.send("POST /graph HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}")
        #expect(typed.answer()?.status == 415)
    }

    @Test func `every fault of a body is told at once`() throws {
        let body = #"{"points":[1,2],"labels":["a"],"widht":3,"scale":9}"#
        let answer = try service.ask("POST", "/graph", body: body)
        #expect(answer.status == 422)
        let problem = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
        let errors = try #require(problem["errors"] as? [[String: String]])
        #expect(Set(errors.compactMap { $0["pointer"] }) == ["/labels", "/widht", "/scale"])
        #expect(errors.first { $0["pointer"] == "/widht" }?["suggestion"] == "width")
    }

    @Test func `a client that has the answer gets 304`() throws {
        let target = "/graph.png?\(Self.query)"
        let tag = try #require(try service.ask("GET", target)["etag"])
        for given in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            let answer = try service.ask("GET", target, fields: ["If-None-Match: \(given)"])
            #expect(answer.status == 304)
            #expect(answer["etag"] == tag)
        }
        #expect(try service.ask("GET", target, fields: [#"If-None-Match: "other""#]).status == 200)
        #expect(try service.ask("GET", target, fields: [#"If-Match: "other""#]).status == 412)
    }

    @Test func `one line of JSON is logged for each request, whatever it asks for`() throws {
        _ = try service.ask("GET", "/graph.png?points=1,2&title=%0d%0a%1b[31m", fields: ["X-Request-ID: abc-1"])
        _ = try service.ask("GET", "/" + String(repeating: "a", count: 8192))
        let lines = try service.logLines(2)
        try #require(lines.count == 2)
        for line in lines {
            let entry = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(entry["method"] as? String == "GET")
            #expect(entry["status"] is Int)
            #expect(line.utf8.count < 1500)
        }
        #expect(lines.contains { $0.contains(#""requestID":"abc-1""#) })
    }

    @Test(arguments: ["svg", "map", "json"])
    func `a title is a text in every output that is a text, and no longer than a text may be`(name: String) throws {
        let graph = #"{"points":[1,2],"title":"</svg></map><script>alert(1)</script>"}"#
        let answer = try service.ask("POST", "/graph?format=\(name)", body: graph)
        #expect(answer.status == 200)
        // In JSON it is a string, and nobody takes the answer for a page.
        #expect(name == "json" || !answer.text.contains("<script"))
        #expect(answer["x-content-type-options"] == "nosniff")
        for title in [#"a\u0000b"#, String(repeating: "a", count: 1 << 20)] {
            let body = #"{"points":[1],"title":"\#(title)"}"#
            let refused = try service.ask("POST", "/graph?format=\(name)", body: body)
            #expect(refused.status == 422)
            #expect(refused.body.count < 2000)
        }
    }

    @Test func `an answer says what the log calls its request`() throws {
        let named = try service.ask("GET", "/graph.png?points=1,2", fields: ["X-Request-ID: abc-2"])
        #expect(named["x-request-id"] == "abc-2")
        let made = try ["/nothing", "/graph.png?points=1,2"].map { target in
            try service.ask("GET", target, fields: ["X-Request-ID: a b"])["x-request-id"]
        }
        let lines = try service.logLines(3)
        #expect(Set(made).count == 2)
        for id in made {
            let id = try #require(id)
            #expect(lines.contains { $0.contains("\"requestID\":\"\(id)\"") })
        }
    }

    @Test func `the conformance set passes in one write, octet by octet and in pieces`() async throws {
        let failures = await HTTPCaseRunner(port: service.port).failures(of: try HTTPCase.all())
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        #expect(service.process.isRunning)
    }
}
