/// The JSON of a graph with the time until which it may be shown: `{"expires":1900000000,"graph":{…}}`.
///
/// It is made by minting alone, so it has this one spelling; it stands inside the signed payload.
enum ExpiringGraph {
    private static let head = Array(#"{"expires":"#.utf8)
    private static let middle = Array(#","graph":"#.utf8)
    private static let end = UInt8(ascii: "}")

    /// The JSON that holds `graph` and, in seconds since 1970, its time.
    static func wrap(_ graph: [UInt8], expires: Int) -> [UInt8] {
        head + Array(String(expires).utf8) + middle + graph + [end]
    }

    /// The graph and its time; anything else is a graph without one.
    static func unwrap(_ json: [UInt8]) -> (graph: [UInt8], expires: Int?) {
        guard json.starts(with: head), json.last == end else { return (json, nil) }
        let rest = json.dropFirst(head.count)
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard let expires = Int(String(decoding: digits, as: UTF8.self)) else { return (json, nil) }
        let graph = rest.dropFirst(digits.count)
        guard graph.starts(with: middle) else { return (json, nil) }
        return (Array(graph.dropFirst(middle.count).dropLast()), expires)
    }
}
