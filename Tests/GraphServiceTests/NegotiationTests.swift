import HTTPWire
import Testing

@testable import GraphService

@Suite struct NegotiationTests {
    private static let graph = #"{"points":[1,2,3]}"#

    @Test(arguments: [
        ("/graph", nil, "image/png", true), ("/graph", "*/*", "image/png", true),
        ("/graph", "application/json", "application/json", true), ("/graph", "image/svg+xml", "image/svg+xml", true),
        ("/graph", "application/pdf;q=0.2, image/svg+xml;q=0.1", "application/pdf", true),
        ("/graph", "image/png;q=0, */*", "application/json", true),
        ("/graph", "image/avif,image/webp,image/*,*/*;q=0.8", "image/png", true),
        ("/graph?format=svg", "application/json", "image/svg+xml", false),
        ("/graph.json", "image/png", "application/json", false),
        ("/graph.json?format=pdf", nil, "application/json", false),
    ])
    func `extension, then parameter, then Accept decide`(
        target: String,
        accept: String?,
        type: String,
        isByAccept: Bool
    ) async throws {
        var fields: HTTPFields = [:]
        fields[.accept] = accept
        let response = try await GraphService.usual.ask(.post, target, fields: fields, body: Self.graph)
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == type)
        #expect(response.fields.parsed.listContains(.vary, "Accept") == isByAccept)
    }

    @Test(arguments: ["text/html", "image/png;q=0, application/json;q=0, image/svg+xml;q=0, application/pdf;q=0"])
    func `nothing that fits is 406`(accept: String) async throws {
        let response = try await GraphService.usual.ask(.post, "/graph", fields: [.accept: accept], body: Self.graph)
        #expect(response.status == .notAcceptable)
    }

    @Test(
        arguments: [
            ("application/json", nil, 200), ("application/json; charset=UTF-8", nil, 200),
            ("application/vnd.x+json", nil, 200),
            (nil, nil, 200), ("application/json; charset=latin1", nil, 415), ("text/plain", nil, 415),
            ("json", nil, 415),
            ("application/x-www-form-urlencoded", nil, 415), ("application/json", "gzip", 415),
            ("application/json", "identity", 200),
        ] as [(String?, String?, Int)]
    )
    func `a body is JSON, uncoded`(type: String?, coding: String?, status: Int) async throws {
        var fields: HTTPFields = [:]
        fields[.contentType] = type
        fields[.contentEncoding] = coding
        let response = try await GraphService.usual.ask(.post, "/graph", fields: fields, body: Self.graph)
        #expect(response.status.code == status)
        if coding == "gzip" { #expect(response.fields[.acceptEncoding] == "identity") }
    }

    @Test func `a map is for those alone who name it`() async throws {
        let service = GraphService.usual
        let body = #"{"points":[1,2,3],"labels":["<a>","b","c"]}"#
        let map = try await service.ask(.post, "/graph?format=map", fields: [.accept: "image/png"], body: body)
        #expect(map.status == .ok)
        #expect(map.fields[.contentType] == "text/html; charset=utf-8")
        #expect(map.fields[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
        #expect(map.fields[.contentDisposition] == "inline; filename=\"graph.html\"")
        #expect(map.text.hasPrefix("<map name=\"graph\">"))
        #expect(map.text.ranges(of: "<area shape=\"circle\"").count == 3)
        #expect(map.text.contains("&lt;a&gt;: 1"))
        #expect(try await service.ask(.get, "/graph?points=1,2,3&labels=%3Ca%3E%7Cb%7Cc&format=map").body == map.body)
        #expect(try await service.ask(.get, "/graph.map?points=1").status == .notFound)
        #expect(try await service.ask(.post, "/graph/url?format=map", body: body).status == .unprocessableContent)
    }

    @Test func `gzip is sent to those who want it, under a tag of its own`() async throws {
        let points = (0..<200).map(String.init).joined(separator: ",")
        let target = "/graph.json?points=\(points)"
        let plain = try await GraphService.usual.ask(.get, target)
        let packed = try await GraphService.usual.ask(.get, target, fields: [.acceptEncoding: "gzip"])
        #expect(plain.fields[.contentEncoding] == nil)
        #expect(packed.fields[.contentEncoding] == "gzip")
        #expect(packed.body.starts(with: [0x1F, 0x8B]))
        #expect(packed.body.count < plain.body.count / 2)
        #expect(plain.fields[.eTag] != packed.fields[.eTag])
        for response in [plain, packed] { #expect(response.fields.parsed.listContains(.vary, "Accept-Encoding")) }
        let refused = try await GraphService.usual.ask(.get, target, fields: [.acceptEncoding: "gzip;q=0"])
        #expect(refused.body == plain.body)
        let image = try await GraphService.usual.ask(.get, "/graph.png?points=1,2", fields: [.acceptEncoding: "gzip"])
        #expect(image.fields[.contentEncoding] == nil)
        #expect(image.fields[.vary] == nil)
    }
}
