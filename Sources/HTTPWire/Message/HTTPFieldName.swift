/// A field name: a token, compared without regard to ASCII case (RFC 9110 section 5.1).
package struct HTTPFieldName: Hashable, Sendable, CustomStringConvertible {
    /// The name as it is written to the wire.
    package let rawName: String
    /// The name in ASCII lower case; equality and hash come from it.
    package let canonicalName: String

    /// A name as given, or nil when it is not a token.
    package init?(_ name: String) {
        guard ByteClass.isToken(name.utf8) else { return nil }
        self.init(token: name)
    }

    private init(token: String) {
        rawName = token
        canonicalName = String(decoding: token.utf8.map(ByteClass.lowercase), as: UTF8.self)
    }

    /// A name that the parser has checked and folded.
    init(canonicalName: String) {
        rawName = canonicalName
        self.canonicalName = canonicalName
    }

    package var description: String { rawName }

    package static func == (left: Self, right: Self) -> Bool {
        left.canonicalName == right.canonicalName
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(canonicalName)
    }
}

extension HTTPFieldName {
    /// RFC 9110 section 12.5.1.
    package static let accept = HTTPFieldName(token: "Accept")
    /// RFC 9110 section 12.5.3.
    package static let acceptEncoding = HTTPFieldName(token: "Accept-Encoding")
    /// Fetch standard, CORS.
    package static let accessControlAllowHeaders = HTTPFieldName(token: "Access-Control-Allow-Headers")
    /// Fetch standard, CORS.
    package static let accessControlAllowMethods = HTTPFieldName(token: "Access-Control-Allow-Methods")
    /// Fetch standard, CORS.
    package static let accessControlAllowOrigin = HTTPFieldName(token: "Access-Control-Allow-Origin")
    /// Fetch standard, CORS.
    package static let accessControlExposeHeaders = HTTPFieldName(token: "Access-Control-Expose-Headers")
    /// Fetch standard, CORS; seconds.
    package static let accessControlMaxAge = HTTPFieldName(token: "Access-Control-Max-Age")
    /// Fetch standard, CORS.
    package static let accessControlRequestHeaders = HTTPFieldName(token: "Access-Control-Request-Headers")
    /// Fetch standard, CORS.
    package static let accessControlRequestMethod = HTTPFieldName(token: "Access-Control-Request-Method")
    /// RFC 9110 section 10.2.1.
    package static let allow = HTTPFieldName(token: "Allow")
    /// RFC 9111 section 5.2.
    package static let cacheControl = HTTPFieldName(token: "Cache-Control")
    /// RFC 9110 section 7.6.1.
    package static let connection = HTTPFieldName(token: "Connection")
    /// RFC 6266.
    package static let contentDisposition = HTTPFieldName(token: "Content-Disposition")
    /// RFC 9110 section 8.4.
    package static let contentEncoding = HTTPFieldName(token: "Content-Encoding")
    /// RFC 9110 section 8.6; octets.
    package static let contentLength = HTTPFieldName(token: "Content-Length")
    /// Content Security Policy level 3.
    package static let contentSecurityPolicy = HTTPFieldName(token: "Content-Security-Policy")
    /// RFC 9110 section 8.3.
    package static let contentType = HTTPFieldName(token: "Content-Type")
    /// RFC 9110 section 6.6.1.
    package static let date = HTTPFieldName(token: "Date")
    /// RFC 9110 section 8.8.3.
    package static let eTag = HTTPFieldName(token: "ETag")
    /// RFC 9110 section 10.1.1.
    package static let expect = HTTPFieldName(token: "Expect")
    /// RFC 9110 section 7.2.
    package static let host = HTTPFieldName(token: "Host")
    /// RFC 9110 section 13.1.1.
    package static let ifMatch = HTTPFieldName(token: "If-Match")
    /// RFC 9110 section 13.1.2.
    package static let ifNoneMatch = HTTPFieldName(token: "If-None-Match")
    /// RFC 9110 section 10.2.2.
    package static let location = HTTPFieldName(token: "Location")
    /// RFC 6454.
    package static let origin = HTTPFieldName(token: "Origin")
    /// RFC 9110 section 10.2.3; seconds.
    package static let retryAfter = HTTPFieldName(token: "Retry-After")
    /// Fetch Metadata: what the answer is for.
    package static let secFetchDest = HTTPFieldName(token: "Sec-Fetch-Dest")
    /// Server Timing; milliseconds.
    package static let serverTiming = HTTPFieldName(token: "Server-Timing")
    /// RFC 9112 section 6.1.
    package static let transferEncoding = HTTPFieldName(token: "Transfer-Encoding")
    /// RFC 9110 section 12.5.5.
    package static let vary = HTTPFieldName(token: "Vary")
    /// Fetch standard: `nosniff`.
    package static let xContentTypeOptions = HTTPFieldName(token: "X-Content-Type-Options")
    /// The proxy's view of the host that the client asked for.
    package static let xForwardedHost = HTTPFieldName(token: "X-Forwarded-Host")
    /// The proxy's view of the scheme that the client used.
    package static let xForwardedProto = HTTPFieldName(token: "X-Forwarded-Proto")
    /// An id that ties log lines of several services together.
    package static let xRequestID = HTTPFieldName(token: "X-Request-ID")
}
