@testable import GraphDocument

/// Writes a JSON graph as a query string, as a client would.
enum QueryWriter {
    static func write(_ json: JSONValue) -> String {
        parameters(json, path: "").map { "\($0)=\(escaped($1))" }.joined(separator: "&")
    }

    private static func parameters(_ json: JSONValue, path: String) -> [(String, String)] {
        switch json {
        case .object(let members):
            members.flatMap { parameters($0.value, path: path.isEmpty ? $0.name : "\(path).\($0.name)") }
        case .array(let items) where items.contains { if case .object = $0 { true } else { false } }:
            items.enumerated().flatMap { parameters($1, path: "\(path).\($0)") }
        case .array(let items):
            [(path, items.map { text($0, inside: path) }.joined(separator: hasTexts(items, path) ? "|" : ","))]
        default: [(path, text(json, inside: path))]
        }
    }

    private static func hasTexts(_ items: [JSONValue], _ path: String) -> Bool {
        path == "labels" || items.contains { if case .string = $0 { true } else { false } }
    }

    private static func text(_ json: JSONValue, inside path: String) -> String {
        switch json {
        case .null: ""
        case .bool(let value): "\(value)"
        case .number(let value): NumberText.shortest(value)
        case .string(let text) where path == "labels":
            text.map { $0 == "|" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        case .string(let text): text
        default: ""
        }
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { octet in
            switch octet {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","):
                String(Unicode.Scalar(octet))
            default: "%" + (octet < 16 ? "0" : "") + String(octet, radix: 16)
            }
        }.joined()
    }
}
