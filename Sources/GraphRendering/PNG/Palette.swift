import Glibc

/// The colours of a picture that has at most 256, in the order of their first appearance.
///
/// Colours are pixels as they stand in memory.
struct Palette {
    private(set) var colors: [UInt32] = []
    /// An open hash table of twice the colours there can be, so that a search ends soon.
    private var keys = [UInt32](repeating: 0, count: slots)
    private var places = [Int16](repeating: -1, count: slots)
    private static let slots = 512

    /// Writes the place of each pixel's colour into `indexes`; nil when there are more than 256 colours.
    ///
    /// Bits of a pixel that are 0 in `mask` mean nothing. `indexes` has room for as many octets as there are pixels.
    init?(
        of pixels: UnsafeBufferPointer<UInt32>,
        width: Int,
        mask: UInt32,
        indexes: UnsafeMutableBufferPointer<UInt8>
    ) {
        guard let source = pixels.baseAddress, let target = indexes.baseAddress else { return nil }
        var last = source[0] & mask
        guard var lastPlace = place(of: last) else { return nil }
        for start in stride(from: 0, to: pixels.count, by: width) {
            // Whole rows repeat in most of a graph.
            if start > 0, memcmp(source + start, source + start - width, width * 4) == 0 {
                memcpy(target + start, target + start - width, width)
                continue
            }
            for position in start..<start + width {
                let color = source[position] & mask
                if color != last {
                    guard let place = place(of: color) else { return nil }
                    last = color
                    lastPlace = place
                }
                target[position] = lastPlace
            }
        }
    }

    /// Where `color` stands; takes it in when there is room, nil otherwise.
    private mutating func place(of color: UInt32) -> UInt8? {
        var slot = Int(truncatingIfNeeded: (color &* 0x9e37_79b1) >> 23)
        while places[slot] >= 0 {
            if keys[slot] == color { return UInt8(places[slot]) }
            slot = (slot + 1) % Self.slots
        }
        guard colors.count < 256 else { return nil }
        keys[slot] = color
        places[slot] = Int16(colors.count)
        colors.append(color)
        return UInt8(colors.count - 1)
    }

    /// The fewest bits that number the colours: 1, 2, 4 or 8.
    var bitDepth: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }
}
