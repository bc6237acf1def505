import GraphDocument
import HTTPWire

/// Where the words of a graph stand in a request.
struct GraphSource: Sendable {
    /// A graph that has been read, and how long that took.
    struct Understood: Sendable {
        var document: GraphDocument
        var stages: [ResponseLog.Stage]
    }

    private enum Words: Sendable {
        case json([UInt8])
        /// With the names of parameters that are not part of the graph.
        case query(String, ignoring: Set<String>)
    }

    private let words: Words
    /// Seconds since 1970 after which the graph is no longer shown; nil for never.
    let expires: Int?

    /// Beyond so many octets reading is work for a worker, not for a connection's loop.
    private static let quickOctets = 32 << 10

    /// Whether reading takes long.
    var isLarge: Bool {
        switch words {
        case .json(let octets): octets.count > Self.quickOctets
        case .query: false
        }
    }

    /// Finds the words; checks who may ask in this way and for how long.
    init(_ call: Call, _ service: GraphService) throws(ServiceError) {
        let options = service.options
        switch call.route?.takes {
        case .json:
            if service.signer != nil, options.openness == .none { throw .closed }
            self.init(words: .json(try Self.body(call.request)), expires: nil)
        case .query:
            if service.signer != nil, options.openness != .all { throw .closed }
            self.init(
                words: .query(call.request.target.query ?? "", ignoring: call.route?.parameters ?? []),
                expires: nil
            )
        default:
            self = try Self.path(call, service)
        }
    }

    /// The graph in the body of a request for links, which has rules of its own.
    init(minting call: Call) throws(ServiceError) {
        self.init(words: .json(try Self.body(call.request)), expires: nil)
    }

    private init(words: Words, expires: Int?) {
        self.words = words
        self.expires = expires
    }

    /// Reads the graph. `others` are faults that were found elsewhere in the request, to be told with those of the graph.
    func read(_ limits: GraphLimits, beside others: [GraphFault]) throws(ServiceError) -> Understood {
        var watch = Stopwatch()
        let document: GraphDocument
        do throws(GraphFailure) {
            switch words {
            case .json(let octets): document = try GraphDocument.read(json: octets, limits: limits)
            case .query(let text, let ignored):
                document = try GraphDocument.read(query: text, ignoring: ignored, limits: limits)
            }
        } catch {
            guard case .faults(let faults) = error else { throw .graph(error) }
            throw .graph(.faults(others + faults))
        }
        guard others.isEmpty else { throw .graph(.faults(others)) }
        watch.mark("parse")
        return Understood(document: document, stages: watch.stages)
    }

    /// The body of a request that says it is JSON, or says nothing.
    static func body(_ request: HTTPRequest) throws(ServiceError) -> [UInt8] {
        if let coding = request.fields.list(.contentEncoding), coding.lowercased() != "identity" {
            throw .unsupportedCoding
        }
        let values = request.fields.values(.contentType)
        guard let text = values.first else { return request.body }
        guard values.count == 1, let type = MediaType(text),
            type.essence == "application/json" || type.type == "application" && type.subtype.hasSuffix("+json"),
            type.parameters["charset"].map({ $0.lowercased() == "utf-8" }) ?? true
        else { throw .unsupportedType }
        return request.body
    }

    private static func path(_ call: Call, _ service: GraphService) throws(ServiceError) -> GraphSource {
        let payload = call.match.captures["payload"] ?? ""
        let name = call.match.representation?.name ?? ""
        if let signer = service.signer {
            guard let signature = call.match.captures["signature"] else { throw .missingSignature }
            guard signer.accepts(signature, of: "\(payload).\(name)") else { throw .wrongSignature }
        }
        let json: [UInt8]
        do throws(CompactPathError) {
            json = try CompactPath.decode(payload, limit: service.options.payloadBytes)
        } catch {
            throw .payload(error)
        }
        let (graph, expires) = ExpiringGraph.unwrap(json)
        if let expires, expires <= service.options.clock() { throw .expired(at: expires) }
        return GraphSource(words: .json(graph), expires: expires)
    }
}
