/// The margins with the X labels that they leave room for: each depends on the other.
struct MarginSearch {
    private(set) var frame: PlotFrame
    private(set) var band: IndexBand
    private(set) var rounds = 1

    /// The rounds after which margins stay as they are.
    private static let mostRounds = 4
    /// With more labels than this the search would take long; gutters then keep their whole room.
    private static let mostSearched = 20_000
    /// How often the width of a gutter that has more room than it needs is halved.
    private static let mostHalvings = 5

    /// Margins grow around `gutters` until the labels that they leave room for need no more.
    private init(_ frame: PlotFrame, band: IndexBand, gutters: Insets) {
        self.frame = frame
        self.band = band
        self.frame.hold(gutters: gutters)
        self.band.set(in: self.frame)
        while rounds < Self.mostRounds, self.frame.grow(to: self.band.margins) {
            rounds += 1
            self.band.set(in: self.frame)
        }
    }

    /// Gutters as wide as what is shown in them, unless there would be more X labels beside them than beside whole ones.
    ///
    /// In a wider image the labels that are left out here have room and take it from the X labels, which may not get
    /// fewer.
    init(_ frame: PlotFrame, band: IndexBand, axes: ValueAxes) {
        let whole = axes.rooms
        let needed = axes.margins
        self.init(frame, band: band, gutters: whole)
        guard needed != whole, band.wanted <= Self.mostSearched else { return }
        let count = self.band.shown
        var low = 0.0
        var high = 1.0
        var share = 0.0
        for _ in 0...Self.mostHalvings where share < high {
            let gutters = Insets(
                left: (needed.left + (whole.left - needed.left) * share).rounded(.up),
                right: (needed.right + (whole.right - needed.right) * share).rounded(.up)
            )
            let search = MarginSearch(frame, band: band, gutters: gutters)
            if search.band.shown == count {
                self = search
                high = share
            } else {
                low = share
            }
            share = (low + high) / 2
        }
    }
}
