package import GraphLayout

extension GraphSpec {
    /// A graph with these X labels and rising values.
    package static func labelled(_ labels: [String?], width: Double = 600, height: Double = 300) -> GraphSpec {
        var spec = GraphSpec()
        spec.size = Size(width: width, height: height)
        spec.series = [Series(samples: Samples(labels.indices.map { Double($0) }))]
        spec.labels = labels
        return spec
    }

    /// A graph with these values and the Y axis on.
    package static func valued(_ values: [Double?], ticks: TickSelection = .extremes) -> GraphSpec {
        var spec = GraphSpec()
        spec.series = [Series(samples: Samples(values))]
        spec.yAxis.enabled = true
        spec.yAxis.ticks = ticks
        return spec
    }
}

extension Layout {
    /// The indexes of the shown X labels.
    package var shownIndexes: [Int] {
        xAxis.labels.indices.filter { xAxis.labels[$0].isVisible }
    }

    /// The texts of the shown Y labels, upwards.
    package var shownValues: [String] {
        yAxis.labels.filter(\.isVisible).map(\.block.text)
    }
}
