/// Writes pictures as PNG (RFC 2083), with the memory of the one before.
final class PNGEncoder {
    private let deflater: any Deflater
    private let indexes = Scratch()
    private let rows = Scratch()
    private let compressed = Scratch()

    /// Throws `compression`.
    init(compression: PNGCompression) throws(RenderingError) {
        deflater = try compression.makeDeflater()
    }

    /// The picture, lossless; `scale` device pixels are a CSS pixel of 1/96 inch. Throws `compression` or `cairo`.
    func encode(_ raster: Raster, scale: Double, description: ImageDescription) throws(RenderingError) -> [UInt8] {
        try raster.withPixels { pixels throws(RenderingError) in
            try encode(pixels, of: raster, scale: scale, description: description)
        }
    }

    private func encode(
        _ pixels: UnsafeBufferPointer<UInt32>,
        of raster: Raster,
        scale: Double,
        description: ImageDescription
    ) throws(RenderingError) -> [UInt8] {
        let mask: UInt32 = raster.isOpaque ? 0x00ff_ffff : 0xffff_ffff
        let places = indexes.octets(pixels.count)
        let palette = Palette(of: pixels, width: raster.width, mask: mask, indexes: places)
        let colors = palette?.colors.map { StraightColor(premultiplied: $0 | ~mask) } ?? []
        let format = palette.map { PixelFormat.indexed(bits: $0.bitDepth) } ?? PixelFormat(holding: pixels, mask: mask)

        var chunks = ChunkWriter()
        chunks.append(
            "IHDR",
            UInt32(raster.width).bigEndianBytes + UInt32(raster.height).bigEndianBytes
                + [UInt8(format.bitDepth), format.colorType, 0, 0, 0]
        )
        chunks.append("sRGB", [0])
        let dotsPerMetre = UInt32((96 * scale / 0.0254).rounded()).bigEndianBytes
        chunks.append("pHYs", dotsPerMetre + dotsPerMetre + [1])
        append(colors, to: &chunks)
        for text in PNGText.all(of: description) { chunks.append(text.type, text.content) }
        chunks.append("IDAT", try compress(pixels, places: places, of: raster, format: format, mask: mask))
        chunks.append("IEND", [])
        return chunks.bytes
    }

    private func append(_ colors: [StraightColor], to chunks: inout ChunkWriter) {
        guard !colors.isEmpty else { return }
        chunks.append("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
        if let last = colors.lastIndex(where: { $0.alpha < 255 }) {
            chunks.append("tRNS", colors[...last].map(\.alpha))
        }
    }

    private func compress(
        _ pixels: UnsafeBufferPointer<UInt32>,
        places: UnsafeMutableBufferPointer<UInt8>,
        of raster: Raster,
        format: PixelFormat,
        mask: UInt32
    ) throws(RenderingError) -> UnsafeMutableBufferPointer<UInt8>.SubSequence {
        let writer = ScanlineWriter(width: raster.width, height: raster.height, format: format, mask: mask)
        let octets = rows.octets(writer.stride * raster.height)
        guard let target = octets.baseAddress, let source = pixels.baseAddress, let indexes = places.baseAddress
        else { throw .cairo("no pixels") }
        writer.write(source, places: indexes, into: target)
        let output = compressed.octets(deflater.bound(octets.count))
        let count = try deflater.compress(UnsafeBufferPointer(octets), into: output)
        return output[..<count]
    }
}
