/// A rule of HTTP that a client broke; each has the status and the words of its answer.
package enum ParseError: Error, Hashable, Sendable {
    case malformedRequestLine
    case malformedMethod
    case unsupportedMethod
    case malformedTarget
    case targetTooLong(limit: Int)
    case malformedVersion
    case unsupportedVersion
    case wrongScheme
    case bareLineFeed
    case bareCarriageReturn
    case controlCharacter
    case tooManyEmptyLines
    case foldedField
    case malformedField
    case fieldTooLong(limit: Int)
    case fieldBlockTooLong(limit: Int)
    case tooManyFields(limit: Int)
    case missingHost
    case repeatedHost
    case malformedHost
    case malformedContentLength
    case repeatedContentLength
    case lengthAndTransferEncoding
    case malformedTransferEncoding
    case unsupportedTransferEncoding
    case transferEncodingInHTTP10
    case unsupportedExpectation
    case bodyTooLarge(limit: Int)
    case malformedChunk
    case chunkOverhead
    case trailersTooLarge
    case truncated
    case headTimeout
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
        case .truncated: "The request ended before it was whole."
        case .headTimeout: "The head of the request took too long."
        case .bodyTimeout: "The body of the request came too slowly."
        }
    }
}
