/// The title of an axis, broken into lines before any margin is known.
struct AxisTitle {
    private let block: MeasuredText
    private let style: TextStyle
    private let color: Color

    /// A title may be this long, as a share of the image's width or height.
    private static let longest = 0.7

    /// nil without a text, or when no part of it fits.
    ///
    /// - Parameters:
    ///   - text: What was asked for.
    ///   - length: The extent of the image along the axis, in CSS pixels.
    ///   - color: The colour of the axis.
    ///   - typesetter: Sets in the font of the axis.
    init?(_ text: String?, along length: Double, color: Color, typesetter: Typesetter) {
        guard let text, !text.isEmpty else { return nil }
        let limit = length * Self.longest
        block = typesetter.block(text, limit: limit, lines: Spacing.titleLines)
        style = typesetter.style
        self.color = color
        guard block.width <= limit else { return nil }
    }

    /// The space that the title takes beside the labels of its axis.
    var extent: Double { block.height + Spacing.titleGap }

    /// Whether the title is no longer than `length`.
    func fits(_ length: Double) -> Bool { block.width + 2 * Spacing.textEdge <= length }

    /// The title under the X axis, at the bottom edge of `canvas`.
    func placed(under plot: Rect, canvas: Rect) -> TextBlock {
        placed(
            Point(
                x: centered(plot.midX, within: canvas.x...canvas.maxX),
                y: canvas.maxY - Spacing.bandEdge - block.height + block.ascent
            ),
            rotation: 0
        )
    }

    /// The title beside a Y axis, reading upwards, at the left or right edge of `canvas`.
    func placed(beside plot: Rect, canvas: Rect, isLeft: Bool) -> TextBlock {
        placed(
            Point(
                x: (isLeft ? canvas.x + Spacing.bandEdge : canvas.maxX - Spacing.bandEdge - block.height)
                    + block.ascent,
                y: centered(plot.midY, within: canvas.y...canvas.maxY)
            ),
            rotation: -90
        )
    }

    /// The middle of the title: that of the plot, unless the title would leave the canvas.
    private func centered(_ middle: Double, within bounds: ClosedRange<Double>) -> Double {
        let half = block.width / 2 + Spacing.textEdge
        return max(bounds.lowerBound + half, min(middle, bounds.upperBound - half))
    }

    private func placed(_ anchor: Point, rotation: Double) -> TextBlock {
        TextBlock(block, style: style, color: color, anchor: anchor, align: .center, rotation: rotation)
    }
}
