/// A request method; the set is open, names are case-sensitive (RFC 9110 section 9).
package struct HTTPMethod: Hashable, Sendable, CustomStringConvertible {
    /// The method as it stands on the request line.
    package let rawValue: String

    /// A method of any name, or nil when the name is not a token.
    package init?(_ rawValue: String) {
        guard ByteClass.isToken(rawValue.utf8) else { return nil }
        self.rawValue = rawValue
    }

    init(token: String) {
        rawValue = token
    }

    package var description: String { rawValue }

    /// RFC 9110 section 9.3.1.
    package static let get = HTTPMethod(token: "GET")
    /// RFC 9110 section 9.3.2.
    package static let head = HTTPMethod(token: "HEAD")
    /// RFC 9110 section 9.3.3.
    package static let post = HTTPMethod(token: "POST")
    /// RFC 9110 section 9.3.6.
    package static let connect = HTTPMethod(token: "CONNECT")
    /// RFC 9110 section 9.3.7.
    package static let options = HTTPMethod(token: "OPTIONS")
}
