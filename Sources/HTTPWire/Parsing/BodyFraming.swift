/// How the body of a request is delimited; this alone decides (RFC 9112 section 6.3).
package enum BodyFraming: Hashable, Sendable {
    /// No body.
    case none
    /// This many octets, at least one.
    case length(Int)
    /// The chunked coding (RFC 9112 section 7.1).
    case chunked

    /// The framing that a head announces; whatever two readers could take in two ways is refused.
    /// - Throws: `ParseError`; `bodyTooLarge` when the announced length is over the limit.
    package init(_ head: RequestHead, limits: HTTPLimits) throws(ParseError) {
        let codings = head.fields.values(.transferEncoding)
        let lengths = head.fields.values(.contentLength)
        if !codings.isEmpty {
            if !lengths.isEmpty { throw .lengthAndTransferEncoding }
            if head.version == .http10 { throw .transferEncodingInHTTP10 }
            try Self.checkCoding(codings)
            self = .chunked
            return
        }
        if lengths.count > 1 { throw .repeatedContentLength }
        guard let text = lengths.first else {
            self = .none
            return
        }
        let length = try Self.length(text.utf8, limit: limits.body)
        self = length == 0 ? .none : .length(length)
    }

    private static func checkCoding(_ values: [String]) throws(ParseError) {
        guard values.count == 1, let value = values.first else { throw .malformedTransferEncoding }
        if ByteClass.equalIgnoringCase(value.utf8, "chunked") { return }
        let names = ListField.members(value[...].utf8)
        guard let last = names.last, names.allSatisfy(ByteClass.isToken) else { throw .malformedTransferEncoding }
        // A list that ends in chunked is well framed, but holds a coding that nobody here undoes.
        let isFramed = ByteClass.equalIgnoringCase(last, "chunked")
        let isRepeated = names.dropLast().contains { ByteClass.equalIgnoringCase($0, "chunked") }
        throw isFramed && !isRepeated && names.count > 1 ? .unsupportedTransferEncoding : .malformedTransferEncoding
    }

    private static func length(_ digits: String.UTF8View, limit: Int) throws(ParseError) -> Int {
        guard !digits.isEmpty, digits.allSatisfy(ByteClass.isDigit) else { throw .malformedContentLength }
        var length = 0
        for digit in digits {
            let (shifted, isTooHigh) = length.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = shifted.addingReportingOverflow(Int(digit - 0x30))
            guard !isTooHigh, !overflows, sum <= limit else { throw .bodyTooLarge(limit: limit) }
            length = sum
        }
        return length
    }
}
