import GraphLayout

/// A JSON text, or a query string turned into one, as values.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// An array of numbers and nulls, at least one of them a number.
    case numbers(Samples)
    case object([JSONMember])

    /// What this is, as an error names it.
    var summary: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "the number \(NumberText.shortest(value))"
        case .string(let text): "the text \(JSONValue.quoted(text))"
        case .array(let items) where items.isEmpty: "an empty array"
        case .array, .numbers: "an array"
        case .object: "an object"
        }
    }

    /// `text` in quotation marks, cut when it is long.
    static func quoted(_ text: String) -> String {
        // By code points: one character may be as long as the body.
        text.utf8.count > 40 && text.unicodeScalars.count > 40
            ? "\"\(String(text.unicodeScalars.prefix(40)))…\"" : "\"\(text)\""
    }

    /// The items of an array, or nil when this is none.
    var items: [JSONValue]? {
        switch self {
        case .array(let items): items
        case .numbers(let samples): samples.values.indices.map { samples[$0].map(JSONValue.number) ?? .null }
        default: nil
        }
    }
}

/// A name and its value, in the order of the text.
struct JSONMember: Hashable, Sendable {
    var name: String
    var value: JSONValue
}
