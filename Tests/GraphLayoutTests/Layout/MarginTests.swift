import TestSupport
import Testing

@testable import GraphLayout

/// What the plot keeps of the image, and the line of the plot.
struct MarginTests {
    private func solve(_ spec: GraphSpec) -> Layout {
        Layout.solve(spec, measuring: FixedTextMeasurer(advance: 0.62))
    }

    // MARK: Height

    private func lineShare(_ layout: Layout) -> Double {
        let scale = layout.series[0].yScale
        return (scale.start - scale.end) / layout.plot.height
    }

    @Test("bubbles leave the line half of the plot and stay where they fit", arguments: [60.0, 80, 100, 300])
    func bubbles(height: Double) {
        var spec = GraphSpec.valued([1, 5, 3, 8])
        spec.yAxis.enabled = false
        spec.valueLabels.enabled = true
        spec.size.height = height
        let layout = solve(spec)
        #expect(lineShare(layout) >= 0.5)
        #expect(layout.valueLabels.contains { $0.hidden == nil })
    }

    @Test("dots leave the line half of the plot", arguments: [nil, 0.0])
    func dots(padding: Double?) {
        var spec = GraphSpec.valued([1, 5, 3, 8])
        spec.yAxis.enabled = false
        spec.yAxis.padding = padding
        spec.series[0].dots.show = .all
        spec.series[0].dots.size = 30
        spec.size.height = 60
        #expect(lineShare(solve(spec)) >= 0.5)
    }
}
