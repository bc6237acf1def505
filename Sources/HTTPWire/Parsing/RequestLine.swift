/// `method SP request-target SP HTTP-version` (RFC 9112 section 3), nothing looser.
struct RequestLine {
    /// A longer method is none that anybody implements.
    static let longestMethod = 32

    let method: HTTPMethod
    let target: RequestTarget
    let version: HTTPVersion

    init(_ line: ArraySlice<UInt8>, limits: HTTPLimits) throws(ParseError) {
        guard let first = try Self.methodEnd(line, limits: limits) else { throw .malformedRequestLine }
        let second = line[(first + 1)...].firstIndex(of: 0x20) ?? line.endIndex
        let target = line[(first + 1)..<second]
        if target.count > limits.target { throw .targetTooLong(limit: limits.target) }
        guard second < line.endIndex, !target.isEmpty else { throw .malformedRequestLine }
        method = try Self.method(line[..<first])
        version = try Self.version(line[(second + 1)...])
        self.target = try RequestTarget(target, method: method)
    }

    /// Where the method ends; refuses a line that can no longer be within the limits, whether or not it has ended.
    @discardableResult
    static func methodEnd(_ line: ArraySlice<UInt8>, limits: HTTPLimits) throws(ParseError) -> Int? {
        guard let space = line.prefix(longestMethod + 1).firstIndex(of: 0x20) else {
            if line.count > longestMethod { throw .unsupportedMethod }
            return nil
        }
        let versionLength = " HTTP/1.1".utf8.count
        if line.endIndex - space - 1 > limits.target + versionLength { throw .targetTooLong(limit: limits.target) }
        return space
    }

    private static func method(_ octets: ArraySlice<UInt8>) throws(ParseError) -> HTTPMethod {
        guard ByteClass.isToken(octets) else { throw .malformedMethod }
        return HTTPMethod(token: String(decoding: octets, as: UTF8.self))
    }

    private static func version(_ octets: ArraySlice<UInt8>) throws(ParseError) -> HTTPVersion {
        guard octets.count == 8, octets.starts(with: "HTTP/".utf8) else { throw .malformedVersion }
        let digits = octets.suffix(3)
        guard let major = digits.first, let minor = digits.last, digits[digits.startIndex + 1] == 0x2E,
            ByteClass.isDigit(major), ByteClass.isDigit(minor)
        else { throw .malformedVersion }
        guard major == 0x31 else { throw .unsupportedVersion }
        return minor == 0x30 ? .http10 : .http11
    }
}
