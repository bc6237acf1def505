/// The names of the whole table, to guess what an unknown one was meant to be.
enum SchemaNames {
    /// A near name among `siblings`, or else the dotted path of a field elsewhere that has this very name.
    static func suggestion(for name: String, in siblings: [String]) -> String? {
        if let sibling = Spelling.suggestion(for: name, among: siblings) { return sibling }
        let lower = name.lowercased()
        return paths.first { $0.lowercased() == lower || $0.lowercased().hasSuffix("." + lower) }
    }

    /// Every field as a dotted path, those of a series under `series.0`.
    static let paths: [String] = paths(of: GraphDocument.schema.shape, prefix: "")

    private static func paths(of object: ObjectShape, prefix: String) -> [String] {
        object.rows.flatMap { row -> [String] in
            let path = prefix + row.name
            return switch row.shape {
            case .object(let nested): [path] + paths(of: nested, prefix: path + ".")
            case .nullable(.objects(let nested)): [path] + paths(of: nested, prefix: path + ".0.")
            default: [path]
            }
        }
    }
}
