/// The one or two Y axes of a graph.
struct ValueAxes {
    private let first: ValueAxis
    private let second: ValueAxis?
    /// The gutter of `yAxis`, on whichever side it stands.
    let left: ValueGutter
    /// The gutter of the second axis, when a series asks for it.
    let right: ValueGutter?

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
        let dotRadius = spec.series.map { $0.dots.show == .none ? 0 : $0.dots.size / 2 }.max() ?? 0
        left = ValueGutter(first, typesetter: typesetter, image: spec.size, dotRadius: dotRadius)
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
        right = ValueGutter(axis, typesetter: typesetter, image: spec.size, dotRadius: dotRadius)
    }

    /// What both gutters need beside the plot.
    var margins: Insets {
        let one = left.margins
        let other = right?.margins ?? Insets()
        return Insets(left: max(one.left, other.left), right: max(one.right, other.right))
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
