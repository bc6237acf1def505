/// The fields of a message, in order, repeated names kept apart (RFC 9110 section 5).
package struct HTTPFields: Hashable, Sendable {
    /// One field line.
    package struct Field: Hashable, Sendable {
        /// The name, blind to case.
        package let name: HTTPFieldName
        /// The value without surrounding white space. Octets that are not UTF-8 stand as U+FFFD.
        package let value: String
    }

    /// The lines in the order in which they came or will be written.
    package private(set) var lines: [Field] = []

    /// No fields.
    package init() {}

    /// Adds a line after the others, whether or not the name is there already.
    package mutating func append(_ name: HTTPFieldName, _ value: String) {
        lines.append(Field(name: name, value: value))
    }

    mutating func append(_ field: Field) {
        lines.append(field)
    }

    /// The first value of a name; setting it replaces every line of that name, nil removes them.
    package subscript(_ name: HTTPFieldName) -> String? {
        get {
            lines.first { $0.name == name }?.value
        }
        set {
            lines.removeAll { $0.name == name }
            if let newValue { append(name, newValue) }
        }
    }

    /// Every value of a name, in order.
    package func values(_ name: HTTPFieldName) -> [String] {
        lines.compactMap { $0.name == name ? $0.value : nil }
    }

    /// The lines of a list field as one list, or nil when there is none (RFC 9110 section 5.3).
    package func list(_ name: HTTPFieldName) -> String? {
        var list: String?
        for line in lines where line.name == name { list = list.map { "\($0), \(line.value)" } ?? line.value }
        return list
    }

    /// Whether a list field names a token, without regard to ASCII case (RFC 9110 section 5.6.1).
    package func listContains(_ name: HTTPFieldName, _ token: String) -> Bool {
        lines.contains { $0.name == name && ListField.contains($0.value, token) }
    }

}

extension HTTPFields: ExpressibleByDictionaryLiteral {
    /// Fields in the order of the literal.
    package init(dictionaryLiteral elements: (HTTPFieldName, String)...) {
        lines = elements.map { Field(name: $0.0, value: $0.1) }
    }
}
