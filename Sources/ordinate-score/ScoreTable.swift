import LabelQuality

/// Writes what was found as a table by kind, the faults, and the headline.
enum ScoreTable {
    private static let mostFaults = 40

    static func text(_ entries: [ScoreRun.Entry]) -> String {
        let heads =
            ["kind", "graphs"] + LabelFault.Gate.allCases.map(\.rawValue)
            + LabelMeasure.allCases.map(\.rawValue) + ["score"]
        let byKind = Dictionary(grouping: entries, by: \.graph.kind)
        let rows = CorpusGraph.Kind.allCases.compactMap { kind in
            byKind[kind].map { row(kind.rawValue, $0) }
        }
        let table = aligned([heads] + rows + [row("all", entries)])
        return ([table, faults(entries), headline(entries)]).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static func row(_ name: String, _ entries: [ScoreRun.Entry]) -> [String] {
        let gates = LabelFault.Gate.allCases.map { gate in
            String(entries.count { $0.verdict.faults.contains { $0.gate == gate } })
        }
        let measures = LabelMeasure.allCases.map { measure in
            mean(entries.compactMap { $0.verdict.quality?[measure] })
        }
        return [name, String(entries.count)] + gates + measures + [mean(entries.map(\.verdict.score))]
    }

    private static func mean(_ values: [Double]) -> String {
        values.isEmpty ? "–" : fixed(values.reduce(0, +) / Double(values.count))
    }

    /// Three decimals, for numbers from 0 to 1.
    private static func fixed(_ value: Double) -> String {
        let thousandths = Int((value * 1000).rounded())
        let digits = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }

    private static func aligned(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, text in
                let blank = String(repeating: " ", count: widths[column] - text.count)
                return column == 0 ? text + blank : blank + text
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private static func faults(_ entries: [ScoreRun.Entry]) -> String {
        let lines = entries.flatMap { entry in
            entry.verdict.faults.map { "\($0.gate.rawValue): \(entry.graph.name): \($0)" }
        }
        let more = lines.count > mostFaults ? ["… and \(lines.count - mostFaults) more"] : []
        return (lines.prefix(mostFaults) + more).joined(separator: "\n")
    }

    private static func headline(_ entries: [ScoreRun.Entry]) -> String {
        let failing = entries.count { !$0.verdict.faults.isEmpty }
        let rate = Double(failing) / Double(max(1, entries.count))
        let tenths = Int((rate * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) of 100 graphs fail a gate; score \(mean(entries.map(\.verdict.score)))"
    }
}
