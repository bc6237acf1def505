/// A status code (RFC 9110 section 15); the set is open.
package struct HTTPStatus: Hashable, Sendable {
    /// Three digits, 100 to 599.
    package let code: Int

    /// A status of the given code, which must lie between 100 and 599.
    package init(_ code: Int) {
        precondition((100...599).contains(code), "A status code has three digits and starts with 1 to 5")
        self.code = code
    }

    /// Whether an answer of this status may carry content (RFC 9112 section 6.3).
    package var allowsContent: Bool { code >= 200 && code != 204 && code != 304 }

    /// The phrase for the status line and for problem titles; empty for a code that has none here.
    package var reasonPhrase: String { Self.phrases[code] ?? "" }

    private static let phrases: [Int: String] = [
        100: "Continue", 200: "OK", 204: "No Content", 304: "Not Modified", 400: "Bad Request",
        401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
        408: "Request Timeout", 410: "Gone",
        411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
        415: "Unsupported Media Type", 417: "Expectation Failed", 421: "Misdirected Request",
        422: "Unprocessable Content", 429: "Too Many Requests", 431: "Request Header Fields Too Large",
        500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
        505: "HTTP Version Not Supported",
    ]
}

extension HTTPStatus {
    /// 200.
    package static let ok = HTTPStatus(200)
    /// 204.
    package static let noContent = HTTPStatus(204)
    /// 304.
    package static let notModified = HTTPStatus(304)
    /// 400.
    package static let badRequest = HTTPStatus(400)
    /// 403.
    package static let forbidden = HTTPStatus(403)
    /// 404.
    package static let notFound = HTTPStatus(404)
    /// 405; carries `Allow`.
    package static let methodNotAllowed = HTTPStatus(405)
    /// 406.
    package static let notAcceptable = HTTPStatus(406)
    /// 408.
    package static let requestTimeout = HTTPStatus(408)
    /// 410.
    package static let gone = HTTPStatus(410)
    /// 411.
    package static let lengthRequired = HTTPStatus(411)
    /// 412.
    package static let preconditionFailed = HTTPStatus(412)
    /// 413.
    package static let contentTooLarge = HTTPStatus(413)
    /// 414.
    package static let uriTooLong = HTTPStatus(414)
    /// 415.
    package static let unsupportedMediaType = HTTPStatus(415)
    /// 417.
    package static let expectationFailed = HTTPStatus(417)
    /// 421.
    package static let misdirectedRequest = HTTPStatus(421)
    /// 422.
    package static let unprocessableContent = HTTPStatus(422)
    /// 431 (RFC 6585 section 5).
    package static let headerFieldsTooLarge = HTTPStatus(431)
    /// 500.
    package static let internalServerError = HTTPStatus(500)
    /// 501.
    package static let notImplemented = HTTPStatus(501)
    /// 503; carries `Retry-After`.
    package static let serviceUnavailable = HTTPStatus(503)
    /// 505.
    package static let versionNotSupported = HTTPStatus(505)
}
