/// Why a request is not taken, most often a rule of HTTP that it broke; each has the status and the words of its answer.
package enum ParseError: Error, Hashable, Sendable {
    /// Not two spaces between three parts (RFC 9112 section 3).
    case malformedRequestLine
    /// Not a token (RFC 9110 section 9.1).
    case malformedMethod
    /// `CONNECT`, or longer than any method that exists (RFC 9110 section 15.6.2).
    case unsupportedMethod
    /// Not one of the forms, or broken percent-encoding (RFC 9112 section 3.2).
    case malformedTarget
    /// RFC 9110 section 15.5.15; the limit is in octets.
    case targetTooLong(limit: Int)
    /// Not `HTTP/` and two digits (RFC 9112 section 2.3).
    case malformedVersion
    /// A major version other than 1 (RFC 9110 section 15.6.6).
    case unsupportedVersion
    /// `https` in the absolute form (RFC 9110 section 15.5.20).
    case wrongScheme
    /// RFC 9112 section 2.2, taken strictly.
    case bareLineFeed
    /// RFC 9112 section 2.2.
    case bareCarriageReturn
    /// RFC 9110 section 5.5.
    case controlCharacter
    /// More than the limit before the request line (RFC 9112 section 2.2).
    case tooManyEmptyLines
    /// White space at the start of a line (RFC 9112 section 5.2).
    case foldedField
    /// No colon right behind a token (RFC 9112 section 5.1).
    case malformedField
    /// RFC 6585 section 5; the limit is in octets.
    case fieldTooLong(limit: Int)
    /// RFC 6585 section 5; the limit is in octets.
    case fieldBlockTooLong(limit: Int)
    /// RFC 6585 section 5; the limit is a number of lines.
    case tooManyFields(limit: Int)
    /// RFC 9112 section 3.2.
    case missingHost
    /// RFC 9112 section 3.2.
    case repeatedHost
    /// RFC 9110 section 7.2.
    case malformedHost
    /// Not 1*DIGIT (RFC 9110 section 8.6).
    case malformedContentLength
    /// More than one line, equal or not (RFC 9112 section 6.3).
    case repeatedContentLength
    /// RFC 9112 section 6.1, taken strictly.
    case lengthAndTransferEncoding
    /// Not framed by one final `chunked` (RFC 9112 section 6.3).
    case malformedTransferEncoding
    /// A coding before `chunked` (RFC 9112 section 6.1).
    case unsupportedTransferEncoding
    /// RFC 9112 section 6.1.
    case transferEncodingInHTTP10
    /// RFC 9110 section 15.5.18.
    case unsupportedExpectation
    /// RFC 9110 section 15.5.14; the limit is in octets.
    case bodyTooLarge(limit: Int)
    /// RFC 9112 section 7.1.
    case malformedChunk
    /// Framing that outweighs the content three to one.
    case chunkOverhead
    /// RFC 9112 section 7.1.2.
    case trailersTooLarge
    /// The server holds as many unfinished bodies as it may; no fault of this client (RFC 9110 section 15.6.4).
    case overloaded
    /// RFC 9112 section 8.
    case truncated
    /// RFC 9110 section 15.5.9.
    case headTimeout
    /// RFC 9110 section 15.5.9.
    case bodyTimeout
}

extension ParseError {
    /// The status of the answer.
    package var status: HTTPStatus {
        switch self {
        case .targetTooLong: .uriTooLong
        case .fieldTooLong, .fieldBlockTooLong, .tooManyFields, .trailersTooLarge: .headerFieldsTooLarge
        case .bodyTooLarge: .contentTooLarge
        case .headTimeout, .bodyTimeout: .requestTimeout
        case .unsupportedExpectation: .expectationFailed
        case .wrongScheme: .misdirectedRequest
        case .unsupportedMethod, .unsupportedTransferEncoding: .notImplemented
        case .unsupportedVersion: .versionNotSupported
        case .overloaded: .serviceUnavailable
        case .malformedRequestLine, .malformedMethod, .malformedTarget, .malformedVersion, .bareLineFeed,
            .bareCarriageReturn, .controlCharacter, .tooManyEmptyLines, .foldedField, .malformedField, .missingHost,
            .repeatedHost, .malformedHost, .malformedContentLength, .repeatedContentLength,
            .lengthAndTransferEncoding, .malformedTransferEncoding, .transferEncodingInHTTP10, .malformedChunk,
            .chunkOverhead, .truncated:
            .badRequest
        }
    }

    /// One sentence for the client; it repeats nothing that the client sent.
    package var detail: String {
        switch self {
        case .malformedRequestLine: "The request line must be a method, a target and a version, one space apart."
        case .malformedMethod: "The method must be a token."
        case .unsupportedMethod: "The method is not known here."
        case .malformedTarget: "The request target is not a valid one, or its percent-encoding is broken."
        case .targetTooLong(let limit): "The request target is longer than \(limit) octets."
        case .malformedVersion: "The request line must end in HTTP/1.1 or HTTP/1.0."
        case .unsupportedVersion: "Only HTTP/1.1 and HTTP/1.0 are spoken here."
        case .wrongScheme: "This server answers for the http scheme only."
        case .bareLineFeed: "A line must end in CR LF, not in LF alone."
        case .bareCarriageReturn: "A CR must be followed by LF."
        case .controlCharacter: "A control character stands where none may."
        case .tooManyEmptyLines: "Too many empty lines before the request line."
        case .foldedField: "A field line must not start with white space."
        case .malformedField: "A field line must be a token, a colon and a value."
        case .fieldTooLong(let limit): "A field line is longer than \(limit) octets."
        case .fieldBlockTooLong(let limit): "The field lines together are longer than \(limit) octets."
        case .tooManyFields(let limit): "There are more than \(limit) field lines."
        case .missingHost: "The Host field is missing."
        case .repeatedHost: "The Host field must stand once."
        case .malformedHost: "The Host field must be a host and an optional port."
        case .malformedContentLength: "Content-Length must be decimal digits."
        case .repeatedContentLength: "Content-Length must stand once."
        case .lengthAndTransferEncoding: "Content-Length and Transfer-Encoding must not stand together."
        case .malformedTransferEncoding: "Transfer-Encoding must be chunked, once."
        case .unsupportedTransferEncoding: "The only transfer coding understood here is chunked."
        case .transferEncodingInHTTP10: "HTTP/1.0 has no Transfer-Encoding."
        case .unsupportedExpectation: "The only expectation understood here is 100-continue."
        case .bodyTooLarge(let limit): "The body is larger than \(limit) octets."
        case .malformedChunk: "The chunked coding of the body is broken."
        case .chunkOverhead: "The body is cut into too many small chunks."
        case .trailersTooLarge: "The trailer section is too large."
        case .overloaded: "The server holds too much for other clients at the moment; try again soon."
        case .truncated: "The request ended before it was whole."
        case .headTimeout: "The head of the request took too long."
        case .bodyTimeout: "The body of the request came too slowly."
        }
    }
}
