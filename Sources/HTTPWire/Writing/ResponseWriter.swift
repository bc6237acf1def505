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

    /// Whether the answer's content is to be sent after its head.
    package func sendsBody(of response: HTTPResponse) -> Bool {
        !isHead && response.status.allowsContent && !response.body.isEmpty
    }

    /// Status line and fields, up to and including the empty line.
    package func head(of response: HTTPResponse) -> [UInt8] {
        var octets: [UInt8] = []
        octets.reserveCapacity(response.fields.octets.count + Self.roomForOwn)
        octets.append("HTTP/1.1 ")
        octets.append(String(response.status.code))
        octets.append(" ")
        octets.append(response.status.reasonPhrase)
        octets.append("\r\n")
        octets.append(contentsOf: response.fields.octets)
        octets.appendField("Date", date)
        if response.status.allowsContent {
            octets.appendField("Content-Length", String(response.body.count))
        }
        if closes {
            octets.appendField("Connection", "close")
        } else if version == .http10 {
            octets.appendField("Connection", "keep-alive")
        }
        octets.append("\r\n")
        return octets
    }

    /// Octets that the status line and the writer's own fields take at most.
    private static let roomForOwn = 192
}
