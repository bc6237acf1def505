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
    /// Like `write`, with what nested objects share with `base` left out; nil when the whole field equals that of
    /// `base`.
    let writeChange: @Sendable (_ root: Root, _ base: Root) -> JSONValue?

    /// A value without fields of its own.
    init<Value>(
        _ name: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ kind: Kind<Value>,
        aliases: [String] = []
    ) {
        self.init(name, path, kind.shape, aliases: aliases) { json, pointer, _, reading in
            kind.read(json, pointer, &reading)
        } write: {
            kind.write($0)
        } writeChange: { value, _ in
            kind.write(value)
        }
    }

    /// A nested object; what it leaves out stays as it was in the root.
    init<Value>(_ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ schema: ObjectSchema<Value>) {
        self.init(name, path, .object(schema.shape)) { json, pointer, old, reading in
            schema.read(json, at: pointer, from: old, &reading)
        } write: {
            schema.write($0)
        } writeChange: {
            schema.writeChanges($0, from: $1)
        }
    }

    /// A nested object, or null.
    init<Value>(_ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ schema: ObjectSchema<Value>) {
        self.init(name, path, .nullable(.object(schema.shape))) { json, pointer, old, reading -> Value?? in
            guard json != .null else { return .some(nil) }
            return schema.read(json, at: pointer, from: old ?? schema.blank, &reading).map { .some($0) }
        } write: {
            $0.map(schema.write) ?? .null
        } writeChange: { value, base in
            value.map { schema.writeChanges($0, from: base ?? schema.blank) } ?? .null
        }
    }

    /// An array of objects.
    init<Item>(
        _ name: String,
        _ path: any WritableKeyPath<Root, [Item]> & Sendable,
        list schema: ObjectSchema<Item>,
        most: Bounds.End
    ) {
        let kind = schema.listKind(of: name, most: most)
        self.init(name, path, kind.shape) { json, pointer, _, reading in
            kind.read(json, pointer, &reading)
        } write: {
            kind.write($0)
        } writeChange: { items, _ in
            .array(items.map { schema.writeChanges($0, from: schema.blank) })
        }
    }

    /// An array of objects, or null.
    init<Item>(
        _ name: String,
        _ path: any WritableKeyPath<Root, [Item]?> & Sendable,
        list schema: ObjectSchema<Item>,
        most: Bounds.End
    ) {
        let kind = Kind<[Item]?>.optional(schema.listKind(of: name, most: most))
        self.init(name, path, kind.shape) { json, pointer, _, reading in
            kind.read(json, pointer, &reading)
        } write: {
            kind.write($0)
        } writeChange: { items, _ in
            items.map { .array($0.map { schema.writeChanges($0, from: schema.blank) }) } ?? .null
        }
    }

    private init<Value: Hashable & Sendable>(
        _ name: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ shape: Shape,
        aliases: [String] = [],
        read: @escaping @Sendable (JSONValue, JSONPointer, _ old: Value, inout Reading) -> Value?,
        write: @escaping @Sendable (Value) -> JSONValue,
        writeChange: @escaping @Sendable (_ value: Value, _ base: Value) -> JSONValue
    ) {
        self.name = name
        self.aliases = aliases
        self.shape = shape
        self.read = { json, pointer, root, reading in
            if let value = read(json, pointer, root[keyPath: path], &reading) { root[keyPath: path] = value }
        }
        self.write = { write($0[keyPath: path]) }
        self.writeChange = { root, base in
            let value = root[keyPath: path]
            let old = base[keyPath: path]
            return value == old ? nil : writeChange(value, old)
        }
    }
}
