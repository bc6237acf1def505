/// The table of an object's fields. The readers, the writers and the description all follow from it.
struct ObjectSchema<Root: Hashable & Sendable>: Sendable {
    /// Notes what no field can know alone; a field that is at fault itself is not compared with others.
    typealias Check = @Sendable (_ root: Root, _ pointer: JSONPointer, _ reading: inout Reading) -> Void

    /// How an error names the object.
    let title: String
    /// An object of which nothing was given.
    let blank: Root
    let fields: [Field<Root>]
    private let check: Check

    init(
        _ title: String,
        blank: Root,
        check: @escaping Check = { _, _, _ in },
        @FieldBuilder<Root> _ fields: () -> [Field<Root>]
    ) {
        self.title = title
        self.blank = blank
        self.fields = fields()
        self.check = check
    }

    /// The table of another object without some of its fields.
    init(_ title: String, _ other: ObjectSchema, without names: Set<String>) {
        self.title = title
        blank = other.blank
        fields = other.fields.filter { !names.contains($0.name) }
        check = other.check
    }

    /// The table without the Swift type.
    var shape: ObjectShape {
        let rows = fields.map { field in
            ObjectShape.Row(
                name: field.name,
                aliases: field.aliases,
                shape: field.shape,
                defaultValue: field.write(blank)
            )
        }
        return ObjectShape(title: title, rows: rows)
    }

    /// An array of at most so many such objects.
    func listKind(of things: String, most: Bounds.End) -> Kind<[Root]> {
        let shape = Shape.objects(shape, most: most)
        return Kind(shape) { json, pointer, reading in
            guard let items = json.items else {
                reading.expected(shape, json, at: pointer)
                return nil
            }
            guard reading.accepts(count: items.count, of: things, upTo: most, at: pointer) else { return nil }
            let roots = items.indices.map { read(items[$0], at: pointer.appending($0), from: blank, &reading) }
            return roots.contains(nil) ? nil : roots.compactMap(\.self)
        } write: { roots in
            .array(roots.map { write($0) })
        }
    }

    /// Reads an object.
    ///
    /// - Parameters:
    ///   - json: What was given.
    ///   - pointer: Where it stands.
    ///   - base: The object of which `json` changes single fields.
    ///   - reading: Takes the faults.
    /// - Returns: The object that `json` describes; nil, after a fault, when it is no object.
    func read(_ json: JSONValue, at pointer: JSONPointer, from base: Root, _ reading: inout Reading) -> Root? {
        guard case .object(let members) = json else {
            reading.fault(pointer, "must be an object, not \(json.summary)")
            return nil
        }
        var root = base
        var seen: Set<String> = []
        for member in members where !reading.isFull {
            let place = pointer.appending(member.name)
            if !seen.insert(member.name).inserted {
                reading.fault(place, "is given twice")
            } else if let field = fields.first(where: { $0.name == member.name }) {
                field.read(member.value, place, &root, &reading)
            } else {
                let suggestion = SchemaNames.suggestion(for: member.name, in: fields.map(\.name))
                reading.fault(place, "is not a field of \(title)", suggestion: suggestion)
            }
        }
        check(root, pointer, &reading)
        return root
    }

    /// Every field, defaults filled in.
    func write(_ root: Root) -> JSONValue {
        .object(fields.map { JSONMember(name: $0.name, value: $0.write(root)) })
    }

    /// The fields in which `root` differs from `base`.
    func writeChanges(_ root: Root, from base: Root) -> JSONValue {
        .object(
            fields.compactMap { field in
                field.writeChange(root, base).map { JSONMember(name: field.name, value: $0) }
            }
        )
    }
}

/// Lists the rows of a table as statements, so that the compiler checks one row at a time.
@resultBuilder
enum FieldBuilder<Root: Hashable & Sendable> {
    static func buildExpression(_ field: Field<Root>) -> Field<Root> { field }
    static func buildBlock(_ fields: Field<Root>...) -> [Field<Root>] { fields }
}
