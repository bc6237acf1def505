import GraphRendering
import HTTPWire
import Testing

@testable import GraphService

@Suite struct CachingTests {
    private func service(_ change: (inout ServiceOptions) -> Void = { _ in }) throws -> GraphService {
        var options = ServiceOptions()
        options.workers = 1
        change(&options)
        return try GraphService(options: options)
    }

    @Test func `the second time nothing is drawn`() async throws {
        let service = try service()
        let first = try await service.ask(.get, "/graph.png?points=1,2,3")
        let second = try await service.ask(.get, "/graph.png?points=1,2,3")
        #expect(first.fields[.serverTiming]?.contains("cache;desc=miss") == true)
        #expect(second.fields[.serverTiming] == "cache;desc=hit")
        #expect(first.body == second.body)
        let post = try await service.ask(.post, "/graph.png", body: #"{"points":[1,2,3.0],"width":600}"#)
        #expect(post.body == first.body)
        #expect(post.fields[.serverTiming]?.contains("cache;desc=hit") == true)
        #expect(service.cache.misses == 1)
    }

    @Test func `a repeated GET has the fields of the first, whatever the path it took`() async throws {
        for origins in [["*"], [], ["https://a.example"]] {
            let service = try service { $0.corsOrigins = origins }
            let fields: HTTPFields = [.origin: "https://a.example", .acceptEncoding: "gzip"]
            let answers = [
                try await service.ask(.get, "/graph?points=1,2", fields: fields),
                try await service.ask(.get, "/graph?points=1,2", fields: fields),
                try await service.ask(.get, "/graph?p=1,2", fields: fields),
            ]
            let lists = answers.map { $0.fields.parsed.lines.filter { $0.name != .serverTiming } }
            #expect(lists[1] == lists[0])
            #expect(lists[2] == lists[0])
            #expect(answers[1].log.route == "/graph")
        }
    }

    @Test func `304 needs no drawing, and none before`() async throws {
        let service = try service()
        let tag = try await GraphService.usual.ask(.get, "/graph.svg?points=4,2").fields[.eTag]
        let port = service.begin(
            try HTTPRequest(method: .get, target: "/graph.svg?points=4,2", fields: [.ifNoneMatch: tag ?? ""])
        )
        #expect(port.answer?.status == .notModified)
        #expect(port.answer?.body.isEmpty == true)
        #expect(port.answer?.fields[.eTag] == tag)
        #expect(port.answer?.fields[.vary] == "Accept-Encoding")
        #expect(service.cache.count == 0)
    }

    @Test func `tags differ exactly when the octets can differ`() async throws {
        let targets = [
            "/graph.png?points=1,2", "/graph.svg?points=1,2", "/graph.json?points=1,2",
            "/graph.json?points=1,2&include=points", "/graph.png?points=1,2&scale=2", "/graph.png?points=1,2,",
        ]
        var tags: Set<String> = []
        for target in targets { tags.insert(try await GraphService.usual.ask(.get, target).fields[.eTag] ?? "") }
        #expect(tags.count == targets.count)
        let same = try await GraphService.usual.ask(.get, "/graph?p=1,2.0&width=600&format=png")
        #expect(tags.contains(same.fields[.eTag] ?? ""))
        let other = try service { $0.version = "another" }
        #expect(try await !tags.contains(other.ask(.get, targets[0]).fields[.eTag] ?? ""))
    }

    @Test(arguments: [
        (HTTPMethod.get, "/graph.png?points=1", "public, max-age=86400"), (.post, "/graph.png", "no-store"),
        (.get, "/g/q1YqyM_MKylWsoo21DGK1VEqySzJSVWyUkq0SVKqBQA.png", "public, max-age=31536000, immutable"),
        (.get, "/healthz", "no-store"), (.get, "/graph.png", "no-store"),
    ])
    func `freshness follows from the way of asking`(method: HTTPMethod, target: String, control: String) async throws {
        let response = try await GraphService.usual.ask(method, target, body: #"{"points":[1]}"#)
        #expect(response.fields[.cacheControl] == control)
    }

    @Test func `answers to POST can be made fresh`() async throws {
        let service = try service { $0.postMaxAge = 60 }
        let response = try await service.ask(.post, "/graph", body: #"{"points":[1]}"#)
        #expect(response.fields[.cacheControl] == "public, max-age=60")
    }

    private func wish(_ target: String) throws -> ResponseCache.Wish {
        try #require(ResponseCache.Wish(HTTPRequest(method: .get, target: target)))
    }

    private func ready(_ name: String) -> ResponseCache.Ready {
        let response = HTTPResponse(status: .ok)
        return ResponseCache.Ready(tag: EntityTag(strong: name), ok: response, notModified: response)
    }

    @Test func `the cache keeps to its bound and drops what was used longest ago`() throws {
        let cache = ResponseCache(capacity: 100_000)
        func answer(_ name: String, _ count: Int = 9_000) -> Answer {
            Answer(
                tag: EntityTag(strong: name),
                representation: .png,
                isGzip: false,
                body: [UInt8](repeating: 0, count: count),
                warnings: 0,
                missingGlyphs: 0,
                stages: []
            )
        }
        for index in 0..<10 { cache.insert(answer("\(index)")) }
        cache.remember(try wish("/target"), ready("1"))
        #expect(try cache.ready(wish("/target"))?.tag.opaque == "1")
        #expect(cache.answer("0") != nil)
        for index in 10..<18 { cache.insert(answer("\(index)")) }
        #expect(cache.bytes <= 100_000)
        #expect(cache.answer("0") != nil)
        #expect(cache.answer("2") == nil)
        for index in 20..<40 { cache.insert(answer("\(index)")) }
        #expect(try cache.ready(wish("/target")) == nil)
        #expect(cache.bytes <= 100_000)
        cache.insert(answer("huge", 50_000))
        #expect(cache.answer("huge") == nil)
    }

    @Test func `the octets that are counted are the octets that are held`() async throws {
        var grown: [UInt8] = [1, 2, 3]
        grown.reserveCapacity(10_000)
        #expect(grown.trimmed == grown)
        #expect(grown.trimmed.capacity < 100)
        let service = try service()
        var held = 0
        for index in 0..<20 {
            for name in ["png", "svg", "pdf", "json"] {
                let response = try await service.ask(.post, "/graph.\(name)", body: "{\"points\":[1,2,\(index)]}")
                #expect(response.body.capacity <= response.body.count + response.body.count / 8 + 64)
                held += response.body.capacity
            }
        }
        #expect(service.cache.count == 80)
        #expect(service.cache.bytes >= held)
    }

    @Test func `random use never breaks the bound or the list`() throws {
        let cache = ResponseCache(capacity: 20_000)
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int(state >> 33) % bound
        }
        for _ in 0..<20_000 {
            let name = "\(next(40))"
            switch next(4) {
            case 0:
                let body = [UInt8](repeating: 1, count: next(2_000))
                cache.insert(
                    Answer(
                        tag: EntityTag(strong: name),
                        representation: .png,
                        isGzip: false,
                        body: body,
                        warnings: 0,
                        missingGlyphs: 0,
                        stages: []
                    )
                )
            case 1: cache.remember(try wish("/\(next(100))"), ready(name))
            case 2: #expect(cache.answer(name).map { $0.tag.opaque == name } ?? true)
            default: _ = cache.ready(try wish("/\(next(100))"))
            }
            #expect(cache.bytes <= 20_000)
            #expect(cache.count <= 40)
        }
        #expect(cache.count > 5)
    }
}
