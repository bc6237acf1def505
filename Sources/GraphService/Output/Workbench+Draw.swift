import GraphDocument
import GraphLayout
import GraphRendering

extension Workbench {
    /// Below so many octets gzip saves nothing worth its fields.
    private static let fewestGzipOctets = 1024

    /// What the `usemap` of an image says to use its map.
    private static let mapName = "graph"

    /// Lays the graph out and writes it down as wished.
    /// `watch` has timed what came before.
    func draw(
        _ document: GraphDocument,
        _ wish: GraphWish,
        _ watch: Stopwatch = Stopwatch()
    ) throws(ServiceError) -> Answer {
        var watch = watch
        let layouts = layouts(of: document.spec, widths: wish.widths)
        watch.mark("layout")
        var body: [UInt8]
        if let format = wish.representation.image, let layout = layouts.first {
            body = try image(of: layout, format: format, svgText: document.svgText) {
                watch.mark("draw")
            }
        } else if wish.representation == .map, let layout = layouts.first {
            body = MapHTML.write(layout, name: Self.mapName)
        } else {
            body = json(of: layouts, wish)
        }
        watch.mark("encode")
        var isGzip = false
        if wish.isGzip, body.count > Self.fewestGzipOctets, let packed = gzip.encode(body) {
            (body, isGzip) = (packed, true)
            watch.mark("gzip")
        }
        return Answer(
            tag: wish.tag,
            representation: wish.representation,
            isGzip: isGzip,
            body: body.trimmed,
            warnings: layouts.reduce(0) { $0 + $1.warnings.count },
            missingGlyphs: layouts.first?.font.coverage.missing.count ?? 0,
            stages: watch.stages
        )
    }

    /// The graph at its own width, or at each of `widths`.
    private func layouts(of spec: GraphSpec, widths: [Int]?) -> [Layout] {
        guard let widths else { return [layout(of: spec)] }
        return widths.map { width in
            var spec = spec
            spec.size.width = Double(width)
            return layout(of: spec)
        }
    }

    /// One layout alone, several as the items of `layouts`.
    private func json(of layouts: [Layout], _ wish: GraphWish) -> [UInt8] {
        let texts = layouts.map { LayoutJSON.write($0, includePoints: wish.includesPoints) }
        guard wish.widths != nil else { return texts.first ?? [] }
        return Array(#"{"layouts":["#.utf8) + texts.joined(separator: [UInt8(ascii: ",")]) + Array("]}".utf8)
    }

    /// The picture of a layout, with words for those who cannot see it.
    private func image(
        of layout: Layout,
        format: ImageFormat,
        svgText: SVGText,
        drawn: () -> Void
    ) throws(ServiceError) -> [UInt8] {
        let words = AltText.sentence(for: layout, statistics: Statistics(of: layout.series.map(\.samples)))
        do throws(RenderingError) {
            return try renderer.image(
                of: layout,
                format: format,
                description: ImageDescription(
                    title: layout.title?.fullText ?? (format == .svg ? words : nil),
                    text: words
                ),
                svgText: svgText,
                drawn: drawn
            )
        } catch {
            throw error == .abandoned ? .deadlinePassed : .rendering(error)
        }
    }
}
