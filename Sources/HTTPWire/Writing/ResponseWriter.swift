/// Turns an answer into octets, with exactly one framing and nothing in a field that could end it (RFC 9112 section 6).
package struct ResponseWriter: Sendable {
    /// Whether the request was `HEAD`: the length stays, the content goes.
    package var isHead: Bool
    /// The version of the request; 1.0 is told when the connection stays.
    package var version: HTTPVersion
    /// Whether this is the last answer on the connection.
    package var closes: Bool
    /// IMF-fixdate.
    package var date: String

    /// A writer for one answer.
    package init(isHead: Bool, version: HTTPVersion, closes: Bool, date: String) {
        self.isHead = isHead
        self.version = version
        self.closes = closes
        self.date = date
    }

    /// `100 Continue` (RFC 9110 section 10.1.1).
    static let interimContinue = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// Field names that only the writer may write.
    private static let owned: [HTTPFieldName] = [.connection, .contentLength, .date, .transferEncoding]

    /// Whether the answer's content is to be sent after its head.
    package func sendsBody(of response: HTTPResponse) -> Bool {
        !isHead && response.status.allowsContent && !response.body.isEmpty
    }

    /// Status line and fields, up to and including the empty line.
    package func head(of response: HTTPResponse) -> [UInt8] {
        var octets: [UInt8] = []
        octets.reserveCapacity(512)
        octets.append(contentsOf: "HTTP/1.1 \(response.status.code) \(response.status.reasonPhrase)\r\n".utf8)
        for line in response.fields.lines where !Self.owned.contains(line.name) {
            append(line.name.rawName, line.value, to: &octets)
        }
        append("Date", date, to: &octets)
        if response.status.allowsContent {
            append("Content-Length", String(response.body.count), to: &octets)
        }
        if closes {
            append("Connection", "close", to: &octets)
        } else if version == .http10 {
            append("Connection", "keep-alive", to: &octets)
        }
        octets.append(contentsOf: [0x0D, 0x0A])
        return octets
    }

    private func append(_ name: String, _ value: String, to octets: inout [UInt8]) {
        octets.append(contentsOf: name.utf8)
        octets.append(contentsOf: [0x3A, 0x20])
        // A value may hold words of a client: a line end in it would be a second field.
        if value.utf8.allSatisfy({ ByteClass.contains($0, ByteClass.text) }) {
            octets.append(contentsOf: value.utf8)
        } else {
            octets.append(contentsOf: value.utf8.map { ByteClass.contains($0, ByteClass.text) ? $0 : 0x20 })
        }
        octets.append(contentsOf: [0x0D, 0x0A])
    }
}
