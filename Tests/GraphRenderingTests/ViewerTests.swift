import Foundation
import GraphLayout
import Testing

@testable import GraphRendering

/// The vector formats, drawn by the programs that people open them with, look like the PNG.
@Suite struct ViewerTests {
    /// Anti-aliased edges differ from viewer to viewer; a part that is missing or moved differs over its whole ink.
    private static let (tolerance, share) = (96, 0.01)

    @Test(
        .enabled(if: Viewer.chromium != nil || Viewer.rsvg != nil, "neither Chromium nor rsvg-convert is installed"),
        arguments: GoldenLayouts.all.map(\.name),
        SVGText.allCases
    )
    func `an SVG looks like the PNG`(name: String, svgText: SVGText) throws {
        let viewer = try #require(Viewer.chromium ?? Viewer.rsvg)
        try compare(name, format: .svg, svgText: svgText, viewer: viewer)
    }

    @Test(
        .enabled(if: Viewer.pdftoppm != nil, "pdftoppm (poppler-utils) is not installed"),
        arguments: GoldenLayouts.all.map(\.name).filter { $0 != "transparent" }
    )
    func `a PDF looks like the PNG`(name: String) throws {
        try compare(name, format: .pdf, viewer: #require(Viewer.pdftoppm))
    }

    private func compare(_ name: String, format: ImageFormat, svgText: SVGText = .paths, viewer: Viewer) throws {
        var layout = try #require(GoldenLayouts.all.first { $0.name == name }).layout
        layout.scale = 1
        layout.background = layout.background.alpha < 1 ? .white : layout.background
        let renderer = try GraphRenderer()
        let png = try Pixels(png: renderer.image(of: layout, format: .png))
        let shown = try viewer.picture(
            of: renderer.image(of: layout, format: format, svgText: svgText),
            size: layout.size
        )
        try #require(shown.width == png.width && shown.height == png.height)
        let differing = shown.count(differingFrom: png, beyond: Self.tolerance)
        #expect(Double(differing) <= Self.share * Double(png.values.count), "\(differing) pixels")
    }
}
