import Foundation
import GraphLayout
import TestSupport
import Testing

@testable import GraphDocument

@Suite struct OpenAPITests {
    private let description: JSONValue

    init() throws {
        let text = try String(contentsOf: Fixtures.root.appending(path: "openapi.yaml"), encoding: .utf8)
        description = try YAMLSubset.read(text)
    }

    private func schema(_ name: String) throws -> JSONValue {
        try #require(description["components"]?["schemas"]?[name])
    }

    @Test func theGraphHasTheFieldsOfTheTable() throws {
        let described = resolved(try schema("Graph"))
        #expect(described == GraphDocument.schema.shape.schema.sorted)
    }

    @Test func everyFieldIsAParameterOfTheQuery() throws {
        let described = try #require(try schema("GraphQuery")["properties"]?.members).map(\.name)
        let aliases = GraphDocument.schema.fields.flatMap(\.aliases)
        let leaves = GraphDocument.schema.shape.leaves(prefix: "")
        #expect(Set(described) == Set(leaves + aliases))
        #expect(Set(described).count == described.count)
    }

    @Test func listsAreAsLongAsTheLimitsAllow() throws {
        let limits = GraphLimits()
        let fields = try #require(try schema("Graph")["properties"])
        #expect(fields["points"]?["maxItems"] == .number(Double(limits.points)))
        #expect(fields["labels"]?["maxItems"] == .number(Double(limits.labels)))
        #expect(fields["series"]?["maxItems"] == .number(Double(limits.series)))
        #expect(try schema("YAxis")["properties"]?["values"]?["maxItems"] == .number(Double(limits.ticks)))
    }

    @Test func everyWarningIsListed() throws {
        let warnings: [LayoutWarning] = [
            .labelsOverlap(axis: .x, pairs: 1), .labelsClipped(axis: .x, count: 1), .pinsDropped(indexes: [1]),
            .equalValues(axis: .y, asked: 5), .ticksCapped(axis: .y, asked: 5, placed: 1),
            .nonPositive(axis: .y, count: 1),
            .marginCapped(axis: .y), .titleCut, .axisTitleDropped(axis: .x), .equalTexts(axis: .y),
            .legendCut(count: 1), .annotationsOutside([0]),
            .missingGlyphs([0x4e2d]), .familySubstituted(asked: "A", used: "B"),
        ]
        let listed = try schema("Warning")["properties"]?["code"]?["enum"]?.items
        #expect(listed == warnings.map { .string($0.code) })
    }

