import HTTPWire
import Testing

@Suite("Media types and negotiation")
struct NegotiationTests {
    private static let offers = ["image/png", "image/svg+xml", "application/json"].compactMap { MediaType($0) }

    @Test(
        "The client's best offer wins, the earlier of equals",
        arguments: [
            (nil, 0), ("", 0), ("*/*", 0), ("application/json", 2), ("image/*;Q=1.000,application/json; q=0.5", 0),
            ("image/png;q=0, */*", 1), ("image/*;q=0.1, */*;q=0.2", 2), ("IMAGE/SVG+XML", 1), ("text/html", nil),
            ("*/*;q=0", nil), (";;;q=,/,*", 0), ("text/html;level=1, image/svg+xml;x=\"a,b;q=0\"", 1),
            ("image/png;q=0.001, image/svg+xml;q=0.002", 1), ("image/png;q=2, application/json;q=0.1", 2),
        ] as [(String?, Int?)]
    )
    func accept(list: String?, index: Int?) {
        #expect(AcceptHeader(list).preferred(among: Self.offers) == index)
    }

    @Test("The most specific range decides a type's weight")
    func specificity() throws {
        let accept = AcceptHeader("*/*;q=0.1, image/*;q=0.2, image/png;q=0.345, image/png;q=1")
        #expect(Self.offers.map(accept.quality) == [345, 200, 100])
    }

    @Test(
        "A coding is used when it is wanted at least as much as none",
        arguments: [
            (nil, false), ("", false), ("gzip", true), ("GZIP", true), ("br", false), ("gzip;q=0", false), ("*", true),
            ("*;q=0, identity", false), ("gzip;q=0.5, identity", false), ("gzip;q=0.5, identity;q=0.4", true),
            ("gzip;q=x", false),
        ] as [(String?, Bool)]
    )
    func encoding(list: String?, isUsed: Bool) {
        #expect(AcceptEncoding(list).prefers("gzip") == isUsed)
    }

    @Test(
        "A media type is type, subtype and parameters",
        arguments: [
            ("application/json", "application/json"),
            ("Text/HTML;Charset=\"utf-8\"; a=b", "text/html; a=b; charset=utf-8"),
            ("a/b;c=\"d\\\"e;f\"", "a/b; c=d\"e;f"), ("a/b;", "a/b"), ("a", nil), ("a/", nil), ("/b", nil),
            ("a/b/c", nil),
            ("a/b;c", nil), ("a /b", nil), ("", nil), ("a/b;\u{212A}=1", nil),
        ] as [(String, String?)]
    )
    func mediaType(text: String, canonical: String?) {
        #expect(MediaType(text)?.description == canonical)
    }
}

@Suite("Validators and dates")
struct ValidatorTests {
    private let tag = EntityTag(strong: "abc")

    @Test(
        "If-None-Match compares weakly, If-Match strongly; what is malformed does not count",
        arguments: [
            ("\"abc\"", true, true), ("W/\"abc\"", true, false), ("\"x\", \"abc\"", true, true), ("*", true, true),
            ("\"x\"", false, false), ("\"a,b\" , W/\"abc\"", true, false),
        ]
    )
    func conditions(list: String, weakly: Bool, strongly: Bool) throws {
        let condition = try #require(EntityTagCondition(list))
        #expect(condition.matchesWeakly(tag) == weakly)
        #expect(condition.matchesStrongly(tag) == strongly)
    }

    @Test(
        "A malformed list of tags is no condition",
        arguments: ["\"abc", "abc", "", "w/\"abc\"", "\"abc\" x", "\"a\"b\""]
    )
    func malformed(list: String) {
        #expect(EntityTagCondition(list) == nil)
    }

    @Test(
        "Dates are IMF-fixdate",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"), (1_798_761_599, "Thu, 31 Dec 2026 23:59:59 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-5, "Thu, 01 Jan 1970 00:00:00 GMT"),
        ]
    )
    func dates(seconds: Int, text: String) {
        #expect(HTTPDate.format(seconds) == text)
    }
}
