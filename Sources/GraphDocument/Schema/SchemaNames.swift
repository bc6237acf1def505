/// The names of the whole table, to guess what an unknown one was meant to be.
enum SchemaNames {
    /// A near name among `siblings`, or else the dotted path of the only field elsewhere that has this very name.
    static func suggestion(for name: String, in siblings: [String]) -> String? {
        if let sibling = Spelling.suggestion(for: name, among: siblings) { return sibling }
        guard name.utf8.count <= longest else { return nil }
        let lower = name.lowercased()
        let namesakes = paths.filter { $0.lowercased() == lower || $0.lowercased().hasSuffix("." + lower) }
        return namesakes.count == 1 ? namesakes[0] : nil
    }

    /// No name is longer, in octets.
    private static let longest = 64

    /// Every field as a dotted path, those of the objects of an array under `.0`.
    static let paths: [String] = paths(of: GraphDocument.schema.shape, prefix: "")

    private static func paths(of object: ObjectShape, prefix: String) -> [String] {
        object.rows.flatMap { row -> [String] in
            let path = prefix + row.name
            return switch row.shape {
            case .object(let nested), .nullable(.object(let nested)): [path] + paths(of: nested, prefix: path + ".")
            case .objects(let nested, _), .nullable(.objects(let nested, _)):
                [path] + paths(of: nested, prefix: path + ".0.")
            default: [path]
            }
        }
    }
}
