import GraphDocument
import GraphLayout
import GraphRendering

extension Workbench {
    /// Below so many octets gzip saves nothing worth its fields.
    private static let fewestGzipOctets = 1024

    /// Lays the graph out and writes it down as wished.
    func draw(_ document: GraphDocument, _ wish: GraphWish) throws(ServiceError) -> Answer {
        var watch = Stopwatch()
        let layout = Layout.solve(document.spec, measuring: renderer.text)
        watch.mark("layout")
        var body: [UInt8]
        if let format = wish.representation.image {
            body = try image(of: layout, format: format)
            watch.mark("draw")
        } else {
            body = LayoutJSON.write(layout, includePoints: wish.includesPoints)
            watch.mark("encode")
        }
        var isGzip = false
        if wish.isGzip, body.count > Self.fewestGzipOctets, let packed = gzip.encode(body) {
            (body, isGzip) = (packed, true)
            watch.mark("gzip")
        }
        return Answer(
            tag: wish.tag,
            representation: wish.representation,
            isGzip: isGzip,
            body: body,
            warnings: layout.warnings.count,
            missingGlyphs: layout.font.coverage.missing.count,
            stages: watch.stages
        )
    }

    /// The picture of a layout, with words for those who cannot see it.
    func image(of layout: Layout, format: ImageFormat) throws(ServiceError) -> [UInt8] {
        let words = AltText.sentence(for: layout, statistics: Statistics(of: layout.series.map(\.samples)))
        do throws(RenderingError) {
            return try renderer.image(
                of: layout,
                format: format,
                description: ImageDescription(title: layout.title?.fullText, text: words)
            )
        } catch {
            throw .rendering(error)
        }
    }
}
