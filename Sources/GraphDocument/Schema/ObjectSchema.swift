/// The table of an object's fields. The readers, the writers and the description all follow from it.
struct ObjectSchema<Root: Hashable & Sendable>: Sendable {
    /// How an error names the object.
    let title: String
    /// An object of which nothing was given.
    let blank: Root
    let fields: [Field<Root>]
    /// Names that the contract knows and that are not built yet.
    let planned: [String]

    init(_ title: String, blank: Root, planned: [String] = [], @FieldBuilder<Root> _ fields: () -> [Field<Root>]) {
        self.title = title
        self.blank = blank
        self.planned = planned
        self.fields = fields()
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
        return ObjectShape(title: title, rows: rows, planned: planned)
    }

    /// An object of these fields.
    var kind: Kind<Root> {
        Kind(.object(shape)) { json, pointer, reading in
            read(json, at: pointer, &reading)
        } write: { root in
            write(root)
        }
    }

    /// An array of such objects, or null.
    var listKind: Kind<[Root]?> {
        .optional(
            Kind(.objects(shape)) { json, pointer, reading in
                guard let items = json.items else {
                    reading.expected(.objects(shape), json, at: pointer)
                    return nil
                }
                guard reading.accepts(count: items.count, of: "series", upTo: .limit(\.series), at: pointer) else {
                    return nil
                }
                let roots = items.indices.map { read(items[$0], at: pointer.appending($0), &reading) }
                return roots.contains(nil) ? nil : roots.compactMap(\.self)
            } write: { roots in
                .array(roots.map { write($0) })
            }
        )
    }

    /// The object that `json` describes; nil, after faults, when it is no object.
    func read(_ json: JSONValue, at pointer: JSONPointer, _ reading: inout Reading) -> Root? {
        guard case .object(let members) = json else {
            reading.fault(pointer, "must be an object, not \(json.summary)")
            return nil
        }
        var root = blank
        var seen: Set<String> = []
        for member in members where !reading.isFull {
            let place = pointer.appending(member.name)
            if !seen.insert(member.name).inserted {
                reading.fault(place, "is given twice")
            } else if let field = fields.first(where: { $0.name == member.name }) {
                field.read(member.value, place, &root, &reading)
            } else if planned.contains(member.name) {
                reading.fault(place, "is not supported yet")
            } else {
                let suggestion = SchemaNames.suggestion(for: member.name, in: fields.map(\.name) + planned)
                reading.fault(place, "is not a field of \(title)", suggestion: suggestion)
            }
        }
        return root
    }

    /// Every field, defaults filled in.
    func write(_ root: Root) -> JSONValue {
        .object(fields.map { JSONMember(name: $0.name, value: $0.write(root)) })
    }

    /// The fields that differ from the defaults.
    func writeChanges(_ root: Root) -> JSONValue {
        .object(
            fields.compactMap { field in
                field.writeChange(root, blank).map { JSONMember(name: field.name, value: $0) }
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
