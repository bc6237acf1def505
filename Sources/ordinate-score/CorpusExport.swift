import GraphDocument
import GraphLayout
import LabelQuality

/// Prints the plain graphs of the corpus as the service and other chart programs can be asked for them.
enum CorpusExport {
    static func run(every number: Int) {
        for graph in CorpusGraph.sampled(every: number) where graph.isPlain {
            print(String(decoding: line(graph), as: UTF8.self))
        }
    }

    private static func line(_ graph: CorpusGraph) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.name("kind")
            json.string(graph.kind.rawValue)
            json.name("name")
            json.string(graph.name)
            json.name("graph")
            json.request(graph.spec)
        }
        return json.octets
    }
}

extension JSONWriter {
    /// Writes a plain graph as a request.
    fileprivate mutating func request(_ spec: GraphSpec) {
        object { json in
            json.name("width")
            json.number(spec.size.width)
            json.name("height")
            json.number(spec.size.height)
            json.name("points")
            json.array { json in
                for value in spec.series.first?.samples.values ?? [] { json.number(value) }
            }
            if !spec.labels.isEmpty {
                json.name("labels")
                json.array { json in
                    for label in spec.labels { json.string(label ?? "") }
                }
            }
            json.name("yAxis")
            json.object { json in
                json.name("enabled")
                json.bool(true)
                json.name("ticks")
                json.string(spec.yAxis.ticks.isLog ? "log" : "nice")
            }
        }
    }
}

extension TickSelection {
    fileprivate var isLog: Bool {
        if case .log = self { true } else { false }
    }
}
