import HTTPWire

/// What tells the surroundings how the service is doing.
enum HealthEndpoint {
    @Sendable
    static func alive(_ service: GraphService, _ call: Call) throws(ServiceError) {
        service.send(call, ok)
    }

    @Sendable
    static func ready(_ service: GraphService, _ call: Call) throws(ServiceError) {
        guard !service.isDraining else { throw .draining }
        service.send(call, text("ready\n"))
    }

    @Sendable
    static func metrics(_ service: GraphService, _ call: Call) throws(ServiceError) {
        let type = "text/plain; version=0.0.4; charset=utf-8"
        service.send(call, text(service.metrics.text(service.gauges), type: type))
    }

    private static let ok = text("ok\n")

    private static func text(_ words: String, type: String = "text/plain; charset=utf-8") -> HTTPResponse {
        HTTPResponse(
            status: .ok,
            fields: [.contentType: type, .cacheControl: "no-store"],
            body: Array(words.utf8)
        )
    }
}
