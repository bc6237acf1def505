import HTTPWire
import Testing

@Suite("Chunked coding")
struct ChunkedDecoderTests {
    private static let valid = [
        ("5\r\nhello\r\n0\r\n\r\n", "hello"),
        ("0\r\n\r\n", ""),
        ("000A\r\n0123456789\r\n000\r\n\r\n", "0123456789"),
        ("1 ;\ta;b = c;d=\"e;\\\"f\"\r\nx\r\n2\r\n\r\n\r\n0;z\r\nX: 1\r\nContent-Length: 9\r\n\r\n", "x\r\n"),
    ]

    /// The content and how many octets it took, when the octets come in pieces of the given size.
    private func decode(
        _ octets: [UInt8],
        pieces: Int = .max,
        limits: HTTPLimits = HTTPLimits()
    ) throws(ParseError) -> (body: [UInt8], consumed: Int)? {
        var decoder = ChunkedDecoder(limits: limits)
        var body: [UInt8] = []
        var consumed = 0
        while consumed < octets.count {
            let piece = octets[consumed...].prefix(pieces)
            let (count, isComplete) = try decoder.decode(piece, into: &body)
            consumed += count
            if isComplete { return (body, consumed) }
        }
        return nil
    }

    @Test("Content comes out whatever the pieces, and nothing behind it is touched", arguments: valid)
    func decoded(text: String, content: String) throws {
        let octets = Array(text.utf8)
        for pieces in 1...octets.count + 4 {
            let result = try decode(octets + Array("next".utf8), pieces: pieces)
            #expect(result?.body == Array(content.utf8))
            #expect(result?.consumed == octets.count)
        }
        for end in octets.indices { #expect(try decode(Array(octets[..<end])) == nil) }
    }

    @Test(
        "A broken coding is refused however it is cut",
        arguments: [
            "0x5\r\n", "+5\r\n", " 5\r\n", "5 \r\n", "5;a \r\n", "5;a= \r\n", "5 ; \r\n", "5;\r\n", "5;a=\r\n",
            "5;a=\"b\r\n", "5;=b\r\n",
            ";a\r\n", "\r\n",
            "G", "5\n", "5\r\r", "5;a\0", "00000000000000005\r\n", "5\r\nhelloX", "5\r\nhello\n", "5\r\nhello0\r\n\r\n",
            "0\r\nX\r\n", "0\r\nX : 1\r\n", "0\r\n X: 1\r\n", "0\r\n\n", "0\n",
        ]
    )
    func refused(text: String) {
        for pieces in [1, 2, .max] {
            let error = #expect(throws: ParseError.self) { try decode(Array(text.utf8), pieces: pieces) }
            #expect(error?.status == .badRequest)
        }
    }

    private static let small: HTTPLimits = {
        var limits = HTTPLimits()
        limits.body = 6
        limits.chunkLine = 16
        limits.chunkExtensions = 20
        limits.trailerBlock = 12
        limits.trailerCount = 2
        return limits
    }()

    @Test(
        "Each limit holds at its value and breaks one beyond it",
        arguments: [
            ("6\r\n123456\r\n0\r\n\r\n", nil),
            ("7\r\n", ParseError.bodyTooLarge(limit: 6)),
            ("3\r\n123\r\n4\r\n", .bodyTooLarge(limit: 6)),
            ("FFFFFFFFFFFFFFFF\r\n", .bodyTooLarge(limit: 6)),
            ("1;cdefghijklmnop\r\nx\r\n0\r\n\r\n", nil),
            ("1;cdefghijklmnopq\r\n", .malformedChunk),
            ("1;abcdefghi\r\nx\r\n1;abcdefghi\r\nx\r\n0\r\n\r\n", nil),
            ("1;abcdefghi\r\nx\r\n1;abcdefghij\r\n", .malformedChunk),
            ("0\r\nA: 1\r\nB: 1\r\n\r\n", nil),
            ("0\r\nA: 1\r\nB: 12\r\n", .trailersTooLarge),
            ("0\r\nA:\r\nB:\r\nC:\r\n", .trailersTooLarge),
        ] as [(String, ParseError?)]
    )
    func limits(text: String, error: ParseError?) {
        let result = Result { () throws(ParseError) in try decode(Array(text.utf8), limits: Self.small) }
        switch result {
        case .success(let decoded): #expect(error == nil && decoded != nil)
        case .failure(let found): #expect(found == error)
        }
    }

    @Test("A body of chunks of one octet is refused once its framing is long and most of it")
    func overhead() throws {
        let tiny = Array(String(repeating: "1\r\nx\r\n", count: 30_000).utf8)
        #expect(throws: ParseError.chunkOverhead) { try decode(tiny) }
        let few = Array((String(repeating: "1\r\nx\r\n", count: 10_000) + "0\r\n\r\n").utf8)
        #expect(try decode(few)?.body.count == 10_000)
    }
}
