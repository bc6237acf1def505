import GraphDocument
import GraphLayout
import GraphRendering
import LabelQuality

/// Judges the corpus with the real fonts.
struct ScoreRun {
    /// A graph and what was found.
    struct Entry {
        let graph: CorpusGraph
        let verdict: LabelVerdict
    }

    /// The widths of the sweep in CSS pixels.
    private static let widths = 200...1200
    /// Of several sizes of a graph one is swept; longer axes take too long.
    private static let sweptHeight = 270.0
    private static let mostSwept = 365

    private let judge: LabelJudge

    init(first: GraphRenderer, second: GraphRenderer) {
        judge = LabelJudge(measuring: first.text, second: second.text) { layout in
            LayoutJSON.write(layout, includePoints: layout.series.allSatisfy { $0.samples.count <= 365 })
        }
    }

    func run(_ options: Options) -> [Entry] {
        CorpusGraph.sampled(every: options.every).map { graph in
            var verdict = judge.verdict(on: graph.spec)
            if options.sweeps, Self.isSwept(graph) {
                verdict.faults += judge.faults(of: graph.spec, over: Self.widths)
            }
            return Entry(graph: graph, verdict: verdict)
        }
    }

    private static func isSwept(_ graph: CorpusGraph) -> Bool {
        graph.spec.size.height == sweptHeight && graph.spec.pointCount <= mostSwept
    }
}

extension CorpusGraph {
    /// Every nth graph of each kind of the corpus.
    static func sampled(every number: Int) -> [CorpusGraph] {
        let byKind = Dictionary(grouping: Corpus.graphs(), by: \.kind)
        return Kind.allCases.flatMap { kind in
            (byKind[kind] ?? []).enumerated().filter { $0.offset % number == 0 }.map(\.element)
        }
    }
}
