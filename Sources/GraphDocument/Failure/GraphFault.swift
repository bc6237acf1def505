/// One thing that is wrong with a graph.
package struct GraphFault: Hashable, Sendable, CustomStringConvertible {
    /// The place in the JSON (RFC 6901); empty for the whole graph. nil when the fault is in the query string alone.
    package var pointer: String?
    /// The parameter of the query string, as the client spelt it; nil for a JSON body.
    package var parameter: String?
    /// What is wrong, to be read after the place: "must be a whole number, 0 or more".
    package var detail: String
    /// What was probably meant.
    package var suggestion: String?

    package init(pointer: String?, parameter: String? = nil, detail: String, suggestion: String? = nil) {
        self.pointer = pointer
        self.parameter = parameter
        self.detail = detail
        self.suggestion = suggestion
    }

    /// The fault in one line, to which a full stop may be added.
    package var description: String {
        let place = parameter ?? pointer.flatMap { $0.isEmpty ? nil : $0 } ?? "the graph"
        return "\(place): \(detail)" + (suggestion.map { " (did you mean \($0)?)" } ?? "")
    }
}
