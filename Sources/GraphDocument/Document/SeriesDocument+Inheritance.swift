import GraphLayout

extension GraphDocument {
    /// What a series takes from the graph where it says nothing itself.
    func inherited(_ index: Int) -> SeriesDocument {
        var series = SeriesDocument()
        series.color = SeriesPalette.color(index, line: line.stroke.color, others: theme.look.others)
        series.gradient = index == 0 ? line.gradient : nil
        series.width = line.stroke.width
        series.dash = line.stroke.dash
        series.curve = line.curve
        series.dots.show = dots.show
        series.dots.size = dots.size
        series.dots.color = dots.color
        series.fill = fill
        return series
    }
}

extension SeriesDocument {
    /// This series with what it leaves out taken from `other`.
    func filling(_ other: SeriesDocument) -> SeriesDocument {
        var series = self
        series.color = color ?? other.color
        // A colour of its own outranks a gradient that is not.
        series.gradient = gradient ?? (color == nil ? other.gradient : nil)
        series.width = width ?? other.width
        series.dash = dash ?? other.dash
        series.curve = curve ?? other.curve
        series.dots.show = dots.show ?? other.dots.show
        series.dots.size = dots.size ?? other.dots.size
        series.dots.color = dots.color ?? other.dots.color
        series.fill = fill.filling(other.fill)
        return series
    }

    /// This series without what `other` says as well; reverses `filling`.
    func leavingOut(_ other: SeriesDocument) -> SeriesDocument {
        var series = self
        if color == other.color { series.color = nil }
        if series.color == nil, gradient == other.gradient { series.gradient = nil }
        if width == other.width { series.width = nil }
        if dash == other.dash { series.dash = nil }
        if curve == other.curve { series.curve = nil }
        if dots.show == other.dots.show { series.dots.show = nil }
        if dots.size == other.dots.size { series.dots.size = nil }
        if dots.color == other.dots.color { series.dots.color = nil }
        series.fill = fill.leavingOut(other.fill)
        return series
    }
}
