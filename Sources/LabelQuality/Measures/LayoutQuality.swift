package import GraphLayout

/// How good the labels of one layout are: seven measures from 0 to 1, and one number of them.
package struct LayoutQuality: Hashable, Sendable {
    /// The part of an image that the plot should have at least.
    private static let goodPlotShare = 0.55

    package var density: Double
    package var evenness: Double
    package var ends: Double
    package var legibility: Double
    package var simplicity: Double?
    /// The plot's part of the image, against what it should have at least.
    package var plotShare: Double
    /// How many texts stay when the graph changes a little; nil when that was not tried.
    package var stability: Double?

    /// The measures of `layout`, without its stability; `spec` is the graph that it came from. nil when it shows no
    /// axis labels because none are wanted.
    package init?(_ layout: Layout, of spec: GraphSpec) {
        let axes = [
            AxisQuality(index: layout.xAxis, in: layout, minGap: spec.xAxis.minGap),
            layout.series.first.flatMap { AxisQuality(value: layout.yAxis, in: layout, scale: $0.yScale) },
        ].compactMap(\.self)
        guard !axes.isEmpty else { return nil }
        let mean = { (values: [Double]) in values.reduce(0, +) / Double(values.count) }
        density = mean(axes.map(\.density))
        evenness = mean(axes.map(\.evenness))
        ends = mean(axes.map(\.ends))
        legibility = mean(axes.map(\.legibility))
        let rounds = axes.compactMap(\.simplicity)
        simplicity = rounds.isEmpty ? nil : mean(rounds)
        let area = layout.size.width * layout.size.height
        plotShare = min(1, layout.plot.width * layout.plot.height / area / Self.goodPlotShare)
    }

    /// The weighted mean of what was measured.
    package var score: Double {
        let measured = LabelMeasure.allCases.compactMap { measure in
            self[measure].map { (value: $0, weight: measure.weight) }
        }
        return measured.reduce(0) { $0 + $1.value * $1.weight } / measured.reduce(0) { $0 + $1.weight }
    }

    package subscript(measure: LabelMeasure) -> Double? {
        switch measure {
        case .density: density
        case .evenness: evenness
        case .ends: ends
        case .legibility: legibility
        case .simplicity: simplicity
        case .plotShare: plotShare
        case .stability: stability
        }
    }
}
