/// The versions that this server speaks; a higher minor version is served as 1.1 (RFC 9110 section 2.5).
package enum HTTPVersion: Hashable, Sendable {
    /// HTTP/1.0: no chunked coding, no interim answers, closes unless asked to stay.
    case http10
    /// HTTP/1.1 (RFC 9112).
    case http11
}
