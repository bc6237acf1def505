import HTTPWire

/// Finds the route of a request.
struct RouteTable: Sendable {
    enum Lookup: Sendable {
        case route(Route, PathTemplate.Match)
        /// The path is there, under these methods only; nil for the server as a whole (`OPTIONS *`).
        case options([HTTPMethod])
        case methodNotAllowed([HTTPMethod])
        case notFound
    }

    private let literal: [String: [Route]]
    private let patterned: [Route]

    /// Traps when two rows are the same.
    init(_ routes: [Route]) {
        let names = routes.map { "\($0.method) \($0.template.text)" }
        precondition(Set(names).count == names.count, "A route is there twice")
        literal = Dictionary(grouping: routes.filter(\.template.isLiteral), by: \.template.text)
        patterned = routes.filter { !$0.template.isLiteral }
    }

    /// `HEAD` is answered by the route of `GET` (RFC 9110 section 9.3.2).
    func lookup(_ method: HTTPMethod, _ path: String) -> Lookup {
        if path == "*" { return .options(Self.methods(literal.values.joined().map(\.method))) }
        let wanted = method == .head ? .get : method
        var allowed: [HTTPMethod] = []
        if let rows = literal[path] {
            if let row = rows.first(where: { $0.method == wanted }) { return .route(row, PathTemplate.Match()) }
            allowed = rows.map(\.method)
        } else {
            for row in patterned {
                guard let match = row.template.match(path) else { continue }
                if row.method == wanted { return .route(row, match) }
                allowed.append(row.method)
            }
        }
        if allowed.isEmpty { return .notFound }
        return method == .options ? .options(Self.methods(allowed)) : .methodNotAllowed(Self.methods(allowed))
    }

    /// Each once, with those that follow from others.
    private static func methods(_ rows: [HTTPMethod]) -> [HTTPMethod] {
        let known = rows.contains(.get) ? rows + [.head] : rows
        return [.get, .head, .post].filter(known.contains) + [.options]
    }
}