    @Test(arguments: try Fixtures.examples() + Fixtures.realGraphs())
    func everyGraphAndItsLayoutAreAsDescribed(file: URL) throws {
        let check = DescriptionCheck(schemas: try #require(description["components"]?["schemas"]))
        let octets = try [UInt8](Data(contentsOf: file))
        #expect(check.faults(try JSONReader.read(octets), is: "Graph") == [])
        let document = try GraphDocument.read(json: octets, limits: GraphLimits())
        #expect(check.faults(try JSONReader.read(document.canonicalJSON()), is: "Graph") == [])
        let layout = Layout.solve(document.spec, measuring: FixedTextMeasurer())
        #expect(check.faults(try JSONReader.read(LayoutJSON.write(layout, includePoints: true)), is: "Layout") == [])
    }

    @Test func theCheckOfTheDescriptionFindsFaults() throws {
        let check = DescriptionCheck(schemas: try #require(description["components"]?["schemas"]))
        let graphs = [
            #"{"width":0}"#, #"{"widht":1}"#, #"{"title":1}"#, #"{"nulls":"fill"}"#, #"{"series":[{}]}"#,
            #"{"line":{"width":0}}"#, #"{"fill":{"below":{"gradient":{"stops":[{"at":2,"color":"red"}]}}}}"#,
            #"{"xAxis":{"keep":["middle"]}}"#, #"{"width":1.5}"#,
        ]
        for graph in graphs { #expect(check.faults(try JSONReader.read(Array(graph.utf8)), is: "Graph").count == 1) }
        #expect(check.faults(.object([]), is: "Layout").count == 20)
    }

    /// The schema with references replaced, and without what the table of fields does not know.
    private func resolved(_ json: JSONValue) -> JSONValue {
        guard var members = json.members else { return json.items.map { .array($0.map(resolved)) } ?? json }
        if case .string(let reference) = json["$ref"] {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            let target = description["components"]?["schemas"]?[name]?.members ?? []
            let own = Set(members.map(\.name))
            members = members.filter { $0.name != "$ref" } + target.filter { !own.contains($0.name) }
        }
        let unknown: Set<String> = ["description", "additionalProperties", "maxItems", "uniqueItems", "required"]
        let isProperties = members.allSatisfy { $0.value.members != nil }
        return JSONValue.object(
            members.filter { isProperties || !unknown.contains($0.name) }
                .map { JSONMember(name: $0.name, value: $0.name == "default" ? $0.value : resolved($0.value)) }
        ).sortedHere
    }
}

extension JSONValue {
    fileprivate var sortedHere: JSONValue { .object((members ?? []).sorted { $0.name < $1.name }) }

    /// The same with the names of every object in order.
    fileprivate var sorted: JSONValue {
        if let members {
            return JSONValue.object(members.map { JSONMember(name: $0.name, value: $0.value.sorted) }).sortedHere
        }
        return items.map { .array($0.map(\.sorted)) } ?? self
    }
}

extension ObjectShape {
    /// The paths of what a query string can set, without those of series.
    fileprivate func leaves(prefix: String) -> [String] {
        rows.flatMap { row in
            switch row.shape {
            case .object(let nested), .nullable(.object(let nested)): nested.leaves(prefix: prefix + row.name + ".")
            case .objects, .nullable(.objects): [String]()
            default: [prefix + row.name]
            }
        }
    }

    /// The object as JSON Schema.
    fileprivate var schema: JSONValue {
        let properties = rows.map { row -> JSONMember in
            var schema = row.shape.schema
            let isNested = if case .object = row.shape { true } else { false }
            let isNullable = if case .nullable = row.shape { true } else { false }
            let isRequired = row.defaultValue == .null && !isNullable
            if !isNested, !isRequired { schema["default"] = row.defaultValue }
            return JSONMember(name: row.name, value: .object(schema.map { JSONMember(name: $0.key, value: $0.value) }))
        }
        return .object([
            JSONMember(name: "type", value: .string("object")),
            JSONMember(name: "properties", value: .object(properties)),
        ])
    }
}

extension Shape {
    /// The shape as JSON Schema, by keyword.
    fileprivate var schema: [String: JSONValue] {
        switch self {
        case .boolean: ["type": .string("boolean")]
        case .number(let bounds): bounds.schema
        case .text: ["type": .string("string"), "maxLength": .number(Double(GraphLimits().text))]
        case .color, .locale: ["type": .string("string")]
        case .choice(let words): ["type": .string("string"), "enum": .array(words.map(JSONValue.string))]
        case .automatic(let inner):
            ["anyOf": .array([.object(Shape.choice(["auto"]).schema), .object(inner.schema)])]
        case .nullable(let inner): inner.schema.merging(nullability(inner.schema)) { $1 }
        case .either(let first, let second): ["anyOf": .array([.object(first.schema), .object(second.schema)])]
        case .list(let item): ["type": .string("array"), "items": .object(item.schema)]
        case .object(let nested): nested.schemaMembers
        case .objects(let nested, _): ["type": .string("array"), "items": nested.schema]
        }
    }

    private func nullability(_ schema: [String: JSONValue]) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        if let type = schema["type"] { members["type"] = .array([type, .string("null")]) }
        if let words = schema["enum"]?.items { members["enum"] = .array(words + [.null]) }
        return members
    }
}

extension ObjectShape {
    fileprivate var schemaMembers: [String: JSONValue] {
        guard case .object(let members) = schema else { return [:] }
        return Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    }
}

extension JSONValue {
    fileprivate static func object(_ members: [String: JSONValue]) -> JSONValue {
        .object(members.map { JSONMember(name: $0.key, value: $0.value) })
    }
}

extension Bounds {
    fileprivate var schema: [String: JSONValue] {
        var schema: [String: JSONValue] = ["type": .string(isWhole ? "integer" : "number")]
        if let minimum { schema[isMinimumExclusive ? "exclusiveMinimum" : "minimum"] = .number(minimum) }
        if let maximum { schema["maximum"] = .number(maximum.value(in: GraphLimits())) }
        return schema
    }
}
