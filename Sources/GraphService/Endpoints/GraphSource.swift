import GraphDocument
import HTTPWire

/// Where the words of a graph stand in a request.
struct GraphSource: Sendable {
    /// A graph that has been read, and how long that took.
    struct Understood: Sendable {
        var document: GraphDocument
        /// Seconds since 1970 after which the graph is no longer shown; nil for never.
        var expires: Int?
        var stages: [ResponseLog.Stage]
    }

    private enum Words: Sendable {
        case json([UInt8])
        /// With the names of parameters that are not part of the graph.
        case query(String, ignoring: Set<String>)
        /// The JSON of a compact path, which may hold a time.
        case unpacked([UInt8])
        /// A compact path that unfolds to so much that it is left to a worker.
        case packed(String)
    }

    private let words: Words

    /// Beyond so many octets reading is work for a worker, not for a connection's loop.
    private static let quickOctets = 32 << 10

    /// Whether reading takes long.
    var isLarge: Bool {
        switch words {
        case .json(let octets): octets.count > Self.quickOctets
        case .packed: true
        case .query, .unpacked: false
        }
    }

    /// Finds the words; checks who may ask in this way.
    init(_ call: Call, _ service: GraphService) throws(ServiceError) {
        let options = service.options
        switch call.route?.takes {
        case .json:
            if service.signer != nil, options.openness == .none { throw .closed }
            words = .json(try Self.body(call.request))
        case .query:
            if service.signer != nil, options.openness != .all { throw .closed }
            words = .query(call.request.target.query ?? "", ignoring: call.route?.parameters ?? [])
        default:
            words = try Self.path(call, service)
        }
    }

    /// The graph in the body of a request for links, which has rules of its own.
    init(minting call: Call) throws(ServiceError) {
        words = .json(try Self.body(call.request))
    }

    /// Reads the graph. `others` are faults that were found elsewhere in the request, to be told with those of the graph.
    func read(_ options: ServiceOptions, beside others: [GraphFault]) throws(ServiceError) -> Understood {
        var watch = Stopwatch()
        let (document, expires) = try document(options, others)
        guard others.isEmpty else { throw .graph(.faults(others)) }
        watch.mark("parse")
        return Understood(document: document, expires: expires, stages: watch.stages)
    }

    private func document(
        _ options: ServiceOptions,
        _ others: [GraphFault]
    ) throws(ServiceError) -> (GraphDocument, expires: Int?) {
        let graph: [UInt8]
        var expires: Int?
        switch words {
        case .query(let text, let ignored):
            let document = try Self.telling(others) { () throws(GraphFailure) in
                try GraphDocument.read(query: text, ignoring: ignored, limits: options.limits)
            }
            return (document, nil)
        case .json(let octets): graph = octets
        case .unpacked(let json): (graph, expires) = ExpiringGraph.unwrap(json)
        case .packed(let payload):
            (graph, expires) = ExpiringGraph.unwrap(try Self.unpack(payload, limit: options.payloadBytes))
        }
        if let expires, expires <= options.clock() { throw .expired(at: expires) }
        let document = try Self.telling(others) { () throws(GraphFailure) in
            try GraphDocument.read(json: graph, limits: options.limits)
        }
        return (document, expires)
    }

    private static func telling(
        _ others: [GraphFault],
        _ read: () throws(GraphFailure) -> GraphDocument
    ) throws(ServiceError) -> GraphDocument {
        do throws(GraphFailure) {
            return try read()
        } catch {
            guard case .faults(let faults) = error else { throw .graph(error) }
            throw .graph(.faults(others + faults))
        }
    }

    /// The body of a request that says it is JSON, or says nothing.
    private static func body(_ request: HTTPRequest) throws(ServiceError) -> [UInt8] {
        let isAnnounced = request.fields[.contentLength] != nil || request.fields[.transferEncoding] != nil
        if request.body.isEmpty, !isAnnounced { throw .missingLength }
        if let coding = request.fields.list(.contentEncoding), coding.lowercased() != "identity" {
            throw .unsupportedCoding
        }
        let values = request.fields.values(.contentType)
        guard let text = values.first else { return request.body }
        guard values.count == 1, let type = MediaType(text),
            type.type == "application", type.subtype == "json" || type.subtype.hasSuffix("+json"),
            type.parameters["charset"].map({ $0.lowercased() == "utf-8" }) ?? true
        else { throw .unsupportedType }
        return request.body
    }

    private static func path(_ call: Call, _ service: GraphService) throws(ServiceError) -> Words {
        let payload = call.match.captures["payload"] ?? ""
        let name = call.match.representation?.name ?? ""
        if let signer = service.signer {
            guard let signature = call.match.captures["signature"] else { throw .missingSignature }
            guard signer.accepts(signature, of: "\(payload).\(name)") else { throw .wrongSignature }
        }
        do throws(ServiceError) {
            return .unpacked(try unpack(payload, limit: min(quickOctets, service.options.payloadBytes)))
        } catch {
            guard case .payload(.tooLarge) = error else { throw error }
            return .packed(payload)
        }
    }

    private static func unpack(_ payload: String, limit: Int) throws(ServiceError) -> [UInt8] {
        do throws(CompactPathError) {
            return try CompactPath.decode(payload, limit: limit)
        } catch {
            throw .payload(error)
        }
    }
}
