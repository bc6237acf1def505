/// The space around the plot. Margins only grow, in whole pixels, so that the search for them ends.
struct PlotFrame {
    let image: Size
    private(set) var margins = Insets()
    /// Whether a side wanted more than half the image.
    private(set) var isCapped = false

    init(image: Size) {
        self.image = image
    }

    var plot: Rect {
        Rect(x: 0, y: 0, width: image.width, height: image.height).inset(by: margins)
    }

    /// Opposite margins together take at most half the image.
    var mostHorizontal: Double { (image.width / 2).rounded(.down) }
    var mostVertical: Double { (image.height / 2).rounded(.down) }

    /// Grows the margins to hold `needed`; returns whether any side changed.
    mutating func grow(to needed: Insets) -> Bool {
        let old = margins
        var left = max(old.left, needed.left.rounded(.up))
        var right = max(old.right, needed.right.rounded(.up))
        var top = max(old.top, needed.top.rounded(.up))
        var bottom = max(old.bottom, needed.bottom.rounded(.up))
        (left, right) = capped(left, right, limit: mostHorizontal)
        (top, bottom) = capped(top, bottom, limit: mostVertical)
        margins = Insets(left: left, top: top, right: right, bottom: bottom)
        return margins != old
    }

    /// Both sides give in proportion when they want more than `limit` together.
    private mutating func capped(_ first: Double, _ second: Double, limit: Double) -> (Double, Double) {
        guard first + second > limit else { return (first, second) }
        isCapped = true
        let share = (limit * first / (first + second)).rounded(.down)
        return (share, limit - share)
    }
}
