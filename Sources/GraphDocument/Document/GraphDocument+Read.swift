extension GraphDocument {
    /// Reads a graph from a JSON text.
    ///
    /// - Throws: `.syntax` when the text is not JSON, else `.faults` with everything that is wrong with it.
    package static func read(json: [UInt8], limits: GraphLimits) throws(GraphFailure) -> GraphDocument {
        let value: JSONValue
        do throws(JSONSyntaxError) {
            value = try JSONReader.read(json)
        } catch {
            throw .syntax(error)
        }
        var reading = Reading(limits: limits)
        let document = read(value, &reading)
        try reading.finish()
        guard let document else { preconditionFailure("a document is refused with a fault") }
        return document
    }

    /// The graph that `value` describes; not to be used when faults were noted.
    static func read(_ value: JSONValue, _ reading: inout Reading) -> GraphDocument? {
        guard let document = schema.read(value, at: .root, from: base(of: value), &reading) else { return nil }
        document.check(&reading)
        return document.simplified()
    }

    /// The graph with every default filled in, as JSON: what `/graph/validate` answers.
    package func normalizedJSON() -> [UInt8] {
        JSONWriter.write(Self.schema.write(completed()))
    }

    /// The graph with defaults left out, names sorted and numbers at their shortest, as JSON: equal graphs have equal
    /// octets.
    package func canonicalJSON() -> [UInt8] {
        JSONWriter.write(Self.schema.writeChanges(self, from: base), style: .canonical)
    }

    /// Octets that are equal exactly when graphs are equal, made faster than JSON: for entity tags and cache keys.
    package func identityOctets() -> [UInt8] {
        JSONWriter.write(Self.schema.writeChanges(self, from: base), style: .identity)
    }
}
