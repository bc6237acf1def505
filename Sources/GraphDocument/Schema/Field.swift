/// One row of the table of fields: a name, what stands behind it, and where it is kept.
struct Field<Root: Hashable & Sendable>: Sendable {
    let name: String
    /// Short names in a query string.
    let aliases: [String]
    let shape: Shape
    /// Reads `json` into the root, or notes faults and leaves the root as it is.
    let read:
        @Sendable (_ json: JSONValue, _ pointer: JSONPointer, _ root: inout Root, _ reading: inout Reading) -> Void
    let write: @Sendable (Root) -> JSONValue
    /// Like `write`, with the defaults left out of nested objects; nil when the field equals that of `blank`.
    let writeChange: @Sendable (_ root: Root, _ blank: Root) -> JSONValue?

    init<Value>(
        _ name: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ kind: Kind<Value>,
        aliases: [String] = []
    ) {
        self.init(name, path, kind, aliases: aliases, writeChange: kind.write)
    }

    /// A nested object.
    init<Value>(_ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ schema: ObjectSchema<Value>) {
        self.init(name, path, schema.kind, aliases: []) { schema.writeChanges($0) }
    }

    /// An array of objects.
    init<Item>(_ name: String, _ path: any WritableKeyPath<Root, [Item]?> & Sendable, _ schema: ObjectSchema<Item>) {
        self.init(name, path, schema.listKind, aliases: []) { .array(($0 ?? []).map { schema.writeChanges($0) }) }
    }

    private init<Value>(
        _ name: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ kind: Kind<Value>,
        aliases: [String],
        writeChange: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.name = name
        self.aliases = aliases
        shape = kind.shape
        read = { json, pointer, root, reading in
            if let value = kind.read(json, pointer, &reading) { root[keyPath: path] = value }
        }
        write = { kind.write($0[keyPath: path]) }
        self.writeChange = { root, blank in
            let value = root[keyPath: path]
            return value == blank[keyPath: path] ? nil : writeChange(value)
        }
    }
}
