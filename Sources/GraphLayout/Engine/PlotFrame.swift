/// The space around the plot. Margins only grow, in whole pixels, so that the search for them ends.
struct PlotFrame {
    let image: Size
    /// The image without titles and legend: what the plot and its axes share.
    let canvas: Rect
    /// What is kept free around the plot where nothing stands.
    let padding: Insets
    /// From the canvas to the plot.
    private(set) var margins: Insets
    /// The part of the margins that the labels of Y axes stand in.
    private var gutters = Insets()

    /// - Parameters:
    ///   - image: The whole image.
    ///   - outer: What titles and legend take, in whole pixels.
    ///   - margin: What is kept free around the plot where nothing stands; less in a tiny image.
    init(image: Size, outer: Insets, margin: Double) {
        self.image = image
        canvas = Rect(x: 0, y: 0, width: image.width, height: image.height).inset(by: outer)
        let sides = min(margin, (image.width / 4).rounded(.down))
        let ends = min(margin, (image.height / 4).rounded(.down))
        padding = Insets(left: sides, top: ends, right: sides, bottom: ends)
        margins = Insets()
        _ = grow(to: Insets(left: sides, top: outer.top > 0 ? 0 : ends, right: sides, bottom: ends))
    }

    var plot: Rect { canvas.inset(by: margins) }

    /// Everything around the plot takes at most half of what lies inside the padding, in each direction.
    var mostHorizontal: Double { max(0, canvas.width - leastPlot(image.width, padding: padding.left)) }
    var mostVertical: Double { max(0, canvas.height - leastPlot(image.height, padding: padding.top)) }

    private func leastPlot(_ length: Double, padding: Double) -> Double { (length / 2 - padding).rounded(.up) }

    /// Keeps room for the labels of Y axes, which no other margin takes away; together at most `mostHorizontal`.
    mutating func hold(gutters: Insets) {
        self.gutters = gutters
        _ = grow(to: gutters)
    }

    /// Grows the margins to hold `needed`; returns whether any side changed.
    mutating func grow(to needed: Insets) -> Bool {
        let old = margins
        let (left, right) = Self.capped(
            max(old.left, needed.left.rounded(.up)),
            max(old.right, needed.right.rounded(.up)),
            held: (gutters.left, gutters.right),
            limit: mostHorizontal
        )
        let (top, bottom) = Self.capped(
            max(old.top, needed.top.rounded(.up)),
            max(old.bottom, needed.bottom.rounded(.up)),
            held: (0, 0),
            limit: mostVertical
        )
        margins = Insets(left: left, top: top, right: right, bottom: bottom)
        return margins != old
    }

    /// Both sides give in proportion, down to what they hold, when they want more than `limit` together.
    private static func capped(
        _ first: Double,
        _ second: Double,
        held: (Double, Double),
        limit: Double
    ) -> (Double, Double) {
        guard first + second > limit else { return (first, second) }
        let free = (first - held.0, second - held.1)
        let share = ((limit - held.0 - held.1) * free.0 / (free.0 + free.1)).rounded(.down)
        return (held.0 + share, limit - held.0 - share)
    }
}
