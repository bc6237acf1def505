import CCairo
package import GraphLayout

/// Ink: a `Layout` enters, image bytes leave; nothing that it is given is moved.
///
/// Owns the fonts, the surface and the compressor of one worker and keeps them from picture to picture. Not
/// `Sendable`: to be used on one thread at a time.
package final class GraphRenderer {
    /// Asked while a picture is drawn; when it says no, the picture is given up with `abandoned`. Must be quick.
    package var isWanted: () -> Bool = { true }

    private let measurer: PangoTextMeasurer
    private let encoder: PNGEncoder
    private let glyphs: GlyphMasks
    private let masks = Scratch()
    private var raster: Raster?

    /// Throws `noFonts` when there is none, `fontFolder` when that of the options holds none, `cairo`,
    /// `compression`.
    package init(options: RenderingOptions = RenderingOptions()) throws(RenderingError) {
        measurer = try PangoTextMeasurer(fontFolder: options.fontFolder)
        encoder = try PNGEncoder(compression: options.compression)
        glyphs = try GlyphMasks()
    }

    /// Measures with the shapes that the painter draws.
    package var text: any TextMeasuring { measurer }

    /// The picture of `layout`; the same layout gives the same bytes.
    ///
    /// `scale` counts for PNG alone: SVG and PDF have the size of the layout, a CSS pixel being 1/96 inch.
    /// `svgText` counts for SVG alone. `drawn` is called once, when all is drawn and nothing is written yet. Throws
    /// `tooLarge`, `cairo`, `compression` or `abandoned`.
    package func image(
        of layout: Layout,
        format: ImageFormat,
        description: ImageDescription = ImageDescription(),
        svgText: SVGText = .paths,
        drawn: () -> Void = {}
    ) throws(RenderingError) -> [UInt8] {
        switch format {
        case .png: try png(of: layout, description: description, drawn: drawn)
        case .svg: try svg(of: layout, description: description, text: svgText, drawn: drawn)
        case .pdf: try pdf(of: layout, description: description, drawn: drawn)
        }
    }

    /// The family that draws Latin text in place of `family`, one name or a list with commas; nil when a font or a generic
    /// family has one of the names.
    package func substitute(for family: String) -> String? { measurer.substitute(for: family) }

    /// The families that can be asked for, sorted, each once. Throws `noFonts` or `fontFolder`.
    package static func installedFamilies(
        options: RenderingOptions = RenderingOptions()
    ) throws(RenderingError) -> [String] {
        try FontconfigSet(folder: options.fontFolder).families
    }

    private func png(
        of layout: Layout,
        description: ImageDescription,
        drawn: () -> Void
    ) throws(RenderingError) -> [UInt8] {
        let raster = try takeRaster(for: layout)
        let canvas = try CairoCanvas(
            raster.surface,
            size: layout.size,
            medium: .pixels(scale: layout.scale, glyphs: glyphs, masks: masks),
            text: measurer,
            isWanted: isWanted
        )
        GraphPainter.paint(layout, on: canvas)
        try canvas.finish()
        drawn()
        let bytes = try encoder.encode(raster, scale: layout.scale, description: description)
        if raster.width * raster.height <= Self.keptPixels { self.raster = raster }
        return bytes
    }

    private func svg(
        of layout: Layout,
        description: ImageDescription,
        text: SVGText,
        drawn: () -> Void
    ) throws(RenderingError) -> [UInt8] {
        let sink = ByteSink()
        let surface = try sink.surface(cairo_svg_surface_create_for_stream, size: layout.size)
        cairo_svg_surface_set_document_unit(surface.handle, CAIRO_SVG_UNIT_PX)
        let texts = text == .text ? SVGTexts() : nil
        try paint(layout, on: surface, scale: 1, texts: texts, drawn: drawn)
        return SVGDocument(sink.bytes).completed(with: description, texts: texts?.elements ?? "")
    }

    private func pdf(
        of layout: Layout,
        description: ImageDescription,
        drawn: () -> Void
    ) throws(RenderingError) -> [UInt8] {
        let pointsPerPixel = 0.75
        let size = Size(width: layout.size.width * pointsPerPixel, height: layout.size.height * pointsPerPixel)
        let sink = ByteSink()
        let surface = try sink.surface(cairo_pdf_surface_create_for_stream, size: size)
        // No date: the time of day would make every file another one.
        cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
        for (field, words) in [
            (CAIRO_PDF_METADATA_TITLE, description.title ?? ""), (CAIRO_PDF_METADATA_SUBJECT, description.text),
        ] where !words.isEmpty {
            cairo_pdf_surface_set_metadata(surface.handle, field, words.drawable)
        }
        try paint(layout, on: surface, scale: pointsPerPixel, drawn: drawn)
        return sink.bytes
    }

    private func paint(
        _ layout: Layout,
        on surface: CairoSurface,
        scale: Double,
        texts: SVGTexts? = nil,
        drawn: () -> Void
    ) throws(RenderingError) {
        let canvas = try CairoCanvas(
            surface,
            size: layout.size,
            medium: .vectors(scale: scale, texts: texts),
            text: measurer,
            isWanted: isWanted
        )
        GraphPainter.paint(layout, on: canvas)
        try canvas.finish()
        drawn()
        try surface.finish()
    }

    /// The surface of the picture before when it serves, a new one otherwise. To be given back when all went well: one
    /// that failed must not serve again.
    private func takeRaster(for layout: Layout) throws(RenderingError) -> Raster {
        let width = layout.size.width * layout.scale
        let height = layout.size.height * layout.scale
        guard let columns = Int(exactly: width.rounded()), let rows = Int(exactly: height.rounded()) else {
            throw .tooLarge(width: width, height: height)
        }
        let isOpaque = layout.background.alpha >= 1
        let kept = raster
        raster = nil
        if let kept, kept.width == columns, kept.height == rows, kept.isOpaque == isOpaque { return kept }
        return try Raster(width: columns, height: rows, isOpaque: isOpaque)
    }

    /// A larger surface is not kept: one large picture must not hold memory for ever.
    private static let keptPixels = 2 << 20
}
