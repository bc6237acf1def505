import HTTPWire

/// Every route of the service; what is not here is not found.
///
/// `Allow`, `HEAD`, `OPTIONS`, 404, 405 and 415 follow from the table.
enum Routes {
    static let all: [Route] = [
        Route(.post, "/graph", takes: .json, gives: .graph, GraphEndpoint.answer),
        Route(.post, "/graph.{format}", takes: .json, gives: .graph, GraphEndpoint.answer),
        Route(.get, "/graph", takes: .query, gives: .graph, GraphEndpoint.answer),
        Route(.get, "/graph.{format}", takes: .query, gives: .graph, GraphEndpoint.answer),
        Route(.get, "/g/{payload}.{format}", takes: .path, gives: .graph, GraphEndpoint.answer),
        Route(.get, "/g/{signature}/{payload}.{format}", takes: .path, gives: .graph, GraphEndpoint.answer),
        Route(.post, "/graph/url", takes: .json, gives: .json, LinkEndpoint.answer),
        Route(.post, "/graph/validate", takes: .json, gives: .json, ValidateEndpoint.answer),
        Route(.get, "/openapi.yaml", takes: .nothing, gives: .text, PageEndpoint.description),
        Route(.get, "/fonts", takes: .nothing, gives: .json, PageEndpoint.fonts),
        Route(.get, "/", takes: .nothing, gives: .text, PageEndpoint.index),
        Route(.get, "/healthz", takes: .nothing, gives: .text, HealthEndpoint.alive),
        Route(.get, "/readyz", takes: .nothing, gives: .text, HealthEndpoint.ready),
        Route(.get, "/metrics", takes: .nothing, gives: .text, HealthEndpoint.metrics),
    ]
}
