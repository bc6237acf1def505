/// What content codings a client takes (RFC 9110 section 12.5.3).
package struct AcceptEncoding: Hashable, Sendable {
    private let qualities: [String: Int]

    /// Reads the field's whole list; malformed members are skipped.
    package init(_ list: String?) {
        var qualities: [String: Int] = [:]
        for member in ListField.members((list ?? "")[...].utf8) {
            guard let (value, quality) = QualityValue.split(member), ByteClass.isToken(value) else { continue }
            qualities[String(decoding: value.map(ByteClass.lowercase), as: UTF8.self)] = quality
        }
        self.qualities = qualities
    }

    /// Whether the client asked for a coding (its name in lower case) at least as much as for none.
    package func prefers(_ coding: String) -> Bool {
        guard let quality = qualities[coding] ?? qualities["*"], quality > 0 else { return false }
        return quality >= (qualities["identity"] ?? 0)
    }
}
