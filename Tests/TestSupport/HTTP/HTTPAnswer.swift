/// An answer as a strict client reads it.
package struct HTTPAnswer: Sendable {
    /// The status line without its line end.
    package var statusLine: String
    /// Three digits, or 0 when there are none.
    package var status: Int
    /// Names in lower case, in order.
    package var fields: [(name: String, value: String)]
    /// The content after its framing.
    package var body: [UInt8]
    /// Whether content ran to the end of the connection for want of a framing, or fell short of it.
    package var isUnframed: Bool

    /// The first value of a field, or nil.
    package subscript(_ name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    /// The content as text.
    package var text: String { String(decoding: body, as: UTF8.self) }

    /// Reads one answer from the start of `octets`; an answer to `HEAD` has no body.
    /// - Returns: The answer and its length, or nil when it is not whole yet.
    package static func parse(
        _ octets: ArraySlice<UInt8>,
        hasBody: Bool,
        isEnded: Bool
    ) -> (answer: HTTPAnswer, count: Int)? {
        guard let headEnd = headEnd(octets) else { return nil }
        let lines = String(decoding: octets[..<headEnd].dropLast(4), as: UTF8.self).split(
            separator: "\r\n",
            omittingEmptySubsequences: false
        )
        let statusLine = String(lines.first ?? "")
        var answer = HTTPAnswer(
            statusLine: statusLine,
            status: Int(statusLine.split(separator: " ").dropFirst().first ?? "") ?? 0,
            fields: lines.dropFirst().map(field),
            body: [],
            isUnframed: false
        )
        let headCount = headEnd - octets.startIndex
        if !hasBody || answer.status < 200 || answer.status == 204 || answer.status == 304 {
            return (answer, headCount)
        }
        let rest = octets[headEnd...]
        if let text = answer["content-length"], let length = Int(text), length >= 0 {
            if rest.count < length, !isEnded { return nil }
            answer.isUnframed = rest.count < length
            answer.body = Array(rest.prefix(length))
            return (answer, headCount + answer.body.count)
        }
        guard isEnded else { return nil }
        answer.isUnframed = true
        answer.body = Array(rest)
        return (answer, octets.count)
    }

    private static func field(_ line: Substring) -> (name: String, value: String) {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let value = (parts.count > 1 ? parts[1] : "").drop { $0 == " " }
        return (parts[0].lowercased(), String(value))
    }

    /// The offset behind the first empty line.
    private static func headEnd(_ octets: ArraySlice<UInt8>) -> Int? {
        octets.withUnsafeBytes { buffer in
            // By hand: a collection's own search is slow in a debug build, and many answers are read in tests.
            let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
            var found = 0
            for index in buffer.indices {
                let octet = buffer[index]
                found = octet == end[found] ? found + 1 : octet == end[0] ? 1 : 0
                if found == end.count { return octets.startIndex + index + 1 }
            }
            return nil
        }
    }
}
