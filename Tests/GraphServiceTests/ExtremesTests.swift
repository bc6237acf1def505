import HTTPWire
import TestSupport
import Testing

@testable import GraphService

/// Numbers that are far too large, far too small, or a hair beside an edge.
@Suite struct ExtremesTests {
    private var random: SeededGenerator

    init() { random = SeededGenerator(seed: 0) }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    private mutating func number() -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Double.random(in: -0.01...0.01, using: &random)
        case 1: Double.random(in: 0...100, using: &random)
        case 2: pick([0, -0.0, 1e-308, 1e308, -1e308, 1e15, -1e15, 1e-9, 1, 2])
        default: pick([1.0, -1]) * pick([1e-200, 1e-12, 1e-3, 1e6, 1e100, 1e300])
        }
    }

    private mutating func annotations(count: Int) -> String {
        let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let nearEdge = pick([0, Double(count - 1)]) + Double.random(in: -0.01...0.01, using: &random)
            let (axis, place) = pick([("x", nearEdge), ("x", number()), ("y", number())])
            let to = pick([nil, nil, place - 0.001, place + 1])
            return #"{"\#(axis)":\#(place)\#(to.map { #","to":\#($0)"# } ?? "")}"#
        }
        return "[\(items.joined(separator: ","))]"
    }

    private mutating func graph() -> String {
        let count = pick([1, 2, 3, 5, 40])
        let points = (0..<count).map { _ in pick([true, true, true, false]) ? "\(number())" : "null" }
        let ends = [number(), number()].sorted()
        return """
            {"points":[\(points.joined(separator: ","))],
            "width":\(pick([1, 2, 37, 300])),"height":\(pick([1, 3, 60, 200])),
            "line":{"curve":"\(pick(["linear", "bezier"]))","width":\(pick([0.1, 1, 2, 7.9, 8.1, 50]))},
            "dots":{"show":"\(pick(["none", "only", "all"]))","size":\(pick([0.1, 5, 200, 1000]))},
            "fill":{"below":{"color":"#336699","alpha":0.5}},"frame":{"left":true,"top":true},
            "sparkline":\(pick([true, false])),"annotations":\(annotations(count: count)),
            "yAxis":{"enabled":true\(pick([true, false]) ? #","min":\#(ends[0]),"max":\#(ends[1])"# : "")}}
            """
    }

    @Test(arguments: 1...4)
    mutating func `whatever numbers a graph has, it is drawn or refused`(seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        var drawn = 0
        for _ in 0..<120 {
            let body = graph()
            for format in ["png", "svg", "json"] {
                let response = try await GraphService.usual.ask(.post, "/graph.\(format)", body: body)
                #expect([.ok, .unprocessableContent].contains(response.status), "\(body)")
                drawn += response.status == .ok ? 1 : 0
            }
        }
        #expect(drawn > 300)
    }
}
