@testable import GraphDocument

/// Holds JSON against the schemas of `openapi.yaml`, as far as these use JSON Schema.
///
/// Stricter than the standard in one thing: a member that is not described is a fault.
struct DescriptionCheck {
    let schemas: JSONValue

    /// Where and how `json` is not what the schema `name` says.
    func faults(_ json: JSONValue, is name: String) -> [String] {
        faults(json, schemas[name] ?? .null, at: "")
    }

    private func faults(_ json: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        var schema = schema
        while case .string(let reference) = schema["$ref"] {
            schema = schemas[reference.split(separator: "/").last.map(String.init) ?? ""] ?? .null
        }
        guard schema.members != nil else { return ["\(place): no schema"] }
        if let choices = (schema["anyOf"] ?? schema["oneOf"])?.items {
            let isOne = choices.contains { faults(json, $0, at: place).isEmpty }
            return isOne ? [] : ["\(place): none of the choices"]
        }
        let types = schema["type"]?.items ?? schema["type"].map { [$0] } ?? []
        guard types.contains(where: { isType(json, $0) }) else { return ["\(place): \(json.summary) is no \(types)"] }
        if json != .null, let words = schema["enum"]?.items, !words.contains(json) { return ["\(place): not listed"] }
        return numberFaults(json, schema, at: place) + memberFaults(json, schema, at: place)
            + itemFaults(json, schema, at: place)
    }

    private func isType(_ json: JSONValue, _ type: JSONValue) -> Bool {
        switch (json, type) {
        case (.null, .string("null")), (.bool, .string("boolean")), (.string, .string("string")),
            (.number, .string("number")), (.object, .string("object")), (.array, .string("array")),
            (.numbers, .string("array")):
            true
        case (.number(let value), .string("integer")): value == value.rounded()
        // YAML's null, written without quotation marks.
        case (.null, .null): true
        default: false
        }
    }

    private func numberFaults(_ json: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        guard case .number(let value) = json else { return [] }
        let isOutside = { (key: String, fails: (Double) -> Bool) in
            if case .number(let bound)? = schema[key] { fails(bound) } else { false }
        }
        let outside =
            isOutside("minimum") { value < $0 } || isOutside("maximum") { value > $0 }
            || isOutside("exclusiveMinimum") { value <= $0 }
        return outside ? ["\(place): \(value) is out of range"] : []
    }

    private func memberFaults(_ json: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        guard let members = json.members else { return [] }
        let names = members.map { JSONValue.string($0.name) }
        let missing = (schema["required"]?.items ?? []).filter { !names.contains($0) }
        return missing.map { "\(place): \($0.summary) is missing" }
            + members.flatMap { member in
                let place = "\(place)/\(member.name)"
                guard let schema = schema["properties"]?[member.name] else { return ["\(place): not described"] }
                return faults(member.value, schema, at: place)
            }
    }

    private func itemFaults(_ json: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        guard let items = json.items, let itemSchema = schema["items"] else { return [] }
        if case .number(let least)? = schema["minItems"], Double(items.count) < least { return ["\(place): too short"] }
        if case .number(let most)? = schema["maxItems"], Double(items.count) > most { return ["\(place): too long"] }
        return items.enumerated().flatMap { faults($1, itemSchema, at: "\(place)/\($0)") }
    }
}

extension JSONValue {
    var members: [JSONMember]? { if case .object(let members) = self { members } else { nil } }

    subscript(name: String) -> JSONValue? { members?.first { $0.name == name }?.value }
}
