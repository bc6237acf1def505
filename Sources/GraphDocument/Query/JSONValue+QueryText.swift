import GraphLayout

extension JSONValue {
    /// The value that `text` stands for in a query string where `shape` is expected.
    ///
    /// What does not look like the shape stays a text, so that the reader of the field finds the fault.
    init(queryText text: String, as shape: Shape) {
        switch shape {
        case .boolean: self = text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
        case .number: self = JSONValue.decimal(text).map(JSONValue.number) ?? .string(text)
        case .text, .color, .locale, .choice: self = .string(text)
        case .automatic(let inner): self = text == "auto" ? .string(text) : JSONValue(queryText: text, as: inner)
        case .nullable(.text): self = .string(text)
        case .nullable(let inner): self = JSONValue(queryText: text, as: inner)
        case .either(let first, let second):
            let value = JSONValue(queryText: text, as: second)
            self = value == .string(text) ? JSONValue(queryText: text, as: first) : value
        case .list(.text), .list(.nullable(.text)): self = .array(JSONValue.bars(text).map(JSONValue.string))
        case .list(let item) where item.isWords: self = JSONValue.separated(text, by: [Self.bar, Self.comma], item)
        case .list(let item): self = JSONValue.separated(text, by: [Self.comma], item)
        case .object, .objects: self = .string(text)
        }
    }

    private static let bar = UInt8(ascii: "|")
    private static let comma = UInt8(ascii: ",")

    /// Items joined by a sign that none of them contains; an empty item is null where that is allowed.
    private static func separated(_ text: String, by signs: [UInt8], _ item: Shape) -> JSONValue {
        guard !text.isEmpty else { return .array([]) }
        let parts = text.utf8.split(omittingEmptySubsequences: false) { signs.contains($0) }.map { part in
            var part = part.drop { $0 == UInt8(ascii: " ") }
            while part.last == UInt8(ascii: " ") { part.removeLast() }
            return String(decoding: part, as: UTF8.self)
        }
        if case .nullable(let inner) = item {
            return .array(parts.map { $0.isEmpty ? .null : JSONValue(queryText: $0, as: inner) })
        }
        return .array(parts.map { JSONValue(queryText: $0, as: item) })
    }

    /// Texts joined by bars; a backslash before a bar or a backslash takes its meaning away.
    private static func bars(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        var texts: [String] = []
        var current = String.UnicodeScalarView()
        var escaping = false
        for scalar in text.unicodeScalars {
            if escaping {
                if scalar != "|", scalar != "\\" { current.append("\\") }
                current.append(scalar)
                escaping = false
            } else if scalar == "\\" {
                escaping = true
            } else if scalar == "|" {
                texts.append(String(current))
                current = String.UnicodeScalarView()
            } else {
                current.append(scalar)
            }
        }
        if escaping { current.append("\\") }
        return texts + [String(current)]
    }
}
