import GraphDocument
import HTTPWire

/// The story of a graph: understood, looked up, drawn when need be, sent.
enum GraphEndpoint {
    @Sendable
    static func answer(_ service: GraphService, _ call: Call) throws(ServiceError) {
        // To read a graph costs several refusals: under a flood the time is better spent on drawing.
        guard !service.queue.isFull else { throw .queueFull }
        var parameters = call.parameters
        let negotiation = try Negotiation(
            fileExtension: call.match.representation,
            parameter: parameters.format,
            accept: call.request.fields.list(.accept)
        )
        parameters.checkWidths(for: negotiation.representation, limits: service.options.limits)
        let source = try GraphSource(call, service)
        let proceed: @Sendable (GraphSource.Understood) throws(ServiceError) -> Void = {
            [parameters] understood throws(ServiceError) in
            try parameters.checkAllWidths(of: understood.document.spec, limits: service.options.limits)
            let wish = GraphWish(
                understood.document,
                negotiation,
                parameters,
                expires: understood.expires,
                call: call,
                version: service.options.version
            )
            try draw(understood, wish, call, service)
        }
        let read: @Sendable () throws(ServiceError) -> GraphSource.Understood = {
            [parameters] () throws(ServiceError) in
            try source.read(service.options, beside: parameters.faults)
        }
        guard source.isLarge else { return try proceed(try read()) }
        service.documents.board(
            port: call.port,
            work: { _ in Result(catching: read) },
            land: { understood in
                do throws(ServiceError) {
                    try proceed(try understood.get())
                } catch {
                    service.fail(call, error)
                }
            }
        )
    }

    private static func draw(
        _ understood: GraphSource.Understood,
        _ wish: GraphWish,
        _ call: Call,
        _ service: GraphService
    ) throws(ServiceError) {
        // First what is kept: the wish is remembered with it, so that the next one like it costs nothing.
        if let answer = service.cache.answer(wish.tag.opaque) {
            return try send(answer, wish, call, service, stages: understood.stages, isHit: true)
        }
        if try call.request.isFresh(wish.tag) { return service.send(call, notModified(wish, call, service)) }
        let watch = Stopwatch()
        service.answers.board(
            wish.tag.opaque,
            port: call.port,
            work: { bench in
                var watch = watch
                watch.mark("queue")
                let timed = watch
                let result = Result { () throws(ServiceError) in try bench.draw(understood.document, wish, timed) }
                if case .success(let answer) = result {
                    service.cache.insert(answer)
                    service.metrics.glyphsMissing(answer.missingGlyphs)
                }
                return result
            },
            land: { result in
                do throws(ServiceError) {
                    let answer = try result.get()
                    try send(answer, wish, call, service, stages: understood.stages + answer.stages, isHit: false)
                } catch {
                    service.fail(call, error)
                }
            }
        )
    }

    private static func send(
        _ answer: Answer,
        _ wish: GraphWish,
        _ call: Call,
        _ service: GraphService,
        stages: [ResponseLog.Stage],
        isHit: Bool
    ) throws(ServiceError) {
        remember(answer, wish, call, service)
        let isFresh = try call.request.isFresh(answer.tag)
        service.send(
            call,
            isFresh
                ? notModified(wish, call, service) : ok(answer, wish, call, service, stages: stages, isHit: isHit)
        )
    }

    /// Keeps what a repeated `GET` is answered with, where that does not depend on the time.
    private static func remember(_ answer: Answer, _ wish: GraphWish, _ call: Call, _ service: GraphService) {
        guard wish.expires == nil, let asked = ResponseCache.Wish(call.request),
            let ok = service.ready(call, ok(answer, wish, call, service, stages: [], isHit: true)),
            let notModified = service.ready(call, notModified(wish, call, service))
        else { return }
        service.cache.remember(asked, .init(tag: answer.tag, ok: ok, notModified: notModified))
    }

    private static func ok(
        _ answer: Answer,
        _ wish: GraphWish,
        _ call: Call,
        _ service: GraphService,
        stages: [ResponseLog.Stage],
        isHit: Bool
    ) -> HTTPResponse {
        var fields = cacheFields(wish, call, service)
        fields.append(.contentType, answer.representation.contentType)
        fields.append(.contentDisposition, "inline; filename=\"\(answer.representation.fileName)\"")
        if answer.isGzip { fields.append(.contentEncoding, "gzip") }
        if let policy = answer.representation.policy { fields.append(.contentSecurityPolicy, policy) }
        if answer.warnings > 0 { fields.append(.ordinateWarnings, String(answer.warnings)) }
        fields.append(.serverTiming, ServerTiming.text(stages, isHit: isHit))
        return HTTPResponse(status: .ok, fields: fields, body: answer.body, log: ResponseLog(stages: stages))
    }

    private static func notModified(_ wish: GraphWish, _ call: Call, _ service: GraphService) -> HTTPResponse {
        HTTPResponse(status: .notModified, fields: cacheFields(wish, call, service))
    }

    /// What a cache must know; the same on 200 and 304.
    private static func cacheFields(_ wish: GraphWish, _ call: Call, _ service: GraphService) -> ResponseFields {
        var fields: ResponseFields = [
            .eTag: wish.tag.description, .cacheControl: cacheControl(wish, call, service.options),
        ]
        let varying = (wish.isByAccept ? ["Accept"] : []) + (wish.representation.isText ? ["Accept-Encoding"] : [])
        if !varying.isEmpty { fields.append(.vary, varying.joined(separator: ", ")) }
        return fields
    }

    private static let immutableSeconds = 31_536_000

    private static func cacheControl(_ wish: GraphWish, _ call: Call, _ options: ServiceOptions) -> String {
        switch call.route?.takes {
        case .path:
            guard let expires = wish.expires else { return "public, max-age=\(immutableSeconds), immutable" }
            return "public, max-age=\(min(immutableSeconds, max(0, expires - options.clock())))"
        case .query: return "public, max-age=\(options.maxAge)"
        default: return options.postMaxAge > 0 ? "public, max-age=\(options.postMaxAge)" : "no-store"
        }
    }
}
