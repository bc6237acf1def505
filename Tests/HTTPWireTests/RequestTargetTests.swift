import HTTPWire
import Testing

@Suite("Request target")
struct RequestTargetTests {
    @Test(
        "A target falls into form, path and query",
        arguments: [
            ("/", RequestTarget.Form.origin, "/", nil, nil),
            ("/a/../b//c", .origin, "/a/../b//c", nil, nil),
            ("/%68i%2Fx", .origin, "/hi/x", nil, nil),
            ("/%2568i", .origin, "/%68i", nil, nil),
            ("/%C3%A9", .origin, "/é", nil, nil),
            ("/?", .origin, "/", "", nil),
            ("/x?a?b=http://x/%20&l=A|B{}[]\\^`", .origin, "/x", "a?b=http://x/%20&l=A|B{}[]\\^`", nil),
            ("//evil/x", .origin, "//evil/x", nil, nil),
            ("http://h:1/x?y", .absolute, "/x", "y", "h:1"),
            ("HTTP://h", .absolute, "/", nil, "h"),
            ("http://h?y", .absolute, "/", "y", "h"),
            ("http://[::1]:1/", .absolute, "/", nil, "[::1]:1"),
        ] as [(String, RequestTarget.Form, String, String?, String?)]
    )
    func parts(text: String, form: RequestTarget.Form, path: String, query: String?, authority: String?) throws {
        let target = try HTTPRequest(method: .get, target: text).target
        #expect(target.raw == text)
        #expect(target.form == form)
        #expect(target.path == path)
        #expect(target.query == query)
        #expect(target.authority == authority)
    }

    @Test("OPTIONS asks about the whole server with a star or with a bare authority", arguments: ["*", "http://h"])
    func asterisk(text: String) throws {
        let target = try HTTPRequest(method: .options, target: text).target
        #expect(target.form == .asterisk && target.path == "*" && target.query == nil)
    }

    @Test(
        "What is no target is refused",
        arguments: [
            ("*", ParseError.malformedTarget),
            ("x", .malformedTarget),
            ("h:80", .malformedTarget),
            ("/a#f", .malformedTarget),
            ("/a?b#f", .malformedTarget),
            ("/é", .malformedTarget),
            ("/a|b", .malformedTarget),
            ("/%", .malformedTarget),
            ("/%2", .malformedTarget),
            ("/%zz", .malformedTarget),
            ("/?%z1", .malformedTarget),
            ("/%00", .malformedTarget),
            ("/%C3", .malformedTarget),
            ("/%C0%AF", .malformedTarget),
            ("/%ED%A0%80", .malformedTarget),
            ("http://", .malformedTarget),
            ("http:///x", .malformedTarget),
            ("http://u@h/", .malformedTarget),
            ("ftp://h/", .malformedTarget),
            ("https://h/", .wrongScheme),
        ]
    )
    func refused(text: String, error: ParseError) {
        #expect(throws: error) { try HTTPRequest(method: .get, target: text) }
    }
}
