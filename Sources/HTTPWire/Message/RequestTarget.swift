/// A request target that follows the grammar, its path decoded once (RFC 9112 section 3.2, RFC 3986).
///
/// It never changes; a request is handed on many times, and this is most of it.
package final class RequestTarget: Hashable, Sendable {
    /// Which of the target's forms it is; `CONNECT`'s authority form is refused.
    package enum Form: Hashable, Sendable {
        /// `/path?query`.
        case origin
        /// `http://host/path?query`.
        case absolute
        /// `*`, of `OPTIONS`.
        case asterisk
    }

    /// The target as it stood on the request line; visible ASCII only.
    package let raw: String
    /// The form it has.
    package let form: Form
    /// The path with its percent-encoding undone, dot segments and repeated slashes left as they are; `*` in the asterisk form.
    package let path: String
    /// What follows the question mark, still percent-encoded, its escapes well-formed; nil without a question mark.
    package let query: String?
    /// Host and port of the absolute form, which outrank the Host field (RFC 9112 section 3.2.2).
    package let authority: String?

    /// Reads a target.
    /// - Throws: `malformedTarget`, `wrongScheme` or, for `CONNECT`, `unsupportedMethod`.
    init(_ octets: ArraySlice<UInt8>, method: HTTPMethod) throws(ParseError) {
        if method == .connect { throw .unsupportedMethod }
        raw = String(decoding: octets, as: UTF8.self)
        if octets.first == 0x2F {
            form = .origin
            authority = nil
            (path, query) = try Self.pathAndQuery(octets)
            return
        }
        if octets.elementsEqual([0x2A]) {
            guard method == .options else { throw .malformedTarget }
            (form, path, query, authority) = (.asterisk, "*", nil, nil)
            return
        }
        let rest = try Self.afterScheme(octets)
        let pathStart = rest.firstIndex { $0 == 0x2F || $0 == 0x3F } ?? rest.endIndex
        guard !rest[..<pathStart].isEmpty, Authority.isValid(rest[..<pathStart]) else { throw .malformedTarget }
        authority = String(decoding: rest[..<pathStart], as: UTF8.self)
        if pathStart == rest.endIndex, method == .options {
            (form, path, query) = (.asterisk, "*", nil)
        } else {
            form = .absolute
            (path, query) = try Self.pathAndQuery(rest[pathStart...])
        }
    }

    // Everything else follows from these.
    package static func == (left: RequestTarget, right: RequestTarget) -> Bool {
        left === right || (left.raw == right.raw && left.form == right.form)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(raw)
        hasher.combine(form)
    }

    private static func afterScheme(_ octets: ArraySlice<UInt8>) throws(ParseError) -> ArraySlice<UInt8> {
        guard let colon = octets.firstIndex(of: 0x3A), octets[colon...].starts(with: "://".utf8) else {
            throw .malformedTarget
        }
        let scheme = octets[..<colon]
        if ByteClass.equalIgnoringCase(scheme, "https") { throw .wrongScheme }
        guard ByteClass.equalIgnoringCase(scheme, "http") else { throw .malformedTarget }
        return octets[(colon + 3)...]
    }

    private static func pathAndQuery(_ octets: ArraySlice<UInt8>) throws(ParseError) -> (String, String?) {
        let mark = octets.firstIndex(of: 0x3F) ?? octets.endIndex
        let path = try decodedPath(octets[..<mark])
        guard mark < octets.endIndex else { return (path, nil) }
        let query = octets[(mark + 1)...]
        guard PercentEncoding.isWellFormed(query, allowed: ByteClass.query) else { throw .malformedTarget }
        return (path, String(decoding: query, as: UTF8.self))
    }

    private static func decodedPath(_ octets: ArraySlice<UInt8>) throws(ParseError) -> String {
        guard PercentEncoding.isWellFormed(octets, allowed: ByteClass.path) else { throw .malformedTarget }
        if octets.isEmpty { return "/" }
        if !octets.contains(0x25) { return String(decoding: octets, as: UTF8.self) }
        // NUL ends strings in every C library that the path may reach.
        guard let decoded = PercentEncoding.decode(octets), !decoded.contains(0),
            let path = String(validating: decoded, as: UTF8.self)
        else { throw .malformedTarget }
        return path
    }
}
