/// What was found about the labels of one graph.
package struct LabelVerdict: Sendable {
    package var faults: [LabelFault]
    /// nil when the graph wants no labels.
    package var quality: LayoutQuality?

    /// 0 with any fault; 1 when no labels are wanted and none is wrong.
    package var score: Double {
        faults.isEmpty ? quality?.score ?? 1 : 0
    }
}
