/// `chunk-size [chunk-ext]` (RFC 9112 section 7.1.1).
enum ChunkLine {
    /// Leading zeros count; more digits than these cannot be meant.
    private static let longestSize = 16

    /// - Returns: The chunk's size in octets, `Int.max` when it is larger, and the length of its extensions.
    static func parse(_ line: ArraySlice<UInt8>) throws(ParseError) -> (size: Int, extensionLength: Int) {
        let digits = line.prefix { ByteClass.hexValue($0) != nil }
        guard !digits.isEmpty, digits.count <= longestSize else { throw .malformedChunk }
        let size = digits.reduce(UInt64(0)) { $0 << 4 | UInt64(ByteClass.hexValue($1) ?? 0) }
        var rest = line[digits.endIndex...]
        let extensionLength = rest.count
        while !rest.isEmpty { try takeExtension(&rest) }
        return (Int(clamping: size), extensionLength)
    }

    private static func takeExtension(_ rest: inout ArraySlice<UInt8>) throws(ParseError) {
        skipWhiteSpace(&rest)
        guard rest.popFirst() == 0x3B else { throw .malformedChunk }
        skipWhiteSpace(&rest)
        try takeToken(&rest)
        // White space may only stand before something.
        let value = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard value.first == 0x3D else { return }
        rest = value.dropFirst()
        skipWhiteSpace(&rest)
        if rest.first == 0x22 {
            try takeQuotedString(&rest)
        } else {
            try takeToken(&rest)
        }
    }

    /// RFC 9110 section 5.6.3 wants bad white space read.
    private static func skipWhiteSpace(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    }

    private static func takeToken(_ rest: inout ArraySlice<UInt8>) throws(ParseError) {
        let token = rest.prefix { ByteClass.contains($0, ByteClass.token) }
        guard !token.isEmpty else { throw .malformedChunk }
        rest = rest[token.endIndex...]
    }

    private static func takeQuotedString(_ rest: inout ArraySlice<UInt8>) throws(ParseError) {
        rest.removeFirst()
        while let octet = rest.popFirst() {
            if octet == 0x22 { return }
            if octet == 0x5C { _ = rest.popFirst() }
        }
        throw .malformedChunk
    }
}
