import Glibc

/// Writes the rows of a PNG: each is the number of its filter and its octets (RFC 2083, sections 2.3 and 6).
struct ScanlineWriter {
    enum Filter: UInt8, CaseIterable {
        case none = 0
        /// Each octet less the one above it.
        case up = 2
    }

    let width: Int
    let height: Int
    let format: PixelFormat

    /// Octets of a row with its filter's number.
    var stride: Int { format.rowLength(width: width) + 1 }

    /// Writes rows of palette places, one octet a pixel in `indexes`, without a filter.
    func pack(_ indexes: UnsafePointer<UInt8>, into rows: UnsafeMutablePointer<UInt8>) {
        let bits = format.bitDepth
        for y in 0..<height {
            let source = indexes + y * width
            let row = begin(y, of: rows)
            guard bits < 8 else {
                memcpy(row, source, width)
                continue
            }
            memset(row, 0, stride - 1)
            for x in 0..<width {
                let bit = x * bits
                row[bit / 8] |= source[x] << UInt8(8 - bits - bit % 8)
            }
        }
    }

    /// Writes rows of channels, without a filter.
    func convert(_ pixels: UnsafePointer<UInt32>, mask: UInt32, into rows: UnsafeMutablePointer<UInt8>) {
        for y in 0..<height {
            let source = pixels + y * width
            let row = begin(y, of: rows)
            if y > 0, memcmp(source, source - width, width * 4) == 0 {
                memcpy(row, row - stride, stride - 1)
                continue
            }
            switch format {
            case .rgb: writeRGB(source, into: row)
            case .grey, .indexed: for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: source[x]) }
            case .greyAlpha, .rgba: writeStraight(source, mask: mask, into: row)
            }
        }
    }

    /// Replaces the octets of unfiltered rows by their differences from the row above.
    func filterUp(_ rows: UnsafeMutablePointer<UInt8>) {
        for y in Swift.stride(from: height - 1, through: 0, by: -1) {
            let row = rows + y * stride
            row[0] = Filter.up.rawValue
            guard y > 0 else { return }
            let above = row - stride
            for position in 1..<stride { row[position] &-= above[position] }
        }
    }

    private func begin(_ y: Int, of rows: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        rows[y * stride] = Filter.none.rawValue
        return rows + y * stride + 1
    }

    private func writeRGB(_ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width {
            let pixel = source[x]
            row[3 * x] = UInt8(truncatingIfNeeded: pixel >> 16)
            row[3 * x + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            row[3 * x + 2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    private func writeStraight(
        _ source: UnsafePointer<UInt32>,
        mask: UInt32,
        into row: UnsafeMutablePointer<UInt8>
    ) {
        var target = row
        for x in 0..<width {
            let color = StraightColor(premultiplied: source[x] | ~mask)
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
