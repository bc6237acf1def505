package import GraphLayout

extension GraphDocument {
    /// The graph as the layout takes it; valid, since `read` has checked the document.
    package var spec: GraphSpec {
        var spec = options
        spec.labels = (labels ?? []).map { $0.isEmpty ? nil : $0 }
        spec.series = lines
        spec.xAxis = xAxis.axisSpec
        spec.yAxis = yAxis.axisSpec
        spec.rightAxis = rightAxis.axisSpec
        let color = theme.look.annotations
        spec.annotations = annotations.compactMap { $0.spec(color: color) }
        return spec
    }

    private var lines: [Series] {
        if let points {
            var only = SeriesDocument()
            only.points = points
            return [line(only.filling(inherited(0)))]
        }
        let all = series ?? []
        return all.indices.map { line(all[$0].filling(inherited($0))) }
    }

    private func line(_ document: SeriesDocument) -> Series {
        var series = Series(name: document.name, samples: document.points ?? Samples([]))
        series.line = line.stroke
        series.line.color = document.color ?? line.stroke.color
        series.line.width = document.width ?? line.stroke.width
        series.line.dash = document.dash ?? line.stroke.dash
        series.line.gradient = document.gradient?.gradient
        series.curve = document.curve ?? line.curve
        series.dots.show = document.dots.show ?? dots.show
        series.dots.size = document.dots.size ?? dots.size
        series.dots.color = document.dots.color ?? dots.color
        series.fill = document.fill.spec(line: series.line.color)
        series.axis = document.axis
        return series
    }
}
