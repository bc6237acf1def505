import GraphLayout
import GraphRendering

/// What one worker owns and reuses; not `Sendable`, made and used on the worker's thread.
final class Workbench {
    let renderer: GraphRenderer
    let gzip = GzipEncoder()

    init(_ options: RenderingOptions) throws(RenderingError) {
        renderer = try GraphRenderer(options: options)
    }

    /// The layout of `spec`; it warns where another family stands in for that of the graph.
    func layout(of spec: GraphSpec) -> Layout {
        var layout = Layout.solve(spec, measuring: renderer.text)
        let family = spec.font.family
        if !layout.font.coverage.families.isEmpty, let substitute = renderer.substitute(for: family) {
            layout.warnings.append(.familySubstituted(asked: family, used: substitute))
        }
        return layout
    }

    /// Draws a small graph, so that the first real one finds fonts and caches in memory.
    func warmUp() {
        var spec = GraphSpec()
        spec.title = "0123456789"
        spec.labels = ["Aa"]
        spec.series = [Series(samples: Samples([1]))]
        spec.yAxis.enabled = true
        let layout = Layout.solve(spec, measuring: renderer.text)
        // What cannot be drawn now will say so when somebody asks for it.
        _ = try? renderer.image(of: layout, format: .png)
    }
}
