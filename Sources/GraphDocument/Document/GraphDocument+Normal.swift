import GraphLayout

/// Two normal forms: everything that may be left out spelt out, and everything that can be left out left out.
extension GraphDocument {
    /// The graph with every option that depends on others spelt out.
    func completed() -> GraphDocument {
        var document = self
        document.series = series.map { all in
            all.indices.map { all[$0].filling(inherited($0)) }
        }
        document.options.legend.position = legendPosition
        if !xAxis.selections.contains(where: \.isGiven) { document.xAxis.gaps = 0 }
        return document
    }

    /// The graph without what is said twice; reverses `completed`.
    func simplified() -> GraphDocument {
        var document = self
        document.series = series.map { all in
            all.indices.map { all[$0].leavingOut(inherited($0)) }
        }
        document.options.legend.position = simplifiedLegendPosition
        if labels?.isEmpty == true { document.labels = nil }
        if xAxis.gaps == 0 { document.xAxis.gaps = nil }
        document.xAxis.positions = xAxis.positions.map { Set($0).sorted() }
        document.options.valueLabels.indexes = options.valueLabels.indexes.map { Set($0).sorted() }
        return document
    }

    /// Where the legend stands when nothing is said about it.
    private var automaticLegend: LegendSpec.Position { (series?.count ?? 1) > 1 ? .top : .none }

    private var legendPosition: LegendSpec.Position { options.legend.position ?? automaticLegend }

    /// A sparkline's base names a position, the others leave it open.
    private var simplifiedLegendPosition: LegendSpec.Position? {
        if base.options.legend.position == nil, legendPosition == automaticLegend { return nil }
        return legendPosition
    }
}
