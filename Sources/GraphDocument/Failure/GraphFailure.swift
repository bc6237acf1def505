/// Why words did not become a graph.
package enum GraphFailure: Error, Hashable, Sendable {
    /// The text is not JSON at all.
    case syntax(JSONSyntaxError)
    /// JSON or a query, but not a graph, or one beyond a limit: every fault that was found, at least one.
    case faults([GraphFault])
}
