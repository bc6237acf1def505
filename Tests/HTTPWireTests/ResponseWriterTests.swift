import HTTPWire
import Testing

@Suite("Answers on the wire")
struct ResponseWriterTests {
    private func writer(isHead: Bool = false, version: HTTPVersion = .http11, closes: Bool = false) -> ResponseWriter {
        ResponseWriter(isHead: isHead, version: version, closes: closes, date: "now")
    }

    private func text(_ octets: [UInt8]) -> String { String(decoding: octets, as: UTF8.self) }

    @Test("Status line, fields in order, Date, length, empty line")
    func head() {
        let response = HTTPResponse(status: .ok, fields: [.contentType: "text/plain", .vary: "Accept"], body: [1, 2])
        let expected =
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nVary: Accept\r\nDate: now\r\nContent-Length: 2\r\n"
        #expect(text(writer().head(of: response)) == expected + "\r\n")
        #expect(text(writer(closes: true).head(of: response)) == expected + "Connection: close\r\n\r\n")
        #expect(text(writer(version: .http10).head(of: response)) == expected + "Connection: keep-alive\r\n\r\n")
    }

    @Test("HEAD keeps the length and sends no content; 204 and 304 have neither")
    func content() {
        let response = HTTPResponse(status: .ok, body: [1, 2])
        #expect(writer(isHead: true).head(of: response) == writer().head(of: response))
        #expect(writer().sendsBody(of: response) && !writer(isHead: true).sendsBody(of: response))
        for status in [HTTPStatus.noContent, .notModified] {
            let empty = HTTPResponse(status: status, body: [1, 2])
            #expect(!writer().sendsBody(of: empty))
            #expect(!text(writer().head(of: empty)).contains("Content-Length"))
        }
    }

    @Test("Fields that frame the message are the writer's alone")
    func owned() {
        let fields: ResponseFields = [
            .contentLength: "99", .transferEncoding: "chunked", .connection: "upgrade", .date: "then",
        ]
        let plain = writer().head(of: HTTPResponse(status: .ok))
        #expect(writer().head(of: HTTPResponse(status: .ok, fields: fields)) == plain)
    }

    @Test("No octet of a value can end its field", arguments: ["a\r\nX: 1", "a\nb", "a\0b", "a\u{1B}[0m", "é\u{7F}"])
    func injection(value: String) {
        let octets = writer().head(of: HTTPResponse(status: .ok, fields: [.location: value]))
        #expect(text(octets).split(separator: "\r\n").count == 4)
        #expect(octets.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0D || $0 == 0x0A })
    }

    @Test("A name that is no token cannot be made", arguments: ["", "a b", "a:", "é", "a\r\n"])
    func names(name: String) {
        #expect(HTTPFieldName(name) == nil)
    }
}
