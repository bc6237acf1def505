import Foundation
import GraphDocument
import GraphRendering
import HTTPWire
import Testing

@testable import GraphService

@Suite struct LinkTests {
    private static let graph = #"{"points":[1,2,3],"title":"A \"b\" <c>"}"#
    private static let host: HTTPFields = [.host: "charts.example:81"]

    private func service(_ change: (inout ServiceOptions) -> Void) throws -> GraphService {
        var options = ServiceOptions()
        options.workers = 1
        change(&options)
        return try GraphService(options: options)
    }

    private func mint(
        _ service: GraphService,
        _ query: String = "",
        token: String? = nil,
        body: String = graph
    ) async throws -> [String: String] {
        var fields = Self.host
        fields[.authorization] = token.map { "Bearer \($0)" }
        let response = try await service.ask(.post, "/graph/url" + query, fields: fields, body: body)
        #expect(response.status == .ok, "\(response.text)")
        return try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: String])
    }

    @Test func `a link shows the graph it was made of`() async throws {
        let links = try await mint(.usual)
        let path = try #require(links["path"])
        #expect(links["url"] == "http://charts.example:81\(path)")
        #expect(links["png"] == links["url"])
        let posted = try await GraphService.usual.ask(.post, "/graph.png", body: Self.graph)
        #expect(try await GraphService.usual.ask(.get, path).body == posted.body)
        for name in ["svg", "json"] {
            let url = try #require(links[name])
            let other = try await GraphService.usual.ask(.get, String(url.dropFirst("http://charts.example:81".count)))
            #expect(other.status == .ok)
        }
    }

    @Test func `equal graphs have one link`() async throws {
        let first = try await mint(.usual, body: #"{"points":[1,2],"width":600,"title":"x"}"#)
        let second = try await mint(.usual, body: #"{"title":"x","points":[1.0,2e0]}"#)
        #expect(first == second)
    }

    @Test func `the HTML has size, words and finer images, all escaped`() async throws {
        let html = try #require(try await mint(.usual)["html"])
        #expect(html.contains(#"width="600" height="300""#))
        #expect(html.contains("A &quot;b&quot; &lt;c&gt;"))
        let sources = try #require(html.firstMatch(of: /srcset="([^"]*)"/)).1.split(separator: ", ")
        #expect(sources.map { $0.split(separator: " ").last ?? "" } == ["1x", "2x", "3x"])
        for (index, source) in sources.enumerated() {
            let path = source.split(separator: " ")[0].dropFirst("http://charts.example:81".count)
            let image = try await GraphService.usual.ask(.get, String(path))
            let width = image.body.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            #expect(width == 600 * (index + 1))
        }
    }

    @Test(arguments: [
        #"{"points":[1],"scale":2}"#, #"{"points":[1],"scale":3,"title":"\"scale\":2"}"#, #"{"scale":1.5,"points":[]}"#,
    ])
    func `a graph with a scale of its own has finer images too`(body: String) async throws {
        let html = try #require(try await mint(.usual, body: body)["html"])
        let sources = try #require(html.firstMatch(of: /srcset="([^"]*)"/)).1.split(separator: ", ")
        #expect(sources.count == 3)
    }

    @Test func `finer images beyond the limit are left out`() async throws {
        let html = try #require(try await mint(.usual, body: #"{"points":[1],"width":2600,"height":2600}"#)["html"])
        #expect(html.contains(" 1x\""))
        #expect(!html.contains(" 2x"))
    }

    @Test func `a long link is warned of`() async throws {
        #expect(try await mint(.usual)["warning"] == nil)
        var seed = 1.0
        let points = (0..<900).map { _ in
            seed = (seed * 997.13).truncatingRemainder(dividingBy: 1000)
            return "\(seed)"
        }
        #expect(try await mint(.usual, body: "{\"points\":[\(points.joined(separator: ","))]}")["warning"] != nil)
    }

    @Test func `with keys a path needs a signature by any of them`() async throws {
        let old = try service { $0.keys = ["old"] }
        let new = try service { $0.keys = ["new", "old"] }
        let path = try #require(try await mint(old)["path"])
        #expect(path.split(separator: "/").count == 3)
        #expect(try await new.ask(.get, path).status == .ok)
        let fresh = try #require(try await mint(new)["path"])
        #expect(fresh != path)
        #expect(try await new.ask(.get, fresh).status == .ok)
        #expect(try await old.ask(.get, fresh).status == .forbidden)
        let parts = path.split(separator: "/")
        #expect(try await new.ask(.get, "/g/\(parts[2])").status == .forbidden)
        let svg = parts[2].replacing(".png", with: ".svg")
        #expect(try await new.ask(.get, "/g/\(parts[1])/\(svg)").status == .forbidden)
        #expect(try await GraphService.usual.ask(.get, path).status == .ok)
    }

    @Test func `the signature is HMAC-SHA256 over payload and extension`() throws {
        // RFC 4231, test case 2.
        let signer = try #require(LinkSigner(keys: ["Jefe"]))
        let code = "W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM"
        #expect(signer.signature(of: "what do ya want for nothing?") == code)
        #expect(signer.accepts(code, of: "what do ya want for nothing?"))
        #expect(!signer.accepts(code.dropLast(), of: "what do ya want for nothing?"))
        #expect(!signer.accepts("", of: "what do ya want for nothing?"))
    }

    @Test(arguments: [
        (ServiceOptions.Openness.all, 200, 200, 200), (.post, 403, 200, 401), (.none, 403, 403, 401),
    ])
    func `what is closed is refused`(open: ServiceOptions.Openness, query: Int, post: Int, mint: Int) async throws {
        let service = try service {
            $0.keys = ["k"]
            $0.openness = open
            $0.token = "secret"
        }
        #expect(try await service.ask(.get, "/graph.png?points=1").status.code == query)
        #expect(try await service.ask(.post, "/graph.png", body: Self.graph).status.code == post)
        #expect(try await service.ask(.post, "/graph/url", fields: Self.host, body: Self.graph).status.code == mint)
        let path = try #require(try await self.mint(service, token: "secret")["path"])
        #expect(try await service.ask(.get, path).status == .ok)
    }

    @Test func `a wrong token or none set mints nothing`() async throws {
        for token in ["secret", ""] {
            let service = try service {
                $0.keys = ["k"]
                $0.openness = .none
                $0.token = token
            }
            let fields: HTTPFields = [.authorization: "Bearer wrong"]
            let response = try await service.ask(.post, "/graph/url", fields: fields, body: Self.graph)
            #expect(response.status.code == 401)
            #expect(response.fields[.wwwAuthenticate] == "Bearer")
        }
    }

    @Test func `the scheme of the token is read in any case, and one token only`() async throws {
        let service = try service {
            $0.keys = ["k"]
            $0.openness = .none
            $0.token = "secret"
        }
        func status(_ values: String...) async throws -> Int {
            var fields = Self.host
            for value in values { fields.append(.authorization, value) }
            return try await service.ask(.post, "/graph/url", fields: fields, body: Self.graph).status.code
        }
        for value in ["Bearer secret", "bearer secret", "BEARER  secret"] { #expect(try await status(value) == 200) }
        for value in ["Bearersecret", "Basic secret", "Bearer", "Bearer secret x", "secret"] {
            #expect(try await status(value) == 401)
        }
        #expect(try await status("Bearer secret", "Bearer other") == 401)
        #expect(try await status("Bearer secret", "Bearer secret") == 401)
    }

    @Test func `an expired link is gone, also from the cache`() async throws {
        let clock = Clock()
        let service = try service { $0.clock = { clock.now } }
        let path = try #require(try await mint(service, "?expires=1100")["path"])
        let response = try await service.ask(.get, path)
        #expect(response.status == .ok)
        #expect(response.fields[.cacheControl] == "public, max-age=100")
        clock.now = 1099
        #expect(try await service.ask(.get, path).status == .ok)
        clock.now = 1100
        #expect(try await service.ask(.get, path).status == .gone)
        let late = try await service.ask(.post, "/graph/url?expires=1100", fields: Self.host, body: Self.graph)
        #expect(late.status == .gone)
    }

    @Test(arguments: [
        #"{"expires":1100,"graph":{"points":[1,2]}}"#, #"{"expires": 1100, "graph": {"points": [1, 2]}}"#,
        #"{"graph":{"points":[1,2]},"expires":1100}"#,
        "\n{ \"graph\" :\t{\"points\":[1,2]}\r\n, \"expires\" : 1.1e3 } ",
        #"{"graph":{"points":[1,2],"title":"},\"expires\":9,[\\"},"expires":1100}"#,
    ])
    func `any JSON of an expiring graph is read`(json: String) async throws {
        let clock = Clock()
        let service = try service { $0.clock = { clock.now } }
        let path = "/g/\(CompactPath.encode(Array(json.utf8))).json"
        #expect(try await service.ask(.get, path).status == .ok)
        clock.now = 1100
        #expect(try await service.ask(.get, path).status == .gone)
    }

    @Test(arguments: [
        #"{"expires":99999999999,"graph":{"points":[1]},"more":1}"#,
        #"{"expires":"99999999999","graph":{"points":[1]}}"#,
        #"{"expires":99999999999,"expires":99999999999,"graph":{"points":[1]}}"#,
        #"{"expires":99999999999,"points":[1]}"#,
        #"{"expires":99999999999,"graph":{"points":[1]}}x"#, #"{"expires":99999999999,"graph":{"points":[1]}},"#,
        #"{"expires":99999999999,"graph":{"points":[1]}"#, #"{"expires":99999999999,"graph":"#, #"{"expires"#, "{", "",
        #"{"expires":99999999999,"graph":}"#, #"{"expires":1e99,"graph":{"points":[1]}}"#, #"{"graph":{"points":[1]}}"#,
        #"{"expires":99999999999,"graph":{"points":[1]},}"#, #"{"expires":99999999999,"graph":{"points":[1]"\"#,
    ])
    func `what is not quite an expiring graph is refused`(json: String) async throws {
        let path = "/g/\(CompactPath.encode(Array(json.utf8))).json"
        let status = try await GraphService.usual.ask(.get, path).status
        #expect(status == .badRequest || status == .unprocessableContent)
    }

    @Test func `no link is minted that the server would find too long`() async throws {
        let body = #"{"points":[1,2,3,4,5,6,7,8,9],"title":"somewhat longer"}"#
        let links = try await mint(.usual, body: body)
        let longest = try #require(links["json"]).utf8.count - "http://charts.example:81".utf8.count
        let exact = try service { $0.targetOctets = longest }
        let fitting = try await mint(exact, body: body)
        #expect(fitting["json"] == links["json"])
        let sources = try #require(fitting["html"]?.firstMatch(of: /srcset="([^"]*)"/)).1.split(separator: ", ")
        #expect(
            sources.allSatisfy { $0.utf8.count - " 1x".utf8.count - "http://charts.example:81".utf8.count <= longest }
        )
        let short = try service { $0.targetOctets = longest - 1 }
        let response = try await short.ask(.post, "/graph/url", fields: Self.host, body: body)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("ORDINATE_MAX_TARGET"))
        #expect(response.text.contains("\(longest - 1)"))
    }

    @Test func `a path that unfolds to too much is refused`() async throws {
        let service = try service { $0.payloadBytes = 1000 }
        let zeros = (0..<600).map { _ in "0" }.joined(separator: ",")
        let path = try #require(try await mint(.usual, body: "{\"points\":[\(zeros)]}")["path"])
        #expect(try await service.ask(.get, path).status == .unprocessableContent)
    }

    @Test func `a path that unfolds to much is read by a worker`() async throws {
        let zeros = (0..<30_000).map { _ in "0" }.joined(separator: ",")
        let path = try #require(try await mint(.usual, body: "{\"points\":[\(zeros)]}")["path"])
        #expect(path.utf8.count < 500)
        #expect(try await GraphService.usual.ask(.get, path).status == .ok)
        #expect(try await GraphService.usual.ask(.get, path).fields[.serverTiming] == "cache;desc=hit")
    }

    @Test func `a configured base outranks what the request says`() async throws {
        let service = try service { $0.baseURL = "https://img.example/charts" }
        #expect(try await mint(service)["url"]?.hasPrefix("https://img.example/charts/g/") == true)
    }
}
