@testable import GraphDocument

/// Reads the part of YAML that `openapi.yaml` is written in: block mappings, lists of one-line items, folded texts,
/// flow collections, and plain or double-quoted scalars.
struct YAMLSubset {
    struct Failure: Error {
        var line: String
    }

    private struct Line {
        var indent: Int
        var text: Substring
    }

    private var lines: [Line]
    private var next = 0

    static func read(_ text: String) throws -> JSONValue {
        var reader = YAMLSubset(text)
        return try reader.block(indent: 0)
    }

    private init(_ text: String) {
        lines = text.split(separator: "\n").map { line in
            Line(indent: line.prefix { $0 == " " }.count, text: line.drop { $0 == " " })
        }
    }

    private mutating func block(indent: Int) throws -> JSONValue {
        next < lines.count && lines[next].text.hasPrefix("- ") ? try list(indent) : try mapping(indent)
    }

    private mutating func list(_ indent: Int) throws -> JSONValue {
        var items: [JSONValue] = []
        while next < lines.count, lines[next].indent == indent, lines[next].text.hasPrefix("- ") {
            items.append(try scalar(lines[next].text.dropFirst(2)))
            next += 1
        }
        return .array(items)
    }

    private mutating func mapping(_ indent: Int) throws -> JSONValue {
        var members: [JSONMember] = []
        while next < lines.count, lines[next].indent == indent {
            let line = lines[next].text
            var flow = YAMLFlow(line)
            let name = try flow.key()
            next += 1
            members.append(JSONMember(name: name, value: try value(flow.rest, indent: indent)))
        }
        return .object(members)
    }

    private mutating func value(_ text: Substring, indent: Int) throws -> JSONValue {
        switch text {
        case "":
            guard next < lines.count, lines[next].indent > indent else { return .null }
            return try block(indent: lines[next].indent)
        case ">-":
            var parts: [Substring] = []
            while next < lines.count, lines[next].indent > indent {
                parts.append(lines[next].text)
                next += 1
            }
            return .string(parts.joined(separator: " "))
        default: return try scalar(text)
        }
    }

    private func scalar(_ text: Substring) throws -> JSONValue {
        guard let first = text.first, "{[\"".contains(first) else { return YAMLFlow.plain(text) }
        var flow = YAMLFlow(text)
        let value = try flow.value()
        guard flow.rest.isEmpty else { throw Failure(line: String(text)) }
        return value
    }
}

/// The flow style: one line with braces, brackets and quotation marks.
struct YAMLFlow {
    private(set) var rest: Substring

    init(_ text: Substring) {
        rest = text
    }

    static func plain(_ text: Substring) -> JSONValue {
        switch text {
        case "null": .null
        case "true": .bool(true)
        case "false": .bool(false)
        default: JSONValue.decimal(text).map(JSONValue.number) ?? .string(String(text))
        }
    }

    /// A name and its colon.
    mutating func key() throws -> String {
        let name = rest.first == "\"" ? try quoted() : String(rest.prefix { $0 != ":" })
        if let colon = rest.firstIndex(of: ":") { rest = rest[rest.index(after: colon)...].drop { $0 == " " } }
        return name
    }

    mutating func value() throws -> JSONValue {
        switch rest.first {
        case "{":
            return .object(try items(until: "}") { flow in JSONMember(name: try flow.key(), value: try flow.value()) })
        case "[": return .array(try items(until: "]") { flow in try flow.value() })
        case "\"": return .string(try quoted())
        default:
            let text = rest.prefix { !",]}".contains($0) }
            rest = rest[text.endIndex...]
            return Self.plain(text.last == " " ? text.dropLast() : text)
        }
    }

    private mutating func items<Item>(until end: Character, _ item: (inout YAMLFlow) throws -> Item) throws -> [Item] {
        var items: [Item] = []
        rest = rest.dropFirst().drop { $0 == " " }
        while rest.first != end {
            guard !rest.isEmpty else { throw YAMLSubset.Failure(line: "no \(end)") }
            items.append(try item(&self))
            rest = rest.drop { $0 == " " || $0 == "," }
        }
        rest = rest.dropFirst()
        return items
    }

    private mutating func quoted() throws -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
            text.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
        }
        return text
    }
}
