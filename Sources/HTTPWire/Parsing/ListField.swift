/// Comma-separated values, quoted strings respected (RFC 9110 sections 5.6.1 and 5.6.4).
enum ListField {
    /// The members without surrounding white space; empty ones are dropped. Linear in the length of `text`.
    static func members(_ text: Substring.UTF8View, separator: UInt8 = 0x2C) -> [Substring.UTF8View] {
        var members: [Substring.UTF8View] = []
        var start = text.startIndex
        var index = start
        var isQuoted = false
        while index < text.endIndex {
            let octet = text[index]
            let next = text.index(after: index)
            if isQuoted, octet == 0x5C, next < text.endIndex {
                index = text.index(after: next)
                continue
            }
            if octet == 0x22 { isQuoted.toggle() }
            if octet == separator, !isQuoted {
                members.append(ByteClass.trim(text[start..<index]))
                start = next
            }
            index = next
        }
        members.append(ByteClass.trim(text[start...]))
        return members.filter { !$0.isEmpty }
    }

    static func contains(_ value: String, _ token: String) -> Bool {
        // Most lists have one member.
        guard value.utf8.contains(0x2C) else { return ByteClass.equalIgnoringCase(ByteClass.trim(value.utf8), token) }
        return members(value[...].utf8).contains { ByteClass.equalIgnoringCase($0, token) }
    }
}
