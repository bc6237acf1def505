import Foundation
import Testing

@testable import GraphDocument

/// Files and shorthands of these tests.
enum Fixtures {
    /// The root of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The graphs of the gallery.
    static func examples() throws -> [URL] { try graphs(in: "Examples") }

    /// Graphs of real data.
    static func realGraphs() throws -> [URL] { try graphs(in: "Tests/Fixtures/graphs") }

    private static func graphs(in folder: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: root.appending(path: folder), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.path < $1.path }
    }
}

/// Reads a JSON graph.
func read(_ json: String, limits: GraphLimits = GraphLimits()) throws(GraphFailure) -> GraphDocument {
    try GraphDocument.read(json: Array(json.utf8), limits: limits)
}

/// The faults of a JSON graph; none when it is valid.
func faults(_ json: String, limits: GraphLimits = GraphLimits()) -> [GraphFault] {
    do throws(GraphFailure) {
        _ = try read(json, limits: limits)
        return []
    } catch {
        guard case .faults(let faults) = error else {
            Issue.record("not JSON: \(error)")
            return []
        }
        return faults
    }
}

/// The faults of a query string; none when it is valid.
func queryFaults(_ query: String, ignoring: Set<String> = [], limits: GraphLimits = GraphLimits()) -> [GraphFault] {
    do throws(GraphFailure) {
        _ = try GraphDocument.read(query: query, ignoring: ignoring, limits: limits)
        return []
    } catch {
        guard case .faults(let faults) = error else {
            Issue.record("not JSON: \(error)")
            return []
        }
        return faults
    }
}
