import GraphService
import HTTPServer
import HTTPWire

/// Hands requests from the server to the service.
struct Responder: HTTPResponder {
    let service: GraphService

    func respond(to request: HTTPRequest, exchange: HTTPExchange) {
        service.respond(to: request, through: exchange)
    }
}

extension HTTPExchange: ReplyPort {
    package var logID: String { requestID.description }
}
