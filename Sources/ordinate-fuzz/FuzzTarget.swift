/// What takes octets from outside: each entry looks at one input and traps when a rule is broken.
enum FuzzTarget: String, CaseIterable {
    /// A connection: heads, framing, bodies, pipelining.
    case connection
    /// The chunked coding of a body.
    case chunked
    /// The values of Accept, Accept-Encoding, Content-Type and If-None-Match.
    case field
    /// The JSON of a graph, its layout and the layout's JSON.
    case graph
    /// The query string of a graph.
    case query
    /// The compact path of a graph.
    case path

    func run(_ octets: [UInt8]) {
        switch self {
        case .connection: ConnectionFuzz.run(octets)
        case .chunked: ChunkedFuzz.run(octets)
        case .field: FieldFuzz.run(octets)
        case .graph: GraphFuzz.json(octets)
        case .query: GraphFuzz.query(octets)
        case .path: GraphFuzz.path(octets)
        }
    }
}
