/// The fields of an answer, kept as the octets that are sent: an answer that is given again is not written again.
package struct ResponseFields: Hashable, Sendable {
    /// Field names that only the writer may write: any of them twice could be a second framing.
    private static let owned: [HTTPFieldName] = [.connection, .contentLength, .date, .transferEncoding]

    /// Every line with its end.
    package private(set) var octets: [UInt8] = []

    /// No fields.
    package init() {}

    /// Adds a line after the others, whether or not the name is there already; the writer's own names are left out.
    package mutating func append(_ name: HTTPFieldName, _ value: String) {
        guard !Self.owned.contains(name) else { return }
        octets.appendField(name.rawName, value)
    }

    /// Adds all lines of others after its own.
    package mutating func append(_ others: ResponseFields) {
        octets.append(contentsOf: others.octets)
    }

    /// The lines one by one, for those who look at an answer.
    package var parsed: HTTPFields {
        var fields = HTTPFields()
        for line in octets.split(separator: 0x0A) {
            if let field = try? FieldLine.parse(line.dropLast()) { fields.append(field) }
        }
        return fields
    }

    /// The first value of a name.
    package subscript(_ name: HTTPFieldName) -> String? { parsed[name] }
}

extension ResponseFields: ExpressibleByDictionaryLiteral {
    /// Fields in the order of the literal.
    package init(dictionaryLiteral elements: (HTTPFieldName, String)...) {
        for (name, value) in elements { append(name, value) }
    }
}

extension [UInt8] {
    mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
            append(contentsOf: text.utf8)
        }
    }

    /// Adds a field line.
    mutating func appendField(_ name: String, _ value: String) {
        append(name)
        append(contentsOf: [0x3A, 0x20])
        // A value may hold words of a client: a line end in it would be a second field.
        if ByteClass.contains(all: value, ByteClass.text) {
            append(value)
        } else {
            append(contentsOf: value.utf8.map { ByteClass.contains($0, ByteClass.text) ? $0 : 0x20 })
        }
        append(contentsOf: [0x0D, 0x0A])
    }
}
