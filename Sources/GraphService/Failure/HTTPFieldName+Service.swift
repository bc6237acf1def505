import HTTPWire

/// Names that only this room speaks of.
extension HTTPFieldName {
    /// RFC 9110 section 8.3, W3C Linked Data Platform section 7.1.
    static let acceptPost = named("Accept-Post")
    /// RFC 9110 section 11.6.2.
    static let authorization = named("Authorization")
    /// Fetch standard: who may embed the answer.
    static let crossOriginResourcePolicy = named("Cross-Origin-Resource-Policy")
    /// How many warnings the layout has; their texts stand in the JSON.
    static let ordinateWarnings = named("Ordinate-Warnings")
    /// RFC 9110 section 11.6.1.
    static let wwwAuthenticate = named("WWW-Authenticate")

    private static func named(_ name: String) -> HTTPFieldName {
        guard let field = HTTPFieldName(name) else { preconditionFailure("\(name) is not a field name") }
        return field
    }
}
