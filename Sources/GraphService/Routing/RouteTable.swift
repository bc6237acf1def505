import HTTPWire

/// Finds the route of a request.
struct RouteTable: Sendable {
    enum Lookup: Sendable {
        case route(Route, PathTemplate.Match)
        /// The methods of the path; no template for those of the server as a whole (`OPTIONS *`).
        case options([HTTPMethod], PathTemplate?)
        /// The path is there, under these methods only.
        case methodNotAllowed([HTTPMethod], PathTemplate)
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
        if path == "*" { return .options(Self.methods(Array(literal.values.joined())), nil) }
        let wanted = method == .head ? .get : method
        var found: [Route] = []
        if let rows = literal[path] {
            if let row = rows.first(where: { $0.method == wanted }) { return .route(row, PathTemplate.Match()) }
            found = rows
        } else {
            for row in patterned {
                guard let match = row.template.match(path) else { continue }
                if row.method == wanted { return .route(row, match) }
                found.append(row)
            }
        }
        guard let template = found.first?.template else { return .notFound }
        let methods = Self.methods(found)
        return method == .options ? .options(methods, template) : .methodNotAllowed(methods, template)
    }

    /// Each once, with those that follow from others.
    private static func methods(_ rows: [Route]) -> [HTTPMethod] {
        let methods = rows.map(\.method)
        let known = methods.contains(.get) ? methods + [.head] : methods
        return [.get, .head, .post].filter(known.contains) + [.options]
    }
}
