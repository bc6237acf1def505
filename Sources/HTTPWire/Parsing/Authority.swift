/// `uri-host [":" port]`, without user information (RFC 9110 section 7.2, RFC 3986 section 3.2).
enum Authority {
    static func isValid(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isValid) ?? isValid(text.utf8)
    }

    /// Whether the octets are a host that is not empty, and a port of at most 65,535.
    static func isValid(_ octets: some BidirectionalCollection<UInt8>) -> Bool {
        guard octets.first != 0x5B else { return isValidLiteral(octets) }
        let hostEnd = octets.firstIndex(of: 0x3A) ?? octets.endIndex
        return isValidName(octets[..<hostEnd]) && isValidPort(octets[hostEnd...])
    }

    private static func isValidName(_ octets: some Collection<UInt8>) -> Bool {
        !octets.isEmpty && PercentEncoding.isWellFormed(octets, allowed: ByteClass.regName)
    }

    private static func isValidLiteral(_ octets: some BidirectionalCollection<UInt8>) -> Bool {
        guard let close = octets.firstIndex(of: 0x5D) else { return false }
        let address = octets[octets.index(after: octets.startIndex)..<close]
        let isAddress = address.allSatisfy { ByteClass.hexValue($0) != nil || $0 == 0x3A || $0 == 0x2E }
        return isAddress && address.contains(0x3A) && isValidPort(octets[octets.index(after: close)...])
    }

    /// Empty, or a colon and up to five digits; a port may be left out after its colon.
    private static func isValidPort(_ octets: some Collection<UInt8>) -> Bool {
        guard let first = octets.first else { return true }
        let digits = octets.dropFirst()
        guard first == 0x3A, digits.count <= 5, digits.allSatisfy(ByteClass.isDigit) else { return false }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } <= 65_535
    }
}
