import GraphDocument
import HTTPWire

/// What exactly is wanted of a graph, and the tag that this has.
struct GraphWish: Sendable {
    let representation: Representation
    let isByAccept: Bool
    let isGzip: Bool
    let includesPoints: Bool
    let tag: EntityTag
    /// Seconds since 1970.
    let expires: Int?

    init(
        _ document: GraphDocument,
        _ negotiation: Negotiation,
        _ parameters: ServiceParameters,
        expires: Int?,
        call: Call,
        version: String
    ) {
        representation = negotiation.representation
        isByAccept = negotiation.isByAccept
        isGzip =
            representation.isText && AcceptEncoding(call.request.fields.list(.acceptEncoding)).prefers("gzip")
        includesPoints = parameters.includesPoints
        self.expires = expires
        tag = GraphTag.make(
            identity: document.identityOctets(),
            representation: representation,
            options: includesPoints ? "points" : "",
            isGzip: isGzip,
            version: version
        )
    }

    /// One output of one graph, without a request.
    init(_ document: GraphDocument, _ representation: Representation, version: String) {
        self.representation = representation
        isByAccept = false
        isGzip = false
        includesPoints = true
        expires = nil
        tag = GraphTag.make(
            identity: document.identityOctets(),
            representation: representation,
            options: "points",
            isGzip: false,
            version: version
        )
    }

    /// What was wanted when `answer` was made for the same target.
    init(_ answer: Answer, _ target: ResponseCache.Target) {
        representation = answer.representation
        isByAccept = target.isByAccept
        isGzip = answer.isGzip
        includesPoints = false
        tag = answer.tag
        expires = target.expires
    }
}
