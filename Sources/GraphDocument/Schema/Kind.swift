/// How the values of a Swift type are written in JSON.
struct Kind<Value: Hashable & Sendable>: Sendable {
    let shape: Shape
    /// The value, or nil after a fault has been noted.
    let read: @Sendable (JSONValue, JSONPointer, inout Reading) -> Value?
    let write: @Sendable (Value) -> JSONValue

    init(
        _ shape: Shape,
        read: @escaping @Sendable (JSONValue, JSONPointer, inout Reading) -> Value?,
        write: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.shape = shape
        self.read = read
        self.write = write
    }

    /// A kind whose values are told apart without looking at limits; nil from `parse` is a fault.
    init(
        _ shape: Shape,
        parse: @escaping @Sendable (JSONValue) -> Value?,
        write: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.init(shape) { json, pointer, reading in
            guard let value = parse(json) else {
                reading.expected(shape, json, at: pointer)
                return nil
            }
            return value
        } write: {
            write($0)
        }
    }
}

extension Reading {
    /// Notes that `json` is not what `shape` asks for.
    mutating func expected(_ shape: Shape, _ json: JSONValue, at pointer: JSONPointer) {
        fault(pointer, "must be \(shape.expectation(limits)), not \(json.summary)", suggestion: suggestion(shape, json))
    }

    private func suggestion(_ shape: Shape, _ json: JSONValue) -> String? {
        switch (shape, json) {
        case (.choice(let words), .string(let text)): Spelling.suggestion(for: text, among: words)
        case (.boolean, .string(let text)):
            ["true", "false"].contains(text.lowercased()) ? text.lowercased() : nil
        case (.number, .string(let text)), (.automatic(.number), .string(let text)):
            JSONValue.decimal(text).map(NumberText.shortest)
        case (.text, .number(let number)): "\"\(NumberText.shortest(number))\""
        case (.nullable(let inner), _), (.either(let inner, _), _): suggestion(inner, json)
        default: nil
        }
    }
}

extension Kind {
    /// null for nil.
    static func optional<Wrapped>(_ kind: Kind<Wrapped>) -> Kind where Value == Wrapped? {
        Kind(.nullable(kind.shape)) { json, pointer, reading in
            guard json != .null else { return .some(nil) }
            return kind.read(json, pointer, &reading).map { .some($0) }
        } write: { value in
            value.map(kind.write) ?? .null
        }
    }

    /// nil only while nothing is given.
    static func required<Wrapped>(_ kind: Kind<Wrapped>) -> Kind where Value == Wrapped? {
        Kind(kind.shape) { json, pointer, reading in
            kind.read(json, pointer, &reading).map { .some($0) }
        } write: { value in
            value.map(kind.write) ?? .null
        }
    }

    /// "auto" for nil.
    static func automatic<Wrapped>(_ kind: Kind<Wrapped>) -> Kind where Value == Wrapped? {
        Kind(.automatic(kind.shape)) { json, pointer, reading in
            switch json {
            case .string("auto"): return .some(nil)
            case .number: return kind.read(json, pointer, &reading).map { .some($0) }
            default:
                reading.expected(.automatic(kind.shape), json, at: pointer)
                return nil
            }
        } write: { value in
            value.map(kind.write) ?? .string("auto")
        }
    }

    /// A word of an enumeration.
    static func choice() -> Kind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        Kind(.choice(Value.allCases.map(\.rawValue))) { json in
            if case .string(let word) = json { Value(rawValue: word) } else { nil }
        } write: { value in
            .string(value.rawValue)
        }
    }
}
