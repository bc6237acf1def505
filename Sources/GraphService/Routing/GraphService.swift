package import GraphRendering
package import HTTPWire
import Synchronization

/// Meaning: a request enters and an answer always leaves; every failure has become one by then.
package final class GraphService: Sendable {
    /// Counters and histograms.
    package let metrics: Metrics

    let options: ServiceOptions
    let cache: ResponseCache
    let signer: LinkSigner?
    let answers: Flights<Answer>
    let documents: Flights<GraphSource.Understood>
    let replies: Flights<HTTPResponse>
    /// Pictures of failures.
    let pictures: Flights<HTTPResponse>
    let queue: RenderQueue
    let pages: Pages
    private static let mostPictures = 16
    private let table = RouteTable(Routes.all)
    /// What every answer says, whoever asks.
    private let commonFields: ResponseFields
    private let drainFlag = Atomic(false)

    /// Starts the workers.
    /// - Throws: When there are no fonts.
    package init(options: ServiceOptions) throws(RenderingError) {
        self.options = options
        metrics = Metrics(version: options.version)
        cache = ResponseCache(capacity: options.cacheBytes)
        signer = LinkSigner(keys: options.keys)
        queue = try RenderQueue(workers: options.workers, backlog: options.backlog, rendering: options.rendering)
        answers = Flights(queue: queue, limit: options.renderLimit)
        documents = Flights(queue: queue, limit: options.renderLimit)
        replies = Flights(queue: queue, limit: options.renderLimit)
        // They tell of a full queue, so they do not wait in it.
        let pictureQueue = try RenderQueue(workers: 1, backlog: Self.mostPictures, rendering: options.rendering)
        pictures = Flights(queue: pictureQueue, limit: options.renderLimit)
        pages = Pages(version: options.version)
        commonFields = Self.commonFields(isOpen: options.corsOrigins.contains("*"))
    }

    /// Whether the service is about to end.
    package var isDraining: Bool { drainFlag.load(ordering: .relaxed) }

    /// From now on `/readyz` says no; everything else is answered as before.
    package func beginDrain() {
        drainFlag.store(true, ordering: .relaxed)
    }

    /// Answers `request` through `port`: at once when that is cheap, else later from a worker. Never blocks for long.
    package func respond(to request: HTTPRequest, through port: any ReplyPort) {
        metrics.requestStarted()
        if let response = kept(for: request) { return sendReady(port, response) }
        switch table.lookup(request.method, request.target.path) {
        case .route(let route, let match):
            let call = Call(request, port, route: route, match: match)
            do throws(ServiceError) {
                try route.handler(self, call)
            } catch {
                fail(call, error)
            }
        case .options(let methods, let template):
            let call = Call(request, port, template: template)
            send(call, HTTPResponse(status: .noContent, fields: preflight(call, methods)))
        case .methodNotAllowed(let methods, let template):
            fail(Call(request, port, template: template), .methodNotAllowed(allow: methods))
        case .notFound:
            fail(Call(request, port, template: nil), .noSuchRoute)
        }
    }

    /// The answer to a request that is letter by letter the repetition of an earlier one.
    private func kept(for request: HTTPRequest) -> HTTPResponse? {
        guard let wish = ResponseCache.Wish(request), let ready = cache.ready(wish),
            let isFresh = try? request.isFresh(ready.tag)
        else { return nil }
        return isFresh ? ready.notModified : ready.ok
    }

    /// The answer to a request that broke a rule of HTTP.
    package func response(to error: ParseError) -> HTTPResponse {
        var response = ProblemDocument.response(for: .wire(error))
        decorate(&response, origin: nil)
        return response
    }

    /// Answers with what went wrong, as a picture for those who can show nothing else.
    func fail(_ call: Call, _ error: ServiceError) {
        if !call.port.isAbandoned { metrics.failed(error) }
        if case .rendering(let reason) = error, error.isOurs { options.report("\(reason)") }
        let form = ServiceParameters.errorForm(query: call.request.target.query) ?? (call.isForImage ? .image : .json)
        guard form != .json else { return send(call, ProblemDocument.response(for: error)) }
        ErrorPicture.send(error, form: form, call: call, service: self)
    }

    /// Sends an answer with what every answer has.
    func send(_ call: Call, _ response: HTTPResponse) {
        var response = response
        response.log.route = call.template?.text
        decorate(&response, origin: call.request.fields[.origin])
        sendReady(call.port, response)
    }

    /// An answer with what every answer has, for all who ask the same; nil when that depends on who asks.
    func ready(_ call: Call, _ response: HTTPResponse) -> HTTPResponse? {
        guard options.corsOrigins.isEmpty || options.corsOrigins.contains("*") else { return nil }
        var response = response
        response.log.route = call.template?.text
        decorate(&response, origin: nil)
        return response
    }

    /// Sends an answer to which nothing is to be added but the id of its request.
    private func sendReady(_ port: any ReplyPort, _ response: HTTPResponse) {
        metrics.requestEnded()
        var response = response
        response.fields.append(.xRequestID, port.logID)
        port.respond(response)
    }

    private func decorate(_ response: inout HTTPResponse, origin: String?) {
        response.fields.append(commonFields)
        guard !options.corsOrigins.isEmpty, !options.corsOrigins.contains("*") else { return }
        response.fields.append(.vary, "Origin")
        guard let origin, options.corsOrigins.contains(origin) else { return }
        response.fields.append(.accessControlAllowOrigin, origin)
        response.fields.append(.accessControlExposeHeaders, Self.exposed)
    }

    private static func commonFields(isOpen: Bool) -> ResponseFields {
        guard isOpen else { return [.xContentTypeOptions: "nosniff"] }
        return [
            .xContentTypeOptions: "nosniff", .accessControlAllowOrigin: "*",
            .crossOriginResourcePolicy: "cross-origin", .accessControlExposeHeaders: exposed,
        ]
    }

    private static let exposed =
        "ETag, Server-Timing, Ordinate-Warnings, Retry-After, Content-Disposition, X-Request-ID"

    /// The fields of an answer to `OPTIONS` (Fetch standard, section 3.2).
    private func preflight(_ call: Call, _ methods: [HTTPMethod]) -> ResponseFields {
        let list = methods.map(\.rawValue).joined(separator: ", ")
        var fields: ResponseFields = [.allow: list]
        guard !options.corsOrigins.isEmpty, call.request.fields[.accessControlRequestMethod] != nil else {
            return fields
        }
        fields.append(.accessControlAllowMethods, list)
        fields.append(
            .accessControlAllowHeaders,
            "Accept, Authorization, Content-Type, If-Match, If-None-Match, X-Request-ID"
        )
        fields.append(.accessControlMaxAge, "86400")
        return fields
    }
}
