/// A place in a JSON text (RFC 6901).
struct JSONPointer: Hashable, Sendable {
    /// The whole text.
    static let root = JSONPointer(text: "")

    let text: String

    func appending(_ name: String) -> JSONPointer {
        guard name.contains(where: { $0 == "~" || $0 == "/" }) else { return JSONPointer(text: "\(text)/\(name)") }
        let escaped = name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
        return JSONPointer(text: "\(text)/\(escaped)")
    }

    func appending(_ index: Int) -> JSONPointer { JSONPointer(text: "\(text)/\(index)") }
}
