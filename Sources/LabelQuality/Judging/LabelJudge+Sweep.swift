package import GraphLayout

extension LabelJudge {
    /// Every width at which the graph shows fewer labels of an axis than one pixel narrower.
    ///
    /// When the layout may set labels in another way, only widths that set them alike are compared: a wide graph may
    /// give up some labels for all others to stand upright.
    package func faults(of spec: GraphSpec, over widths: ClosedRange<Int>) -> [LabelFault] {
        var faults: [LabelFault] = []
        var previous: (x: Setting, y: Setting)?
        for width in widths {
            var candidate = spec
            candidate.size.width = Double(width)
            let layout = solve(candidate)
            let now = (x: Setting(layout.xAxis), y: Setting(layout.yAxis))
            if let previous {
                for (before, after) in [(previous.x, now.x), (previous.y, now.y)]
                where after.shown < before.shown && after.isAlike(before) {
                    faults.append(.fewerWhenWider(width: width, from: before.shown, to: after.shown))
                }
            }
            previous = now
        }
        return faults
    }

    /// How the labels of an axis are set.
    private struct Setting {
        let shown: Int
        private let angle: Double
        private let lines: Int
        private let rows: Int
        private let isCut: Bool

        init(_ axis: AxisLayout) {
            shown = axis.report.shown
            angle = axis.report.angle
            lines = axis.report.lines
            rows = axis.report.rows
            isCut = axis.shown.contains { $0.block.text.hasSuffix("…") && !$0.block.fullText.hasSuffix("…") }
        }

        func isAlike(_ other: Setting) -> Bool {
            angle == other.angle && lines == other.lines && rows == other.rows && isCut == other.isCut
        }
    }
}
