import GraphLayout

extension GraphDocument {
    /// What a series takes from the graph where it says nothing itself.
    func inherited(_ index: Int, of count: Int) -> SeriesDocument {
        var series = SeriesDocument()
        series.color = SeriesPalette.color(index, of: count, line: line.stroke.color)
        series.width = line.stroke.width
        series.dash = line.stroke.dash
        series.curve = line.curve
        series.dots.show = dots.show
        series.dots.size = dots.size
        series.dots.color = dots.color
        return series
    }
}

extension SeriesDocument {
    /// This series with what it leaves out taken from `other`.
    func filling(_ other: SeriesDocument) -> SeriesDocument {
        var series = self
        series.color = color ?? other.color
        series.width = width ?? other.width
        series.dash = dash ?? other.dash
        series.curve = curve ?? other.curve
        series.dots.show = dots.show ?? other.dots.show
        series.dots.size = dots.size ?? other.dots.size
        series.dots.color = dots.color ?? other.dots.color
        return series
    }

    /// This series without what `other` says as well; reverses `filling`.
    func leavingOut(_ other: SeriesDocument) -> SeriesDocument {
        var series = self
        if color == other.color { series.color = nil }
        if width == other.width { series.width = nil }
        if dash == other.dash { series.dash = nil }
        if curve == other.curve { series.curve = nil }
        if dots.show == other.dots.show { series.dots.show = nil }
        if dots.size == other.dots.size { series.dots.size = nil }
        if dots.color == other.dots.color { series.dots.color = nil }
        return series
    }
}
