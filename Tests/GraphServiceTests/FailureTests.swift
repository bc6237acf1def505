import Foundation
import GraphDocument
import GraphLayout
import GraphRendering
import HTTPWire
import Testing

@testable import GraphService

// In turns: only few pictures of failures may wait at once, and the tests share a service.
@Suite(.serialized) struct FailureTests {
    private func problem(_ response: HTTPResponse) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    }

    @Test(arguments: [
        (HTTPMethod.post, "/graph", "{", 400), (.post, "/graph", "{}", 422), (.post, "/graph", "[1]", 422),
        (.post, "/graph?foo=1", #"{"points":[1]}"#, 422), (.post, "/graph?format=bmp", #"{"points":[1]}"#, 422),
        (.get, "/graph?points=1&points=2", "", 422), (.get, "/graph?errors=maybe&points=1", "", 422),
        (.get, "/graph?points=1&include=all&colour=red", "", 422), (.get, "/g/AAAA.png", "", 400),
        (.get, "/g/q1YqyM_MKylWsoo21DGK1VEqySzJSVWyUkq0SVKqBQA.txt", "", 404),
        (.get, "/graph?points=1&width=5000", "", 422),
        (.post, "/graph/validate", "{\"points\":[1],\"labels\":[]}", 422), (.post, "/graph/url", "nope", 400),
        (.post, "/graph", "", 411), (.post, "/graph/url", "", 411),
    ])
    func `each failure has its status and is a problem document`(
        method: HTTPMethod,
        target: String,
        body: String,
        status: Int
    ) async throws {
        let response = try await GraphService.usual.ask(method, target, body: body)
        #expect(response.status.code == status)
        #expect(response.fields[.contentType] == "application/problem+json")
        #expect(response.fields[.cacheControl] == "no-store")
        let problem = try problem(response)
        #expect(problem["status"] as? Int == status)
        #expect(problem["title"] as? String == response.status.reasonPhrase)
        #expect((problem["errors"] as? [Any])?.isEmpty == ([404, 411].contains(status) || target.hasPrefix("/g/")))
    }

    @Test func `faults of the graph and of other parameters are told together`() async throws {
        let response = try await GraphService.usual.ask(.get, "/graph.json?points=1,x&widht=3&include=all")
        let errors = try #require(try problem(response)["errors"] as? [[String: String]])
        #expect(Set(errors.compactMap { $0["parameter"] }) == ["points", "widht", "include"])
        #expect(errors.first { $0["parameter"] == "widht" }?["suggestion"] == "width")
    }

    @Test func `protocol errors go through the same writer`() throws {
        let response = GraphService.usual.response(to: .bodyTooLarge(limit: 5))
        #expect(response.status == .contentTooLarge)
        #expect(response.fields[.contentType] == "application/problem+json")
        #expect(response.fields[.xContentTypeOptions] == "nosniff")
        #expect(try problem(response)["status"] as? Int == 413)
        let detail = try #require(try problem(response)["detail"] as? String)
        #expect(detail == "The body is larger than 5 octets; ORDINATE_MAX_BODY raises this limit.")
    }

    @Test(
        arguments: [
            ("/graph?points=x", [:], false), ("/graph?points=x&errors=image", [:], true),
            ("/graph?points=x", [.secFetchDest: "image"], true),
            ("/graph?points=x", [.accept: "image/avif,image/webp,image/*,*/*;q=0.8"], true),
            ("/graph.png?points=x", [.accept: "image/avif,image/webp,*/*;q=0.8"], true),
            ("/graph.png?points=x", [.accept: "image/webp,image/apng,image/*,*/*;q=0.8"], true),
            ("/graph.png?points=x", [.accept: "image/webp,*/*"], false),
            ("/graph?points=x", [.accept: "application/json, image/png;q=0.5"], false),
            ("/graph?points=x", [.accept: "application/problem+json, image/png;q=0.5"], false),
            ("/graph?points=x", [.accept: "application/json;q=0.5, image/png"], true),
            ("/graph?points=x", [.accept: "*/*"], false), ("/graph?points=x", [.accept: "text/html,*/*;q=0.8"], false),
            ("/graph?points=x&errors=json", [.secFetchDest: "image"], false), ("/none", [.secFetchDest: "image"], true),
        ] as [(String, HTTPFields, Bool)]
    )
    func `pages get an image, everybody else words`(target: String, fields: HTTPFields, isImage: Bool) async throws {
        let response = try await GraphService.usual.ask(.get, target, fields: fields)
        #expect(response.status.code >= 400)
        #expect(response.fields[.contentType] == (isImage ? "image/png" : "application/problem+json"))
        #expect(response.fields[.cacheControl] == "no-store")
    }

    @Test(arguments: [
        (HTTPMethod.get, "/graph.png?points=x&width=200&height=100&scale=2&errors=image", "", 400, 200),
        (.get, "/graph.png?points=x&w=320&h=90&errors=image", "", 320, 90),
        (.post, "/graph?errors=image", #"{"points":[true],"title":"\"width\":9","height":80, "width" : 120}"#, 120, 80),
        (.get, "/graph?graph=%7B%22width%22%3A70%2C%22height%22%3A60%7D&errors=image", "", 70, 60),
        (.post, "/graph?errors=image", "{", 600, 300), (.get, "/graph.png?width=99999&errors=image", "", 600, 300),
        (.get, "/graph.png?width=1&height=1&errors=image", "", 1, 1),
    ])
    func `the error image has the size that was asked for`(
        method: HTTPMethod,
        target: String,
        body: String,
        width: Int,
        height: Int
    ) async throws {
        let response = try await GraphService.usual.ask(method, target, body: body)
        #expect(response.status.code >= 400)
        // IHDR: width and height as big-endian numbers of four octets from octet 16 on.
        let numbers = response.body.dropFirst(16).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        #expect(Int(numbers >> 32) == width)
        #expect(Int(numbers & 0xFFFF_FFFF) == height)
    }

    @Test func `the error image of a path has the size that is packed in it`() async throws {
        let payload = CompactPath.encode(Array(#"{"points":[true],"width":90,"height":70}"#.utf8))
        let response = try await GraphService.usual.ask(.get, "/g/\(payload).png?errors=image")
        #expect(response.status == .unprocessableContent)
        #expect(Array(response.body.dropFirst(16).prefix(8)) == [0, 0, 0, 90, 0, 0, 0, 70])
    }

    @Test(arguments: [
        "/graph.png?points=1&widths=100", "/graph.json?points=1&widths=0", "/graph.json?points=1&widths=1,x",
        "/graph.json?points=1&widths=5000", "/graph.json?points=1&widths=", "/graph.json?points=1&find=width",
        "/graph.json?points=1&expires=99",
    ])
    func `a parameter that means nothing here is a fault`(target: String) async throws {
        #expect(try await GraphService.usual.ask(.get, target).status == .unprocessableContent)
    }

    @Test func `an image with status 200 is for those who show no other`() async throws {
        let response = try await GraphService.usual.ask(.get, "/graph.png?points=x&errors=status200")
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "image/png")
        #expect(response.fields[.cacheControl] == "no-store")
    }

    @Test(
        arguments: [
            (.get, "/graph.svg?points=x", [:], "image/svg+xml"), (.get, "/graph.json?points=x", [:], "image/png"),
            (.get, "/graph?points=x&format=pdf", [:], "application/pdf"),
            (.get, "/graph?points=x&format=map", [:], "image/png"), (.get, "/graph.png?format=svg", [:], "image/png"),
            (.get, "/graph?points=x", [.accept: "image/svg+xml"], "image/svg+xml"),
            (.get, "/graph?points=x", [.accept: "image/webp"], "image/png"),
            (.get, "/graph?points=x", [.accept: "image/webp,image/svg+xml,image/*,*/*;q=0.8"], "image/png"),
            (.post, "/graph/url?format=pdf&expires=1", [:], "image/png"),
            (.post, "/graph/fit", [.accept: "image/svg+xml"], "image/png"),
            (.get, "/none?format=svg", [:], "image/png"),
        ] as [(HTTPMethod, String, HTTPFields, String)]
    )
    func `the error image has the form that was asked for, else PNG`(
        method: HTTPMethod,
        target: String,
        fields: HTTPFields,
        type: String
    ) async throws {
        let all = target + (target.contains("?") ? "&" : "?") + "errors=image"
        let response = try await GraphService.usual.ask(method, all, fields: fields, body: method == .post ? "{" : "")
        #expect(response.status.code >= 400)
        #expect(response.fields[.contentType] == type)
    }

    @Test func `an SVG error is escaped and has a policy`() async throws {
        let response = try await GraphService.usual.ask(.get, "/graph.svg?%3Cscript%3E=1&errors=image")
        #expect(response.fields[.contentType] == "image/svg+xml")
        #expect(response.fields[.contentSecurityPolicy] != nil)
        #expect(!response.text.contains("<script"))
        #expect(response.text.contains("422"))
    }

    @Test func `the words of an error image stay inside it`() throws {
        let bench = try Workbench(RenderingOptions())
        let long = String(repeating: "wordwithoutanybreak", count: 20)
        let faults = (0..<30).map { GraphFault(pointer: "/a/\($0)", detail: "\(long) \($0)") }
        for (width, height) in [(600, 300), (200, 100), (80, 40), (1200, 60), (30, 400)] {
            let request = try HTTPRequest(method: .get, target: "/graph?w=\(width)&h=\(height)")
            let call = Call(request, TestPort(), template: nil)
            let size = PictureSize(call, limits: GraphLimits())
            let layout = ErrorCard(.graph(.faults(faults))).layout(size, measuring: bench.renderer.text)
            for block in [layout.title, layout.emptyText].compactMap({ $0 }) {
                for line in block.lines {
                    let extents = bench.renderer.text.extents(of: line.text, style: block.style)
                    #expect(line.origin.x + extents.width <= Double(width) + 0.5, "\(width) \(line.text)")
                    #expect(line.origin.y <= Double(height))
                }
            }
        }
    }
}
