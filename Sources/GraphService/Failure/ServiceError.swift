import GraphDocument
import GraphRendering
import HTTPWire

/// Every way in which a request can fail, whichever room it failed in.
enum ServiceError: Error, Hashable, Sendable {
    /// A rule of HTTP was broken.
    case wire(ParseError)
    case noSuchRoute
    case methodNotAllowed(allow: [HTTPMethod])
    case notAcceptable
    /// There is neither a body nor a word about its length.
    case missingLength
    /// The body is something else than JSON; what it says it is.
    case unsupportedType
    case unsupportedCoding
    case preconditionFailed
    /// The words are not a graph.
    case graph(GraphFailure)
    /// The path is not a packed graph.
    case payload(CompactPathError)
    case missingSignature
    case wrongSignature
    /// The operator has closed this way of asking.
    case closed
    case missingToken
    /// The link was good until this second since 1970.
    case expired(at: Int)
    case queueFull
    case deadlinePassed
    case draining
    case rendering(RenderingError)
}

extension ServiceError {
    /// The status of the answer.
    var status: HTTPStatus {
        switch self {
        case .wire(let error): error.status
        case .noSuchRoute: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .missingLength: .lengthRequired
        case .unsupportedType, .unsupportedCoding: .unsupportedMediaType
        case .preconditionFailed: .preconditionFailed
        case .graph(.syntax), .payload(.notBase64URL), .payload(.notDeflate): .badRequest
        case .graph(.faults), .payload(.tooLarge), .rendering(.tooLarge): .unprocessableContent
        case .missingSignature, .wrongSignature, .closed: .forbidden
        case .missingToken: .unauthorized
        case .expired: .gone
        case .queueFull, .deadlinePassed, .draining: .serviceUnavailable
        case .rendering: .internalServerError
        }
    }

    /// One sentence for the client, without anything about the inside of the service.
    var detail: String {
        switch self {
        case .wire(let error):
            error.variable.map { "\(error.detail.dropLast()); \($0) raises this limit." } ?? error.detail
        case .noSuchRoute: "There is nothing here; GET / lists what there is."
        case .methodNotAllowed(let allow):
            "The method is not allowed here; allowed are \(allow.map(\.rawValue).joined(separator: ", "))."
        case .notAcceptable:
            "None of the outputs is acceptable: " + Representation.all.map(\.mediaType.essence).joined(separator: ", ")
                + "."
        case .missingLength: "The body must be a graph; the request has none, and no Content-Length."
        case .unsupportedType: "The body must be application/json in UTF-8."
        case .unsupportedCoding: "The body must be sent without a Content-Encoding."
        case .preconditionFailed: "The entity tag of If-Match is not that of the answer."
        case .graph(.syntax(let error)): "The graph is not JSON: \(error)."
        case .graph(.faults(let faults)):
            faults.count == 1
                ? "The graph has a fault. \(faults[0])."
                : "The graph has \(faults.count) faults. The first: \(faults[0])."
        case .payload(let error): "This is not the path of a graph: \(error)."
        case .missingSignature: "A path of a graph needs its signature here: /g/{signature}/{payload}."
        case .wrongSignature: "The signature is not that of the path."
        case .closed: "This way of asking for graphs is closed here."
        case .missingToken: "Making links needs the bearer token."
        case .expired: "The link has expired."
        case .queueFull: "Too many graphs are waiting to be drawn."
        case .deadlinePassed: "The graph could not be drawn in time."
        case .draining: "The service is shutting down."
        case .rendering(.tooLarge(let width, let height)): "An image of \(width) by \(height) pixels is too large."
        case .rendering: "The graph could not be drawn."
        }
    }

    /// What is wrong with the graph, one by one.
    var faults: [GraphFault] {
        switch self {
        case .graph(.faults(let faults)): faults
        case .graph(.syntax(let error)): [GraphFault(pointer: "", detail: "\(error)")]
        default: []
        }
    }

    /// Fields that the status asks for.
    var fields: ResponseFields {
        switch self {
        case .methodNotAllowed(let allow): [.allow: allow.map(\.rawValue).joined(separator: ", ")]
        case .notAcceptable: [.vary: "Accept"]
        case .unsupportedCoding: [.acceptEncoding: "identity"]
        case .unsupportedType: [.acceptPost: "application/json"]
        case .missingToken: [.wwwAuthenticate: "Bearer"]
        case .queueFull, .deadlinePassed, .draining, .wire(.overloaded): [.retryAfter: "1"]
        default: [:]
        }
    }

    /// Whether the service is at fault and not its caller.
    var isOurs: Bool { status.code >= 500 }
}

extension HTTPStatus {
    /// 401.
    fileprivate static let unauthorized = HTTPStatus(401)
}
