import CCairo
import TestSupport
import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct PNGEncoderTests {
    /// What the pixels of a random picture are made of.
    enum Kind: CaseIterable {
        case single, two, three, sixteen, seventeen, full, translucentFew, translucentMany
        case grey, greyAlpha, color, colorAlpha

        var isOpaque: Bool {
            switch self {
            case .single, .two, .three, .sixteen, .seventeen, .full, .grey, .color: true
            case .translucentFew, .translucentMany, .greyAlpha, .colorAlpha: false
            }
        }

        /// As many colours as the picture may have; nil for any number.
        var colors: Int? {
            switch self {
            case .single: 1
            case .two: 2
            case .three, .translucentFew: 3
            case .sixteen: 16
            case .seventeen: 17
            case .full, .translucentMany: 256
            case .grey, .greyAlpha, .color, .colorAlpha: nil
            }
        }

        func color(using generator: inout SeededGenerator) -> UInt32 {
            let alpha =
                isOpaque
                ? 255
                : [0, 255, UInt32.random(in: 1...254, using: &generator)]
                    .randomElement(using: &generator) ?? 255
            let components = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &generator) }
            switch self {
            case .grey, .greyAlpha: return alpha << 24 | components[0] << 16 | components[0] << 8 | components[0]
            default: return alpha << 24 | components[0] << 16 | components[1] << 8 | components[2]
            }
        }
    }

    private func raster(_ kind: Kind, using generator: inout SeededGenerator) throws -> Raster {
        let width = Int.random(in: 1...80, using: &generator)
        let height = Int.random(in: 1...40, using: &generator)
        let raster = try Raster(width: width, height: height, isOpaque: kind.isOpaque)
        let colors = kind.colors.map { count in (0..<count).map { _ in kind.color(using: &generator) } }
        let repeats = Double.random(in: 0...1, using: &generator)
        guard let data = cairo_image_surface_get_data(raster.surface.handle) else {
            throw RenderingError.cairo("no data")
        }
        cairo_surface_flush(raster.surface.handle)
        let pixels = UnsafeMutableRawPointer(data).bindMemory(to: UInt32.self, capacity: width * height)
        // In stretches, so that parts of a row and whole rows are those above.
        let stretch = Int.random(in: 1...100, using: &generator)
        var isCopy = false
        for position in 0..<width * height {
            if position % stretch == 0 { isCopy = Double.random(in: 0..<1, using: &generator) < repeats }
            pixels[position] =
                isCopy && position >= width
                ? pixels[position - width]
                : colors?.randomElement(using: &generator) ?? kind.color(using: &generator)
        }
        cairo_surface_mark_dirty(raster.surface.handle)
        return raster
    }

    @Test(arguments: PNGCompression.allCases, Kind.allCases)
    func `libpng reads the pixels that Cairo drew`(compression: PNGCompression, kind: Kind) throws {
        var generator = SeededGenerator(seed: 42)
        let encoder = try PNGEncoder(compression: compression)
        for _ in 0..<100 {
            let raster = try raster(kind, using: &generator)
            let bytes = try encoder.encode(raster, scale: 1, description: ImageDescription())
            #expect(try Pixels(png: bytes) == Pixels(raster.surface))
        }
    }
}
