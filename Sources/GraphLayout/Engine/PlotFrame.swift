/// The space around the plot. Margins only grow, in whole pixels, so that the search for them ends.
struct PlotFrame {
    let image: Size
    /// The image without titles and legend: what the plot and its axes share.
    let canvas: Rect
    /// From the canvas to the plot.
    private(set) var margins = Insets()

    /// - Parameters:
    ///   - image: The whole image.
    ///   - outer: What titles and legend take, in whole pixels.
    init(image: Size, outer: Insets) {
        self.image = image
        canvas = Rect(x: 0, y: 0, width: image.width, height: image.height).inset(by: outer)
    }

    var plot: Rect { canvas.inset(by: margins) }

    /// Everything around the plot takes at most half the image in each direction.
    var mostHorizontal: Double { max(0, canvas.width - (image.width / 2).rounded(.up)) }
    var mostVertical: Double { max(0, canvas.height - (image.height / 2).rounded(.up)) }

    /// Grows the margins to hold `needed`; returns whether any side changed.
    mutating func grow(to needed: Insets) -> Bool {
        let old = margins
        let (left, right) = Self.capped(
            max(old.left, needed.left.rounded(.up)),
            max(old.right, needed.right.rounded(.up)),
            limit: mostHorizontal
        )
        let (top, bottom) = Self.capped(
            max(old.top, needed.top.rounded(.up)),
            max(old.bottom, needed.bottom.rounded(.up)),
            limit: mostVertical
        )
        margins = Insets(left: left, top: top, right: right, bottom: bottom)
        return margins != old
    }

    /// Both sides give in proportion when they want more than `limit` together.
    private static func capped(_ first: Double, _ second: Double, limit: Double) -> (Double, Double) {
        guard first + second > limit else { return (first, second) }
        let share = (limit * first / (first + second)).rounded(.down)
        return (share, limit - share)
    }
}
