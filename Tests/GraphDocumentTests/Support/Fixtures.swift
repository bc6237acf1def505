import Foundation
import Testing

@testable import GraphDocument

/// Files and shorthands of these tests.
enum Fixtures {
    static let graphs = [
        "air-passengers-monthly.json", "co2-mauna-loa-monthly.json", "new-haven-temperature.json",
        "san-francisco-hourly.json", "seattle-first-week.json", "seattle-max-temperature-daily.json",
        "stocks-monthly.json", "sunspots-yearly.json", "us-construction-jobs.json", "wheat-prices.json",
    ]

    /// The root of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func graph(_ file: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: root.appending(path: "Tests/Fixtures/graphs/\(file)")))
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
