import Glibc

/// Writes the rows of a PNG: each is the number of its filter and its octets (RFC 2083, sections 2.3 and 6).
struct ScanlineWriter {
    let width: Int
    let height: Int
    let format: PixelFormat
    /// Bits of a pixel that are 0 here mean nothing.
    let mask: UInt32

    /// Octets of a row with its filter's number.
    var stride: Int { format.rowLength(width: width) + 1 }

    /// Fills `rows`; `places` holds the number of each pixel's colour when the format is indexed.
    func write(
        _ pixels: UnsafePointer<UInt32>,
        places: UnsafePointer<UInt8>,
        into rows: UnsafeMutablePointer<UInt8>
    ) {
        var filter = RowFilter.none
        for y in 0..<height {
            let source = pixels + y * width
            let row = rows + y * stride
            if y > 0, memcmp(source, source - width, width * 4) == 0 {
                memcpy(row, row - stride, stride)
                continue
            }
            // Neighbouring rows look alike: asking for each would cost a quarter of the time to save 3 % of the octets.
            if y % 4 == 1 {
                filter = RowFilter(for: source, above: source - width, width: width, mask: mask)
            }
            row[0] = filter.rawValue
            switch format {
            case .indexed(let bits): pack(places + y * width, bits: bits, into: row + 1)
            case .rgb: writeRGB(source, into: row + 1)
            case .grey: for x in 0..<width { row[x + 1] = UInt8(truncatingIfNeeded: source[x]) }
            case .greyAlpha, .rgba: writeStraight(source, into: row + 1)
            }
        }
        applyFilters(to: rows)
    }

    /// From the last row up: a row is subtracted from the one below before it changes itself.
    private func applyFilters(to rows: UnsafeMutablePointer<UInt8>) {
        for y in Swift.stride(from: height - 1, to: 0, by: -1) {
            let row = rows + y * stride
            guard row[0] == RowFilter.up.rawValue else { continue }
            RowFilter.subtract(row - stride + 1, from: row + 1, count: stride - 1)
        }
    }

    private func pack(_ places: UnsafePointer<UInt8>, bits: Int, into row: UnsafeMutablePointer<UInt8>) {
        guard bits < 8 else {
            memcpy(row, places, width)
            return
        }
        memset(row, 0, stride - 1)
        for x in 0..<width {
            let bit = x * bits
            row[bit / 8] |= places[x] << UInt8(8 - bits - bit % 8)
        }
    }

    private func writeRGB(_ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
        let target = UnsafeMutableRawPointer(row)
        // Four octets at once, the fourth to be overwritten by the next pixel; the last pixel has no next one.
        for x in 0..<width - 1 {
            target.storeBytes(of: (source[x] << 8).bigEndian, toByteOffset: 3 * x, as: UInt32.self)
        }
        let last = source[width - 1]
        row[3 * width - 3] = UInt8(truncatingIfNeeded: last >> 16)
        row[3 * width - 2] = UInt8(truncatingIfNeeded: last >> 8)
        row[3 * width - 1] = UInt8(truncatingIfNeeded: last)
    }

    private func writeStraight(_ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
        var target = row
        for x in 0..<width {
            let color = StraightColor(premultiplied: source[x])
            target[0] = color.red
            if format == .rgba {
                target[1] = color.green
                target[2] = color.blue
            }
            target += format.bitsPerPixel / 8
            target[-1] = color.alpha
        }
    }
}
