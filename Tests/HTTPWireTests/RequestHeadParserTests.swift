import HTTPWire
import TestSupport
import Testing

@Suite("Request head")
struct RequestHeadParserTests {
    private static let valid: [[UInt8]] = [
        head("GET / HTTP/1.1", "Host: a"),
        head("GET /a%20b?x=1|2 HTTP/1.1", "Host: [::1]:8080", "X:", "Y: \t v \t"),
        head("OPTIONS * HTTP/1.1", "host:a"),
        head("GET http://h:80/p?q HTTP/1.1", "HOST: other"),
        head("GET / HTTP/1.0"),
        head("M-SEARCH / HTTP/1.9", "Host: a", "|~!#$%&'*+.^_`-: 1"),
        Array("\r\n\r\n\r\n\r\n".utf8) + head("POST /graph HTTP/1.1", "Host: a", "Content-Length: 18"),
        Array("GET / HTTP/1.1\r\nHost: a\r\nX: ".utf8) + [0x63, 0xE9, 0xFF] + Array("\r\n\r\n".utf8),
    ]

    @Test("A valid head is complete at its last octet and incomplete at every proper prefix", arguments: valid)
    func prefixes(octets: [UInt8]) {
        for end in 0..<octets.count {
            #expect(RequestHeadParser.parse(Array(octets[..<end])) == .success(.incomplete), "at \(end)")
        }
        guard case .success(.complete(_, octets.count)) = RequestHeadParser.parse(octets + Array("next".utf8)) else {
            Issue.record("not complete: \(RequestHeadParser.parse(octets))")
            return
        }
    }

    @Test("One octet a call gives the same head as all at once", arguments: valid)
    func octetByOctet(octets: [UInt8]) {
        #expect(RequestHeadParser.parseByOctets(octets) == RequestHeadParser.parse(octets))
    }

    @Test("Names fold to lower case, values lose white space at their ends only, order stays")
    func fields() throws {
        let octets = head("GET /x?y HTTP/1.1", "Host: h", "X-A: \t 1, 2\t3 ", "x-a:", "X-B: b")
        guard case .complete(let head, _) = try RequestHeadParser.parse(octets).get() else {
            Issue.record("incomplete")
            return
        }
        #expect(head.method == .get)
        #expect(head.target.path == "/x" && head.target.query == "y")
        #expect(head.fields.lines.map(\.name.canonicalName) == ["host", "x-a", "x-a", "x-b"])
        #expect(head.fields.lines.map(\.value) == ["h", "1, 2\t3", "", "b"])
    }

    @Test(
        "A broken rule has its error",
        arguments: [
            (head("GET  / HTTP/1.1", "Host: a"), ParseError.malformedRequestLine),
            (head("GET /"), .malformedRequestLine),
            (head(" / HTTP/1.1"), .malformedMethod),
            (head("G@T / HTTP/1.1"), .malformedMethod),
            (head(String(repeating: "A", count: 33) + " / HTTP/1.1"), .unsupportedMethod),
            (head("CONNECT a:80 HTTP/1.1"), .unsupportedMethod),
            (head("GET / HTTP/1.1 "), .malformedVersion),
            (head("GET / http/1.1"), .malformedVersion),
            (head("GET / HTTP/1.10"), .malformedVersion),
            (head("GET / HTTP/2.0"), .unsupportedVersion),
            (head("GET / HTTP/0.9"), .unsupportedVersion),
            (head("GET /\u{7F} HTTP/1.1"), .controlCharacter),
            (head("GET / HTTP/1.1\nHost: a"), .bareLineFeed),
            (head("GET / HTTP/1.1", "Host: a\rb"), .bareCarriageReturn),
            (head("GET / HTTP/1.1", "Host: a", "X: \0"), .controlCharacter),
            (head("GET / HTTP/1.1", " Host: a"), .foldedField),
            (head("GET / HTTP/1.1", "Host: a", "X: 1", "\t2"), .foldedField),
            (head("GET / HTTP/1.1", "Host : a"), .malformedField),
            (head("GET / HTTP/1.1", "Host: a", "none"), .malformedField),
            (head("GET / HTTP/1.1", "Host: a", ": x"), .malformedField),
            (head("GET / HTTP/1.1"), .missingHost),
            (head("GET / HTTP/1.1", "Host: a", "Host: a"), .repeatedHost),
            (head("GET / HTTP/1.0", "Host: a", "Host: a"), .repeatedHost),
            (head("GET / HTTP/1.1", "Host: a b"), .malformedHost),
            (head("GET / HTTP/1.1", "Host: u@a"), .malformedHost),
            (head("GET / HTTP/1.1", "Host: a:65536"), .malformedHost),
            (head("GET / HTTP/1.1", "Host: [::1"), .malformedHost),
            (head("GET / HTTP/1.1", "Host: [1]"), .malformedHost),
            (head("GET / HTTP/1.1", "Host: %zz"), .malformedHost),
            (head("GET / HTTP/1.1", "Host:"), .malformedHost),
            (Array(String(repeating: "\r\n", count: 5).utf8), .tooManyEmptyLines),
        ]
    )
    func errors(octets: [UInt8], error: ParseError) {
        #expect(RequestHeadParser.parse(octets) == .failure(error))
        #expect(RequestHeadParser.parseByOctets(octets) == .failure(error))
        #expect((400...599).contains(error.status.code))
    }

