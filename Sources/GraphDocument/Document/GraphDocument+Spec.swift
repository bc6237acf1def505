package import GraphLayout

extension GraphDocument {
    /// The graph as the layout takes it; valid, since `read` has checked the document.
    package var spec: GraphSpec {
        var spec = options
        spec.labels = (labels ?? []).map { $0.isEmpty ? nil : $0 }
        spec.series = lines
        spec.xAxis = xAxis.axisSpec
        spec.yAxis = yAxis.axisSpec
        return spec
    }

    private var lines: [Series] {
        if let points {
            var only = SeriesDocument()
            only.points = points
            return [line(only.filling(inherited(0, of: 1)))]
        }
        let all = series ?? []
        return all.indices.map { line(all[$0].filling(inherited($0, of: all.count))) }
    }

    private func line(_ document: SeriesDocument) -> Series {
        var series = Series(name: document.name, samples: document.points ?? Samples([]))
        series.line = line.stroke
        series.line.color = document.color ?? line.stroke.color
        series.line.width = document.width ?? line.stroke.width
        series.line.dash = document.dash ?? line.stroke.dash
        series.curve = document.curve ?? line.curve
        series.dots.show = document.dots.show ?? dots.show
        series.dots.size = document.dots.size ?? dots.size
        series.dots.color = document.dots.color ?? dots.color
        return series
    }
}
