import GraphDocument
import GraphLayout
import HTTPWire
import TestSupport

/// A graph in any of its three forms is read or refused, and what is read can be laid out and written down again.
enum GraphFuzz {
    /// Small, so that an input takes microseconds.
    private static let limits: GraphLimits = {
        var limits = GraphLimits()
        limits.points = 500
        limits.labels = 500
        limits.ticks = 50
        limits.text = 100
        return limits
    }()

    static func json(_ octets: [UInt8]) {
        guard let graph = try? GraphDocument.read(json: octets, limits: limits) else { return }
        check(graph)
        let layout = Layout.solve(graph.spec, measuring: FixedTextMeasurer())
        let sentence = AltText.sentence(for: layout, statistics: nil)
        precondition(!sentence.isEmpty)
        precondition(!LayoutJSON.write(layout, includePoints: true).isEmpty)
    }

    static func query(_ octets: [UInt8]) {
        let text = String(decoding: octets, as: UTF8.self)
        // Only what is a request target comes this far.
        guard let request = try? HTTPRequest(method: .get, target: "/graph?" + text), let query = request.target.query,
            let graph = try? GraphDocument.read(query: query, limits: limits)
        else { return }
        check(graph)
    }

    static func path(_ octets: [UInt8]) {
        let text = String(decoding: octets, as: UTF8.self)
        guard let json = try? CompactPath.decode(text, limit: 64 * 1024) else { return }
        precondition(json.count <= 64 * 1024, "more than the limit")
        guard let graph = try? GraphDocument.read(json: json, limits: limits) else { return }
        check(graph)
    }

    /// The canonical JSON is a graph, the same one, and so is its compact path.
    private static func check(_ graph: GraphDocument) {
        let canonical = graph.canonicalJSON()
        guard let again = try? GraphDocument.read(json: canonical, limits: limits) else {
            preconditionFailure("canonical JSON that is not read: \(String(decoding: canonical, as: UTF8.self))")
        }
        precondition(
            again.canonicalJSON() == canonical,
            "canonical JSON changes: \(String(decoding: canonical, as: UTF8.self))"
        )
        precondition(again.identityOctets() == graph.identityOctets(), "another graph")
        let path = CompactPath.encode(canonical)
        precondition((try? CompactPath.decode(path, limit: canonical.count)) == canonical, "the compact path changes")
    }
}