    @Test(
        "What cannot become valid any more is refused before its line ends",
        arguments: [
            ([0x16], ParseError.controlCharacter),
            (Array(repeating: 0x41, count: 33), .unsupportedMethod),
            (Array("GET /".utf8) + Array(repeating: 0x61, count: 16 * 1024 + 9), .targetTooLong(limit: 16 * 1024)),
            (Array("GET / HTTP/1.1\r\nX".utf8) + Array(repeating: 0x61, count: 8192), .fieldTooLong(limit: 8192)),
        ] as [([UInt8], ParseError)]
    )
    func early(octets: [UInt8], error: ParseError) {
        #expect(RequestHeadParser.parse(octets) == .failure(error))
    }

    private static let small: HTTPLimits = {
        var limits = HTTPLimits()
        limits.target = 10
        limits.fieldLine = 12
        limits.fieldBlock = 30
        limits.fieldCount = 3
        return limits
    }()

    @Test(
        "Each limit holds at its value and breaks one beyond it",
        arguments: [
            (head("GET /234567890 HTTP/1.0"), nil),
            (head("GET /2345678901 HTTP/1.0"), ParseError.targetTooLong(limit: 10)),
            (head("GET / HTTP/1.0", "X: 456789012"), nil),
            (head("GET / HTTP/1.0", "X: 4567890123"), .fieldTooLong(limit: 12)),
            (head("GET / HTTP/1.0", "a: 5678901", "b: 5678", "c: 56"), nil),
            (head("GET / HTTP/1.0", "a: 5678901", "b: 5678", "c: 5678"), nil),
            (head("GET / HTTP/1.0", "a: 5678901", "b: 56789", "c: 5678"), .fieldBlockTooLong(limit: 30)),
            (head("GET / HTTP/1.0", "a:", "b:", "c:"), nil),
            (head("GET / HTTP/1.0", "a:", "b:", "c:", "d:"), .tooManyFields(limit: 3)),
        ] as [([UInt8], ParseError?)]
    )
    func limits(octets: [UInt8], error: ParseError?) {
        for result in [
            RequestHeadParser.parse(octets, limits: Self.small),
            RequestHeadParser.parseByOctets(octets, limits: Self.small),
        ] {
            switch result {
            case .success(let progress): #expect(error == nil && progress != .incomplete)
            case .failure(let found): #expect(found == error)
            }
        }
    }

    @Test(
        "A limit that is passed before a fault of the same line outranks it, in one piece and octet by octet",
        arguments: ["\u{7}", "\n", "\r "]
    )
    func limitBeforeFault(fault: String) {
        let octets = Array((String(repeating: "A", count: 33) + fault + " / HTTP/1.1\r\nHost: a\r\n\r\n").utf8)
        #expect(RequestHeadParser.parse(octets) == .failure(.unsupportedMethod))
        #expect(RequestHeadParser.parseByOctets(octets) == .failure(.unsupportedMethod))
    }

    @Test("Every octet in every place of a head is taken or refused, alike in one piece and octet by octet")
    func everyOctetEverywhere() {
        let octets = head("GET /a?b HTTP/1.1", "Host: a", "X: y")
        for index in octets.indices {
            for octet in UInt8.min...UInt8.max {
                var changed = octets
                changed[index] = octet
                let whole = RequestHeadParser.parse(changed)
                #expect(RequestHeadParser.parseByOctets(changed) == whole, "\(octet) at \(index)")
            }
        }
    }
}
