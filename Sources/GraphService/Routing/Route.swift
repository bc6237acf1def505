import HTTPWire

/// One row of the table of routes.
struct Route: Sendable {
    /// What a request brings.
    enum Intake: Hashable, Sendable {
        case nothing
        /// A graph in the query string.
        case query
        /// A packed graph in the path.
        case path
        /// A graph in the body.
        case json
    }

    /// What an answer is.
    enum Output: Hashable, Sendable {
        /// The graph in any representation; its faults can be drawn.
        case graph
        case json
        case text
    }

    typealias Handler = @Sendable (GraphService, Call) throws(ServiceError) -> Void

    let method: HTTPMethod
    let template: PathTemplate
    let takes: Intake
    let gives: Output
    /// The parameters of the query string that are not part of a graph.
    let parameters: Set<String>
    let handler: Handler

    init(
        _ method: HTTPMethod,
        _ path: String,
        takes: Intake,
        gives: Output,
        parameters: Set<String> = [],
        _ handler: @escaping Handler
    ) {
        self.method = method
        template = PathTemplate(path)
        self.takes = takes
        self.gives = gives
        self.parameters = parameters
        self.handler = handler
    }
}
