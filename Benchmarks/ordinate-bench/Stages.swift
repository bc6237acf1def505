import GraphDocument
import GraphLayout
import GraphRendering

/// The steps from a graph's JSON to its picture, each timed alone on what the one before it made.
enum Stages {
    /// One step.
    struct Stage {
        var name: String
        /// The median of all runs.
        var milliseconds: Double
        /// Of what it made; 0 when that is no file.
        var octets: Int
    }

    /// Times every step of the graph `json`, or `only` one of them, after some runs that do not count.
    static func measure(_ json: [UInt8], runs: Int, only: String? = nil) throws -> [Stage] {
        let renderer = try GraphRenderer()
        let limits = GraphLimits()
        let document = try GraphDocument.read(json: json, limits: limits)
        let spec = document.spec
        let layout = Layout.solve(spec, measuring: renderer.text)
        let wiped = wiped(layout)

        var stages: [Stage] = []
        func time<Product>(_ name: String, octets: (Product) -> Int, _ work: () throws -> Product) rethrows {
            guard name == only ?? name else { return }
            for _ in 0...(runs / 10) { _ = try work() }
            var times: [Double] = []
            var size = 0
            for _ in 0..<runs {
                let start = ThreadTime.milliseconds()
                let product = try work()
                times.append(ThreadTime.milliseconds() - start)
                size = octets(product)
            }
            stages.append(Stage(name: name, milliseconds: times.sorted()[runs / 2], octets: size))
        }
        try time("parse", octets: { _ in 0 }) { try GraphDocument.read(json: json, limits: limits) }
        time("spec", octets: { _ in 0 }) { document.spec }
        time("identity", octets: \.count) { document.identityOctets() }
        time("layout", octets: { _ in 0 }) { Layout.solve(spec, measuring: renderer.text) }
        time("words", octets: { _ in 0 }) { words(for: layout) }
        time("json", octets: \.count) { LayoutJSON.write(layout, includePoints: false) }
        try time("picture", octets: \.count) { try renderer.image(of: layout, format: .png) }
        try time("wiped", octets: \.count) { try renderer.image(of: wiped.all, format: .png) }
        try time("blank", octets: \.count) { try renderer.image(of: wiped.nothing, format: .png) }
        try time("svg", octets: \.count) { try renderer.image(of: layout, format: .svg) }
        try time("pdf", octets: \.count) { try renderer.image(of: layout, format: .pdf) }
        try time("chart", octets: \.count) { try chart(json, by: renderer) }
        return stages
    }

    /// The whole way from the graph `json` to its PNG.
    static func chart(_ json: [UInt8], by renderer: GraphRenderer) throws -> [UInt8] {
        let document = try GraphDocument.read(json: json, limits: GraphLimits())
        let layout = Layout.solve(document.spec, measuring: renderer.text)
        return try renderer.image(of: layout, format: .png, description: words(for: layout))
    }

    /// What the service lets a picture say about itself.
    private static func words(for layout: Layout) -> ImageDescription {
        let statistics = Statistics(of: layout.series.map(\.samples))
        return ImageDescription(
            title: layout.title?.fullText,
            text: AltText.sentence(for: layout, statistics: statistics)
        )
    }

    /// The same picture with a disc of the background over lines and grid before it is written, and the disc alone:
    /// their difference is the ink, and what the picture costs more than the wiped one is the writing of it as PNG.
    private static func wiped(_ layout: Layout) -> (all: Layout, nothing: Layout) {
        var all = layout
        guard let last = all.series.indices.last else { return (layout, layout) }
        let middle = Point(x: layout.size.width / 2, y: layout.size.height / 2)
        all.series[last].dots = [middle]
        all.series[last].dotRadius = layout.size.width + layout.size.height
        all.series[last].dotColor = layout.background
        var nothing = all
        for index in nothing.series.indices { nothing.series[index].lines = [] }
        nothing.xAxis.grid = []
        nothing.yAxis.grid = []
        return (all, nothing)
    }
}
