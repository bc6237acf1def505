import HTTPWire
import Testing

@testable import GraphService

@Suite struct RouteTableTests {
    private static let table = RouteTable(Routes.all)

    @Test(arguments: [
        (HTTPMethod.post, "/graph", "/graph"), (.get, "/graph", "/graph"), (.head, "/graph", "/graph"),
        (.post, "/graph.png", "/graph.{format}"), (.get, "/graph.json", "/graph.{format}"),
        (.get, "/g/abc.svg", "/g/{payload}.{format}"), (.get, "/g/s1g/abc.pdf", "/g/{signature}/{payload}.{format}"),
        (.post, "/graph/url", "/graph/url"), (.get, "/", "/"), (.head, "/healthz", "/healthz"),
    ])
    func `a path finds its route`(method: HTTPMethod, path: String, template: String) {
        guard case .route(let route, _) = Self.table.lookup(method, path) else {
            Issue.record("no route")
            return
        }
        #expect(route.template.text == template)
    }

    @Test(arguments: [
        "/graph.bmp", "/graph.", "/graph/", "//graph", "/g/abc", "/g/.png", "/g//abc.png", "/g/a/b/c.png", "/Graph",
        "/graph.PNG", "/healthz/", "", "graph",
    ])
    func `any other path is not found`(path: String) {
        guard case .notFound = Self.table.lookup(.get, path) else {
            Issue.record("found")
            return
        }
    }

    @Test(arguments: [
        ("/graph", "/graph", "GET, HEAD, POST, OPTIONS"),
        ("/graph.svg", "/graph.{format}", "GET, HEAD, POST, OPTIONS"),
        ("/graph/url", "/graph/url", "POST, OPTIONS"), ("/g/a.png", "/g/{payload}.{format}", "GET, HEAD, OPTIONS"),
        ("/", "/", "GET, HEAD, OPTIONS"),
    ])
    func `other methods are told what is allowed`(path: String, template: String, allow: String) throws {
        let method = try #require(HTTPMethod("DELETE"))
        guard case .methodNotAllowed(let methods, let found) = Self.table.lookup(method, path) else {
            Issue.record("not refused")
            return
        }
        #expect(methods.map(\.rawValue).joined(separator: ", ") == allow)
        #expect(found.text == template)
        guard case .options(let same, let again) = Self.table.lookup(.options, path) else {
            Issue.record("no options")
            return
        }
        #expect(same == methods)
        #expect(again == found)
    }

    @Test func `captures are what stands in their places`() {
        guard case .route(_, let match) = Self.table.lookup(.get, "/g/sig/pay.load.svg") else {
            Issue.record("no route")
            return
        }
        #expect(match.captures == ["signature": "sig", "payload": "pay.load"])
        #expect(match.representation == .svg)
    }
}
