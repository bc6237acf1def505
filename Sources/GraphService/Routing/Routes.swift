import HTTPWire

/// Every route of the service; what is not here is not found.
///
/// `Allow`, `HEAD`, `OPTIONS`, 404, 405 and 415 follow from the table.
enum Routes {
    static let all: [Route] =
        graphs + [
            Route(
                .post,
                "/graph/url",
                takes: .json,
                gives: .json,
                parameters: ["expires", "format", "errors"],
                LinkEndpoint.answer
            ),
            Route(
                .post,
                "/graph/validate",
                takes: .json,
                gives: .json,
                parameters: ["errors"],
                ValidateEndpoint.answer
            ),
            Route(.post, "/graph/fit", takes: .json, gives: .json, parameters: ["find", "errors"], FitEndpoint.answer),
            Route(.get, "/openapi.yaml", takes: .nothing, gives: .text, PageEndpoint.description),
            Route(.get, "/fonts", takes: .nothing, gives: .json, PageEndpoint.fonts),
            Route(.get, "/", takes: .nothing, gives: .text, PageEndpoint.index),
            Route(.get, "/healthz", takes: .nothing, gives: .text, HealthEndpoint.alive),
            Route(.get, "/readyz", takes: .nothing, gives: .text, HealthEndpoint.ready),
            Route(.get, "/metrics", takes: .nothing, gives: .text, HealthEndpoint.metrics),
        ]

    /// One graph asked for in every way.
    private static let graphs: [Route] = [
        graph(.post, "/graph", takes: .json),
        graph(.post, "/graph.{format}", takes: .json),
        graph(.get, "/graph", takes: .query),
        graph(.get, "/graph.{format}", takes: .query),
        graph(.get, "/g/{payload}.{format}", takes: .path),
        graph(.get, "/g/{signature}/{payload}.{format}", takes: .path),
    ]

    private static func graph(_ method: HTTPMethod, _ path: String, takes: Route.Intake) -> Route {
        Route(
            method,
            path,
            takes: takes,
            gives: .graph,
            parameters: ["format", "include", "widths", "errors"],
            GraphEndpoint.answer
        )
    }
}
