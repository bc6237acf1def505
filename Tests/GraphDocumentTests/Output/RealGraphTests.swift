import Foundation
import GraphLayout
import TestSupport
import Testing

@testable import GraphDocument

/// The layouts of real series, as text, against what they were when somebody looked at their pictures.
@Suite struct RealGraphTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Goldens").standardized
    private static let graphs = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/graphs").standardized

    /// Set to write the texts anew; look at the difference before it is kept.
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

    private static let names = [
        "air-passengers-monthly", "co2-mauna-loa-monthly", "new-haven-temperature", "san-francisco-hourly",
        "seattle-first-week", "seattle-max-temperature-daily", "stocks-monthly", "sunspots-yearly",
        "us-construction-jobs", "wheat-prices",
    ]

    @Test(arguments: names) func theLayoutIsWhatItWas(name: String) throws {
        let json = try Array(Data(contentsOf: Self.graphs.appending(path: "\(name).json")))
        let document = try GraphDocument.read(json: json, limits: GraphLimits())
        let text = [320, 600, 1200].map { width in
            var spec = document.spec
            spec.size.width = Double(width)
            return Self.description(of: Layout.solve(spec, measuring: FixedTextMeasurer()))
        }
        .joined(separator: "\n")
        let golden = Self.folder.appending(path: "\(name).txt")
        if Self.isRecording { try Data(text.utf8).write(to: golden) }
        #expect(text == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    }

    private static func description(of layout: Layout) -> String {
        let number = { (value: Double) in String(format: "%.1f", value) }
        let rect = { (rect: Rect) in [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ") }
        let axes = [("x", layout.xAxis), ("y", layout.yAxis)] + (layout.rightAxis.map { [("right", $0)] } ?? [])
        var lines = ["\(Int(layout.size.width)) × \(Int(layout.size.height))", "plot \(rect(layout.plot))"]
        lines += [layout.title, layout.emptyText].compactMap(\.self).map { "text \(rect($0.rect)) \($0.text)" }
        for (name, axis) in axes {
            lines.append("\(name) \(axis.report.method) \(axis.report.shown) of \(axis.labels.count)")
            lines += axis.labels.filter { $0.isVisible }.map { "  \(rect($0.block.rect)) \($0.block.text)" }
        }
        lines += layout.series.map { series in
            "series \(series.name ?? "–"): \(series.samples.presentCount) values, \(series.lines.count) lines, "
                + "\(series.dots.count) dots"
        }
        lines += (layout.legend?.entries ?? []).map { "legend \(rect($0.block.rect)) \($0.block.text)" }
        lines += layout.warnings.map { "warning \($0.code)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
