import GraphDocument
import GraphLayout
import GraphRendering
import LabelQuality
import TestSupport
import Testing

/// The corpus, and what the engine makes of a part of it without fonts; `ordinate-score` judges all of it with them.
struct CorpusTests {
    private static let corpus = Corpus.graphs()

    private let judge = LabelJudge(measuring: FixedTextMeasurer(), second: FixedTextMeasurer()) {
        LayoutJSON.write($0, includePoints: false)
    }

    @Test("the corpus is the same for the same seed and another for another")
    func seeded() {
        let specs = Self.corpus.map(\.spec)
        #expect(specs == Corpus.graphs(seed: Corpus.seed).map(\.spec))
        #expect(specs != Corpus.graphs(seed: 1).map(\.spec))
        #expect(Set(Self.corpus.map(\.name)).count == specs.count)
    }

    @Test("every kind of graph passes every gate with a fair score", arguments: CorpusGraph.Kind.allCases)
    func passes(kind: CorpusGraph.Kind) {
        let graphs = Self.corpus.filter { $0.kind == kind && $0.spec.pointCount <= 90 }
        #expect(!graphs.isEmpty)
        var total = 0.0
        let sample = graphs.enumerated().filter { kind == .complaints || $0.offset % 11 == 0 }.map(\.element)
        for graph in sample {
            let verdict = judge.verdict(on: graph.spec)
            #expect(verdict.faults.isEmpty, "\(graph.name)")
            total += verdict.score
        }
        #expect(total / Double(sample.count) > 0.7)
    }

    @Test("graphs of every kind pass every gate with real fonts")
    func realFonts() throws {
        let renderers = (try GraphRenderer(), try GraphRenderer())
        let judge = LabelJudge(measuring: renderers.0.text, second: renderers.1.text) {
            LayoutJSON.write($0, includePoints: false)
        }
        let graphs = Self.corpus.filter { $0.spec.pointCount <= 90 }.enumerated().filter { $0.offset % 41 == 0 }
        for graph in graphs.map(\.element) {
            let faults = judge.verdict(on: graph.spec).faults
            #expect(faults.isEmpty, "\(graph.name)")
        }
    }

    @Test(
        "a wider graph never shows fewer labels",
        arguments: [CorpusGraph.Kind.short, .long, .oneLong, .fitted]
    )
    func monotone(kind: CorpusGraph.Kind) {
        for graph in Self.corpus where graph.kind == kind && graph.spec.size.height == 160 {
            guard [12, 31].contains(graph.spec.pointCount) else { continue }
            #expect(judge.faults(of: graph.spec, over: 300...330).isEmpty, "\(graph.name)")
        }
    }

    @Test("an axis that loses labels as it grows is found out")
    func notMonotone() {
        let unsteady = LabelJudge(measuring: Unsteady(), second: FixedTextMeasurer()) { _ in [] }
        let spec = GraphSpec.labelled((0..<40).map { "Label \($0)" })
        #expect(unsteady.faults(of: spec, over: 300...340).contains { $0.gate == .monotone })
    }

    @Test("a layout that depends on what was measured before is found out")
    func notDeterministic() {
        let unsteady = LabelJudge(measuring: FixedTextMeasurer(), second: FixedTextMeasurer(advance: 0.501)) {
            LayoutJSON.write($0, includePoints: false)
        }
        let labels = [String(repeating: "a", count: 10), "b"]
        #expect(unsteady.verdict(on: .labelled(labels)).faults == [.unrepeatable])
    }

    @Test("a box that is not as wide as its text is found out")
    func misreported() {
        let other = LabelJudge(measuring: FixedTextMeasurer(), second: FixedTextMeasurer(advance: 0.6)) { _ in [] }
        #expect(
            other.verdict(on: .labelled(["Alpha", "Beta"])).faults == [.misreported("Alpha"), .misreported("Beta")]
        )
    }
}

/// Texts that grow with every question.
private final class Unsteady: TextMeasuring {
    private var asked = 0

    func lineMetrics(_ style: TextStyle) -> LineMetrics { FixedTextMeasurer().lineMetrics(style) }

    func extents(of text: String, style: TextStyle) -> TextExtents {
        asked += 1
        return FixedTextMeasurer(advance: 0.5 + Double(asked) / 1000).extents(of: text, style: style)
    }

    func lineBreaks(in text: String) -> [String.Index] { [] }

    func coverage(of texts: [String], style: TextStyle) -> FontCoverage { FontCoverage() }
}
