import HTTPWire
import Testing

@Suite("Body framing")
struct BodyFramingTests {
    private func framing(_ version: String, _ lines: [String]) throws -> BodyFraming {
        var limits = HTTPLimits()
        limits.body = 1000
        var parser = RequestHeadParser(limits: limits)
        let text = (["POST / HTTP/\(version)", "Host: a"] + lines).joined(separator: "\r\n") + "\r\n\r\n"
        guard case .complete(let head, _) = try parser.parse(Array(text.utf8)[...]) else { throw ParseError.truncated }
        return try BodyFraming(head, limits: limits)
    }

    @Test(
        "Length, chunked or none",
        arguments: [
            ([], BodyFraming.none),
            (["Content-Length: 0"], .none),
            (["Content-Length: 0018"], .length(18)),
            (["Content-Length: 1000"], .length(1000)),
            (["Content_Length: 5"], .none),
            (["Transfer-Encoding: chunked"], .chunked),
            (["transfer-encoding:  CHUNKED \t"], .chunked),
        ]
    )
    func decided(lines: [String], framing: BodyFraming) throws {
        #expect(try self.framing("1.1", lines) == framing)
    }

    @Test(
        "What could be read in two ways is refused",
        arguments: [
            ("1.1", ["Content-Length: 1001"], ParseError.bodyTooLarge(limit: 1000)),
            ("1.1", ["Content-Length: 18446744073709551634"], .bodyTooLarge(limit: 1000)),
            ("1.1", ["Content-Length: "], .malformedContentLength),
            ("1.1", ["Content-Length: +5"], .malformedContentLength),
            ("1.1", ["Content-Length: -0"], .malformedContentLength),
            ("1.1", ["Content-Length: 5, 5"], .malformedContentLength),
            ("1.1", ["Content-Length: ٣"], .malformedContentLength),
            ("1.1", ["Content-Length: 5", "Content-Length: 5"], .repeatedContentLength),
            ("1.1", ["Content-Length: 5", "Transfer-Encoding: chunked"], .lengthAndTransferEncoding),
            ("1.1", ["Content-Length: 5", "Transfer-Encoding: x"], .lengthAndTransferEncoding),
            ("1.0", ["Transfer-Encoding: chunked"], .transferEncodingInHTTP10),
            ("1.1", ["Transfer-Encoding: gzip, chunked"], .unsupportedTransferEncoding),
            ("1.1", ["Transfer-Encoding: gzip"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding: identity"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding: chunked, chunked"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding: chunked", "Transfer-Encoding: chunked"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding: chun\u{212A}ed"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding: \u{A0}chunked"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding:"], .malformedTransferEncoding),
            ("1.1", ["Transfer-Encoding: ,chunked"], .malformedTransferEncoding),
        ]
    )
    func refused(version: String, lines: [String], error: ParseError) {
        #expect(throws: error) { try framing(version, lines) }
    }
}
