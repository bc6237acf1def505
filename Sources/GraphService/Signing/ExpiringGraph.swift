/// The JSON of a graph with the time until which it may be shown: `{"expires":1900000000,"graph":{…}}`.
///
/// Minting writes it like this; any JSON of these two names is read. It stands inside the signed payload.
enum ExpiringGraph {
    /// The JSON that holds `graph` and, in seconds since 1970, its time.
    static func wrap(_ graph: [UInt8], expires: Int) -> [UInt8] {
        Array("{\"expires\":\(expires),\"graph\":".utf8) + graph + [UInt8(ascii: "}")]
    }

    /// The graph and its time; anything else is a graph without one, and `expires` is then a field that it does not have.
    static func unwrap(_ json: [UInt8]) -> (graph: [UInt8], expires: Int?) {
        var members = TopLevelMembers(json)
        var graph: ArraySlice<UInt8>?
        var expires: Int?
        while let (name, value) = members.next() {
            if name.elementsEqual("graph".utf8), graph == nil {
                graph = value
            } else if name.elementsEqual("expires".utf8), expires == nil, let seconds = seconds(value) {
                expires = seconds
            } else {
                return (json, nil)
            }
        }
        guard members.isWhole, let graph, let expires else { return (json, nil) }
        return (Array(graph), expires)
    }

    /// A whole number, also one that is spelt with a fraction or an exponent.
    private static func seconds(_ text: ArraySlice<UInt8>) -> Int? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let first = text.first, digits.contains(first) || first == UInt8(ascii: "-"),
            text.allSatisfy({ digits.contains($0) || "+-.eE".utf8.contains($0) })
        else { return nil }
        let number = String(decoding: text, as: UTF8.self)
        return Int(number) ?? Double(number).flatMap(Int.init(exactly:))
    }
}
