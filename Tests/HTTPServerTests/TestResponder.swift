import Dispatch
import Foundation
import HTTPServer
import HTTPWire
import Synchronization

/// A small service: `/healthz`, `/graph`, and paths that show one behaviour each.
final class TestResponder: HTTPResponder {
    let served = Atomic(0)
    let abandoned = Atomic(0)
    /// What the exchange said to a first and a second answer.
    let answeredTwice = Mutex<[Bool]>([])
    private let later = DispatchQueue(label: "test.later")

    func respond(to request: HTTPRequest, exchange: HTTPExchange) {
        served.wrappingAdd(1, ordering: .relaxed)
        switch request.target.path {
        case "/later":
            later.asyncAfter(deadline: .now() + 0.4) { exchange.respond(.plain("later")) }
        case "/gone":
            // Answers when the client has gone, or after ten seconds.
            Thread.detachNewThread {
                for _ in 0..<1000 where !exchange.isAbandoned { usleep(10_000) }
                if exchange.isAbandoned { self.abandoned.wrappingAdd(1, ordering: .relaxed) }
                exchange.respond(.plain("gone"))
            }
        case "/twice":
            let outcomes = [exchange.respond(.plain("first")), exchange.respond(.plain("second"))]
            answeredTwice.withLock { $0 = outcomes }
        case "/forgotten":
            return
        default:
            exchange.respond(answer(request))
        }
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        switch (request.target.path, request.method.rawValue) {
        case ("*", _), ("/healthz", "OPTIONS"):
            return HTTPResponse(status: .noContent, fields: [.allow: "GET, HEAD, OPTIONS"])
        case ("/graph", "OPTIONS"):
            return HTTPResponse(status: .noContent, fields: [.allow: "GET, HEAD, POST, OPTIONS"])
        case ("/healthz", "GET"), ("/healthz", "HEAD"), ("/", "GET"):
            return .plain("ok")
        case ("/page", "GET"):
            return HTTPResponse(
                status: .ok,
                fields: [.contentType: "text/plain", .eTag: request.target.query ?? ""],
                body: [UInt8](repeating: 0x61, count: 16 * 1024)
            )
        case ("/large", "GET"):
            return HTTPResponse(
                status: .ok,
                fields: [.contentType: "image/png"],
                body: [UInt8](repeating: 7, count: 4 << 20)
            )
        case ("/graph", "POST"):
            return graph(request)
        case ("/graph", "GET"), ("/graph", "HEAD"):
            return .problem(.unprocessableContent)
        case ("/healthz", _):
            return .problem(.methodNotAllowed, [.allow: "GET, HEAD, OPTIONS"])
        case ("/graph", _):
            return .problem(.methodNotAllowed, [.allow: "GET, HEAD, POST, OPTIONS"])
        default:
            return .problem(.notFound)
        }
    }

    private func graph(_ request: HTTPRequest) -> HTTPResponse {
        let type = request.fields[.contentType].flatMap { MediaType($0) }
        guard type?.essence ?? "application/json" == "application/json", request.fields[.contentEncoding] == nil else {
            return .problem(.unsupportedMediaType)
        }
        let graph = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
        guard graph?["points"] is [Any] else { return .problem(.unprocessableContent) }
        return HTTPResponse(status: .ok, fields: [.contentType: "image/png"], body: [1, 2, 3])
    }
}

extension HTTPResponse {
    static func plain(_ text: String) -> HTTPResponse {
        HTTPResponse(status: .ok, fields: [.contentType: "text/plain"], body: Array(text.utf8))
    }

    static func problem(_ status: HTTPStatus, _ fields: ResponseFields = [:], detail: String = "") -> HTTPResponse {
        var fields = fields
        fields.append(.contentType, "application/problem+json")
        let text = #"{"status":\#(status.code),"title":"\#(status.reasonPhrase)","detail":"\#(detail)"}"#
        return HTTPResponse(status: status, fields: fields, body: Array(text.utf8))
    }
}
