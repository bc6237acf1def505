/// A place in a JSON text (RFC 6901).
struct JSONPointer: Hashable, Sendable {
    /// The whole text.
    static let root = JSONPointer(text: "")

    let text: String

    private static let longestName = 100

    func appending(_ name: String) -> JSONPointer {
        let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
        if isPlain, name.utf8.count <= Self.longestName { return JSONPointer(text: "\(text)/\(name)") }
        // No known name is so long; what an error repeats of an unknown one is cut.
        let scalars = name.unicodeScalars.prefix(Self.longestName)
        let escaped = scalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
        return JSONPointer(text: "\(text)/\(escaped)")
    }

    func appending(_ index: Int) -> JSONPointer { JSONPointer(text: "\(text)/\(index)") }
}
