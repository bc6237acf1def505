import Foundation
import HTTPWire
import Testing

@testable import GraphService

/// `openapi.yaml` against the table of routes.
@Suite struct DescriptionTests {
    /// A path of the description and a method under it.
    private struct Operation: Hashable {
        var method: String
        var path: String
    }

    private func lines() async throws -> [Substring] {
        try await GraphService.usual.ask(.get, "/openapi.yaml").text.split(separator: "\n")
    }

    @Test func `the program serves the file at the root`() async throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../openapi.yaml")
        let served = try await GraphService.usual.ask(.get, "/openapi.yaml")
        #expect(Array(try Data(contentsOf: root.standardized)) == served.body)
    }

    @Test func `every route is described and nothing else is`() async throws {
        var described: Set<Operation> = []
        var path = ""
        for line in try await lines() {
            let text = line.drop { $0 == " " }
            switch line.count - text.count {
            case 2 where text.hasSuffix(":"): path = text.dropLast().filter { $0 != "\"" }
            case 4 where ["get:", "post:"].contains(text) && path.hasPrefix("/"):
                described.insert(Operation(method: text.dropLast().uppercased(), path: path))
            default: break
            }
        }
        let routes = Routes.all.flatMap { route in
            Self.paths(route.template.text).map { Operation(method: route.method.rawValue, path: $0) }
        }
        #expect(described.subtracting(routes).isEmpty)
        #expect(Set(routes).subtracting(described).isEmpty)
    }

    /// The extensions of one path are paths of their own in the description.
    private static func paths(_ template: String) -> [String] {
        guard template == "/graph.{format}" else { return [template] }
        return Representation.all.map { "/graph.\($0.name)" }
    }

    @Test func `every parameter of a route is described with it`() async throws {
        let text = try await GraphService.usual.ask(.get, "/openapi.yaml").text
        for route in Routes.all {
            let path = Self.paths(route.template.text)[0]
            let block = try #require(
                text.firstRange(of: "\n  \(path):\n") ?? text.firstRange(of: "\n  \"\(path)\":\n"),
                "\(path)"
            )
            let rest = text[block.upperBound...]
            let start = try #require(rest.firstRange(of: "    \(route.method.rawValue.lowercased()):\n")).upperBound
            let end = rest[start...].firstRange(of: "      responses:\n")?.lowerBound ?? rest.endIndex
            let operation = rest[start..<end]
            // The extension stands for the format.
            let names =
                route.template.isLiteral ? route.parameters : route.parameters.subtracting(["format", "widths"])
            for name in names {
                let isDescribed = operation.contains("/\(name)\" }") || operation.contains("{ name: \(name), ")
                #expect(isDescribed, "\(route.method) \(path) \(name)")
            }
        }
    }
}
