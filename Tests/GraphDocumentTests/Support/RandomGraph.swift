import TestSupport

@testable import GraphDocument

/// Makes graphs from the table of fields itself, so that a new field is in every property test.
struct RandomGraph {
    var random: SeededGenerator
    private let pointCount: Int

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        pointCount = Int.random(in: 0...9, using: &random)
    }

    /// A graph that is valid by construction.
    mutating func json() -> JSONValue {
        var members = object(GraphDocument.schema.shape, path: "")
        let usesSeries = random.once(in: 3)
        members.removeAll { $0.name == "points" || $0.name == "series" }
        if !usesSeries { members.removeAll { $0.name == "rightAxis" } }
        let needsRight = members.contains { $0.name == "rightAxis" }
        if usesSeries {
            let count = Int.random(in: 1...3, using: &random)
            let all = (0..<count).map { _ in
                var fields = object(SeriesDocument.schema.shape, path: "series.").filter { $0.name != "points" }
                fields.append(JSONMember(name: "points", value: points()))
                if needsRight {
                    fields.removeAll { $0.name == "axis" }
                    fields.append(JSONMember(name: "axis", value: .string("right")))
                }
                return JSONValue.object(fields.shuffled(using: &random))
            }
            members.append(JSONMember(name: "series", value: .array(all)))
        } else {
            members.append(JSONMember(name: "points", value: points()))
        }
        return .object(members.shuffled(using: &random))
    }

    /// A single missing point has no form in a query string.
    private mutating func points() -> JSONValue {
        guard pointCount != 1 else { return .array([.number(number(-1000...1000))]) }
        return .array((0..<pointCount).map { _ in random.once(in: 4) ? .null : .number(number(-1000...1000)) })
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &random)
        return random.once(in: 2) ? max(range.lowerBound, (value * 10).rounded() / 10) : value
    }

    private mutating func object(_ shape: ObjectShape, path: String) -> [JSONMember] {
        var members: [JSONMember] = []
        // One way to select labels at most.
        let selections = [["gaps"], ["count"], ["positions"], ["values"], ["base", "increment"]]
        let chosen = selections.randomElement(using: &random) ?? []
        for row in shape.rows {
            let isSelection = path.hasSuffix("Axis.") && selections.contains { $0.contains(row.name) }
            guard isSelection ? chosen.contains(row.name) : random.once(in: 3) else { continue }
            members.append(JSONMember(name: row.name, value: value(row.shape, path: path + row.name)))
        }
        if path == "yAxis." || path == "rightAxis." { makePossible(&members) }
        return members
    }

    /// Leaves out what cannot stand together on a Y axis.
    private func makePossible(_ members: inout [JSONMember]) {
        let names = Set(members.map(\.name))
        members.removeAll { $0.name == "min" && names.contains("max") }
        members.removeAll { ["min", "max"].contains($0.name) && names.contains("ticks") }
        if !names.isDisjoint(with: ["values", "base"]) { members.removeAll { $0.name == "ticks" } }
    }

    private mutating func value(_ shape: Shape, path: String) -> JSONValue {
        switch shape {
        case .boolean: .bool(random.once(in: 2))
        case .number(let bounds): number(bounds, path: path)
        case .text: .string(text())
        case .color:
            .string(
                ["red", "#1234", "#0af", "#12345678", "rgb(1, 2, 3)", "rgba(9 8 7 / 0.3)"].randomElement(using: &random)
                    ?? ""
            )
        case .locale: .string(["en", "en-US", "de", "fr", "hi", "ar-EG"].randomElement(using: &random) ?? "en")
        case .choice(let words): .string(words.randomElement(using: &random) ?? "")
        case .automatic(let inner): random.once(in: 3) ? .string("auto") : value(inner, path: path)
        case .nullable(.object(let nested)): .object(given(nested, path: path))
        case .nullable(let inner): value(inner, path: path)
        case .either(let first, let second): value(random.once(in: 2) ? first : second, path: path)
        case .list(let item): list(of: item, path: path)
        case .object(let nested): .object(object(nested, path: path + "."))
        case .objects(let nested, _):
            .array((0..<Int.random(in: 1...3, using: &random)).map { _ in .object(given(nested, path: path)) })
        }
    }

    /// An object that may be missing: one without fields has no form in a query string.
    private mutating func given(_ shape: ObjectShape, path: String) -> [JSONMember] {
        var members = object(shape, path: path + ".")
        if path.hasSuffix("gradient") {
            members.removeAll { $0.name == "stops" }
            let stops = [(0.0, "red"), (0.25, "#0af"), (1, "#12345678")].suffix(Int.random(in: 2...3, using: &random))
            members.append(JSONMember(name: "stops", value: .array(stops.map(Self.stop))))
        } else if path == "annotations" {
            members.removeAll { $0.name == "x" || $0.name == "y" }
            let axis = random.once(in: 2) ? "x" : "y"
            members.append(JSONMember(name: axis, value: .number(number(-50...50))))
        } else if members.isEmpty {
            members.append(JSONMember(name: "alpha", value: .number(0.5)))
        }
        return members
    }

    private static func stop(_ at: Double, _ color: String) -> JSONValue {
        .object([JSONMember(name: "at", value: .number(at)), JSONMember(name: "color", value: .string(color))])
    }

    private mutating func number(_ bounds: Bounds, path: String) -> JSONValue {
        if path == "width" || path == "height" { return .number(Double(Int.random(in: 1...900, using: &random))) }
        let isIndex = ["positions", "keep", "indexes"].contains { path.hasSuffix($0) }
        let low = bounds.minimum ?? -50
        let high =
            isIndex
            ? Double(max(pointCount - 1, 0)) : min(bounds.maximum?.value(in: GraphLimits()) ?? low + 40, low + 40)
        let value = number(low...high)
        let whole = bounds.isWhole ? value.rounded(.down) : value
        return .number(bounds.isMinimumExclusive && whole <= low ? high : whole)
    }

    private mutating func list(of item: Shape, path: String) -> JSONValue {
        switch path {
        case "labels" where pointCount == 1: return .array([.string("Mon")])
        case "labels": return .array((0..<pointCount).map { _ in random.once(in: 5) ? .null : .string(text()) })
        case "xAxis.positions" where pointCount == 0, "valueLabels.indexes" where pointCount == 0: return .array([])
        case "xAxis.keep" where pointCount == 0: return .array([.string("first")])
        case "xAxis.fit": return .array([.string("wrap"), .string("rotate")])
        default:
            if path.hasSuffix("dash") { return .array([.number(3), .number(number(0...4))]) }
            return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(item, path: path) })
        }
    }

    private mutating func text() -> String {
        ["", "Mon", "a|b", #"c\"#, #"\|"#, "ä €", "100% & more=yes", "a+b", "月曜", "🙂", "a \"b\""].randomElement(
            using: &random
        ) ?? ""
    }
}
