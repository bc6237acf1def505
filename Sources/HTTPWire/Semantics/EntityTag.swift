/// A validator of one representation (RFC 9110 section 8.8.3).
package struct EntityTag: Hashable, Sendable, CustomStringConvertible {
    /// What stands between the quotes.
    package let opaque: String
    /// Whether equal tags only promise equal meaning, not equal octets.
    package let isWeak: Bool

    /// A strong tag of visible ASCII without quotes.
    package init(strong opaque: String) {
        precondition(opaque.utf8.allSatisfy { ByteClass.contains($0, ByteClass.opaqueTag) }, "Not an opaque tag")
        self.opaque = opaque
        isWeak = false
    }

    /// Reads a tag as it stands in a field, or gives nil.
    init?(_ octets: Substring.UTF8View) {
        isWeak = octets.starts(with: "W/".utf8)
        let quoted = isWeak ? octets.dropFirst(2) : octets
        guard quoted.count >= 2, quoted.first == 0x22, quoted.last == 0x22 else { return nil }
        let opaque = quoted.dropFirst().dropLast()
        guard opaque.allSatisfy({ ByteClass.contains($0, ByteClass.opaqueTag) }) else { return nil }
        self.opaque = String(decoding: opaque, as: UTF8.self)
    }

    /// The tag as a field value.
    package var description: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }
}
