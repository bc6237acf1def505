import GraphDocument
import HTTPWire

/// What exactly is wanted of a graph, and the tag that this has.
struct GraphWish: Sendable {
    let representation: Representation
    var isByAccept = false
    var isGzip = false
    /// Whether the layout lists every point, however many there are.
    var includesPoints = false
    /// Widths in CSS pixels at which the graph is laid out, instead of its own.
    var widths: [Int]?
    /// Seconds since 1970.
    var expires: Int?
    let tag: EntityTag

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
        if representation == .json {
            includesPoints = parameters.includesPoints
            widths = parameters.widths
        }
        self.expires = expires
        let widthList = widths.map { $0.map(String.init).joined(separator: ",") } ?? ""
        tag = GraphTag.make(
            identity: document.identityOctets(),
            representation: representation,
            options: "\(includesPoints) \(widthList)",
            isGzip: isGzip,
            version: version
        )
    }

    /// One output of one graph, without a request.
    init(_ document: GraphDocument, _ representation: Representation, version: String) {
        self.representation = representation
        includesPoints = true
        tag = GraphTag.make(
            identity: document.identityOctets(),
            representation: representation,
            options: "",
            isGzip: false,
            version: version
        )
    }
}
