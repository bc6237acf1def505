/// How PNG writes a pixel (RFC 2083, section 2.6).
enum PixelFormat: Hashable {
    /// A number in the palette, of 1, 2, 4 or 8 bits.
    case indexed(bits: Int)
    case grey
    case greyAlpha
    case rgb
    case rgba

    /// The fewest channels that hold every pixel. Bits of a pixel that are 0 in `mask` are read as 1.
    init(holding pixels: UnsafeBufferPointer<UInt32>, mask: UInt32) {
        var conjunction = UInt32.max
        var difference: UInt32 = 0
        let mayBeTranslucent = mask >> 24 != 0
        // In portions: one coloured pixel settles the matter for an opaque picture.
        for start in stride(from: 0, to: pixels.count, by: 4_096) {
            for position in start..<min(start + 4_096, pixels.count) {
                conjunction &= pixels[position]
                difference |= (pixels[position] ^ (pixels[position] >> 8)) & 0xffff
            }
            if difference != 0, !mayBeTranslucent || conjunction >> 24 != 0xff { break }
        }
        // Premultiplied components are equal exactly when the straight ones are.
        let isOpaque = (conjunction | ~mask) >> 24 == 0xff
        switch (isGrey: difference == 0, isOpaque: isOpaque) {
        case (true, true): self = .grey
        case (true, false): self = .greyAlpha
        case (false, true): self = .rgb
        case (false, false): self = .rgba
        }
    }

    var bitDepth: Int {
        if case .indexed(let bits) = self { bits } else { 8 }
    }

    /// The number of it in IHDR.
    var colorType: UInt8 {
        switch self {
        case .grey: 0
        case .rgb: 2
        case .indexed: 3
        case .greyAlpha: 4
        case .rgba: 6
        }
    }

    var bitsPerPixel: Int {
        switch self {
        case .indexed(let bits): bits
        case .grey: 8
        case .greyAlpha: 16
        case .rgb: 24
        case .rgba: 32
        }
    }

    /// Octets in a row of `width` pixels, without the filter's number.
    func rowLength(width: Int) -> Int {
        (width * bitsPerPixel + 7) / 8
    }
}
