import HTTPWire

/// What tells the surroundings how the service is doing.
enum HealthEndpoint {
    @Sendable
    static func alive(_ service: GraphService, _ call: Call) throws(ServiceError) {
        service.send(call, text(.ok, "ok\n"))
    }

    @Sendable
    static func ready(_ service: GraphService, _ call: Call) throws(ServiceError) {
        guard !service.isDraining else { throw .draining }
        service.send(call, text(.ok, "ready\n"))
    }

    @Sendable
    static func metrics(_ service: GraphService, _ call: Call) throws(ServiceError) {
        var response = text(.ok, service.metrics.text(service.gauges))
        response.fields[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
        service.send(call, response)
    }

    private static func text(_ status: HTTPStatus, _ words: String) -> HTTPResponse {
        HTTPResponse(
            status: status,
            fields: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: Array(words.utf8)
        )
    }
}
