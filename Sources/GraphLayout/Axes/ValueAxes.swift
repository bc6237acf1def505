/// The one or two Y axes of a graph.
struct ValueAxes {
    private let first: ValueAxis
    private let second: ValueAxis?
    /// The gutter of `yAxis`, on whichever side it stands.
    private(set) var left: ValueGutter
    /// The gutter of the second axis, when a series asks for it.
    private(set) var right: ValueGutter?

    init(_ spec: GraphSpec, typesetter: Typesetter) {
        // By the height of the image, not of the plot: the labels must not depend on what stands under it.
        let room = max(2, min(11, Int(spec.size.height / max(1, typesetter.lineHeight * Spacing.valueLabelPitch))))
        first = ValueAxis(
            spec.yAxis,
            name: .y,
            series: spec.series.filter { $0.axis == .left }.map(\.samples),
            average: spec.averageLine,
            room: room
        )
        left = ValueGutter(first, typesetter: typesetter, image: spec.size)
        let others = spec.series.filter { $0.axis == .right }.map(\.samples)
        guard !others.isEmpty else {
            second = nil
            right = nil
            return
        }
        var opposite = spec.rightAxis
        opposite.enabled = true
        opposite.position = spec.yAxis.position == .left ? .right : .left
        let axis = ValueAxis(opposite, name: .right, series: others, room: room)
        second = axis
        right = ValueGutter(axis, typesetter: typesetter, image: spec.size)
    }

    /// Shares the room beside the plot of `frame`: numbers before titles, the first axis before the second.
    mutating func fit(into frame: PlotFrame) {
        let most = frame.mostHorizontal
        let numbers = min(left.least, most)
        let others = min(right?.least ?? 0, most - numbers)
        // A side without a gutter keeps its margin, unless a number needs it.
        let rest = max(0, most - numbers - others - (right == nil ? frame.padding.right : 0))
        let first = min(left.wanted, numbers + rest)
        let second = min(right?.wanted ?? 0, others + rest - (first - numbers))
        left.fit(into: first, height: frame.canvas.height)
        right?.fit(into: second, height: frame.canvas.height)
    }

    /// The room that both gutters have beside the plot.
    var rooms: Insets { insets(left.room, right?.room ?? 0) }

    /// What is shown in both gutters needs this much.
    var margins: Insets { insets(left.width, right?.width ?? 0) }

    private func insets(_ first: Double, _ second: Double) -> Insets {
        left.isLeft ? Insets(left: first, right: second) : Insets(left: second, right: first)
    }

    var warnings: [LayoutWarning] { first.warnings + (second?.warnings ?? []) }

    /// The scales of both axes between the same two heights.
    func scales(start: Double, end: Double) -> (left: ValueScale, right: ValueScale) {
        let scale = { (axis: ValueAxis) in
            ValueScale(kind: axis.kind, domain: axis.domain, start: start, end: end)
        }
        return (scale(first), scale(second ?? first))
    }

    /// The line at the mean or at its own value; nil when there is neither, or it lies outside the domain.
    func averageLine(_ spec: AverageLineSpec, plot: Rect, yScale: ValueScale) -> StrokedLine? {
        guard spec.enabled, let value = spec.value ?? first.mean, first.domain.contains(value) else { return nil }
        let y = yScale.position(of: value)
        return StrokedLine(
            line: GridLine(from: Point(x: plot.x, y: y), to: Point(x: plot.maxX, y: y)),
            stroke: spec.stroke
        )
    }
}
