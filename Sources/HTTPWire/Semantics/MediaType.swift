/// A media type with its parameters, names folded to lower case (RFC 9110 section 8.3.1).
package struct MediaType: Hashable, Sendable, CustomStringConvertible {
    /// `application` of `application/json`.
    package let type: String
    /// `json` of `application/json`.
    package let subtype: String
    /// The parameters by name; of a repeated name the first one counts. Quotes are undone.
    package let parameters: [String: String]

    /// Reads a media type, or gives nil when the text is none.
    package init?(_ text: String) {
        var parts = ListField.members(text[...].utf8, separator: 0x3B)[...]
        guard let essence = parts.popFirst(), let slash = essence.firstIndex(of: 0x2F) else { return nil }
        let (type, subtype) = (essence[..<slash], essence[essence.index(after: slash)...])
        guard ByteClass.isToken(type), ByteClass.isToken(subtype) else { return nil }
        self.type = Self.folded(type)
        self.subtype = Self.folded(subtype)
        var parameters: [String: String] = [:]
        for part in parts {
            guard let equals = part.firstIndex(of: 0x3D), ByteClass.isToken(part[..<equals]) else { return nil }
            let value = Self.unquoted(part[part.index(after: equals)...])
            parameters[Self.folded(part[..<equals])] = parameters[Self.folded(part[..<equals])] ?? value
        }
        self.parameters = parameters
    }

    /// A type that is known to be one.
    package init(type: String, subtype: String, parameters: [String: String] = [:]) {
        self.type = type
        self.subtype = subtype
        self.parameters = parameters
    }

    /// Type and subtype, without parameters.
    package var essence: String { "\(type)/\(subtype)" }

    package var description: String {
        essence + parameters.sorted { $0.key < $1.key }.map { "; \($0.key)=\($0.value)" }.joined()
    }

    private static func folded(_ octets: Substring.UTF8View) -> String {
        String(decoding: octets.map(ByteClass.lowercase), as: UTF8.self)
    }

    private static func unquoted(_ octets: Substring.UTF8View) -> String {
        guard octets.count >= 2, octets.first == 0x22, octets.last == 0x22 else {
            return String(decoding: octets, as: UTF8.self)
        }
        var value: [UInt8] = []
        var rest = octets.dropFirst().dropLast().makeIterator()
        while let octet = rest.next() {
            value.append(octet == 0x5C ? rest.next() ?? octet : octet)
        }
        return String(decoding: value, as: UTF8.self)
    }
}
