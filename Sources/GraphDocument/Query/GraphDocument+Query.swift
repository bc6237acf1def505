extension GraphDocument {
    /// Reads a graph from a query string.
    ///
    /// - Parameters:
    ///   - query: As it came: still percent-encoded, without the question mark.
    ///   - ignoring: Parameters that are not part of the graph.
    ///   - limits: How large the graph may be.
    /// - Returns: A valid graph.
    /// - Throws: `.faults` with the name of each parameter at fault, or `.syntax` when `graph` holds no JSON.
    package static func read(
        query: String,
        ignoring: Set<String> = [],
        limits: GraphLimits
    ) throws(GraphFailure) -> GraphDocument {
        var reading = Reading(limits: limits)
        let parameters = QueryString(query, &reading).parameters.filter { !ignoring.contains($0.name) }
        var tree = QueryTree()
        let wholes = parameters.filter { $0.name == QueryTree.whole }
        if let whole = wholes.first {
            do throws(JSONSyntaxError) {
                tree.take(whole: try JSONReader.read(Array(whole.value.utf8)))
            } catch {
                throw .syntax(error)
            }
        }
        if wholes.count > 1 { reading.fault(parameter: QueryTree.whole, "is given twice") }
        for parameter in parameters where parameter.name != QueryTree.whole && !reading.isFull {
            tree.take(parameter, ignoring: ignoring, &reading)
        }
        let document = read(tree.value, &reading)
        reading.attribute(tree.attributed)
        try reading.finish()
        guard let document else { preconditionFailure("a document is refused with a fault") }
        return document
    }
}
