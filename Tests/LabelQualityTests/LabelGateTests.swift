import GraphLayout
import LabelQuality
import TestSupport
import Testing

/// Every gate shuts when its promise is broken, and only then.
struct LabelGateTests {
    private let spec = GraphSpec.valued([0, 20, 10], ticks: .nice(count: 5, loose: true))

    private func gates(_ spec: GraphSpec, _ spoil: (inout Layout) -> Void) -> Set<LabelFault.Gate> {
        var layout = Layout.solve(spec, measuring: FixedTextMeasurer())
        spoil(&layout)
        return Set(LabelGates.faults(in: layout, of: spec).map(\.gate))
    }

    @Test("a layout of the engine passes")
    func passes() {
        #expect(gates(spec) { _ in }.isEmpty)
    }

    @Test("a label on another one is an overlap")
    func overlap() {
        #expect(
            gates(spec) { layout in layout.yAxis.labels[1].block.anchor = layout.yAxis.labels[0].block.anchor }
                .contains(.overlaps)
        )
    }

    @Test("turned texts that only their upright boxes join do not overlap")
    func turnedNeighbours() {
        var spec = GraphSpec.labelled((0..<20).map { "a long label \($0)" })
        spec.xAxis.rotation = -45
        let layout = Layout.solve(spec, measuring: FixedTextMeasurer())
        let rects = layout.xAxis.labels.filter(\.isVisible).map(\.block.rect)
        #expect(zip(rects, rects.dropFirst()).contains { $0.intersects($1) })
        #expect(gates(spec) { _ in }.isEmpty)
    }

    @Test("a label over the edge of the image is clipped, one in the plot as well")
    func clipped() {
        #expect(gates(spec) { $0.yAxis.labels[0].block.anchor.x = 1 } == [.clipped])
        #expect(gates(spec) { $0.yAxis.labels[0].block.anchor.x = 300 } == [.clipped])
    }

    @Test("a text beside its value is untrue", arguments: ["5", "four", "10.00001", "\u{2212}10"])
    func untrue(text: String) {
        #expect(gates(spec) { $0.yAxis.labels[2].block.text = text } == [.truth])
    }

    @Test("equal neighbours are untrue")
    func repeated() {
        #expect(gates(spec) { $0.yAxis.labels[1].block.text = $0.yAxis.labels[0].block.text }.contains(.truth))
    }

    @Test("two different texts cut to the same one are untrue")
    func repeatedCuts() {
        let spec = GraphSpec.labelled(["Alpha one", "Alpha two"])
        #expect(gates(spec) { $0.xAxis.labels[0].block.text = "Alpha two" } == [.truth])
    }
}
