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

    /// Pixels that are compared with those above them at once; in every format they end with an octet.
    private static let blockWidth = 16

    /// Fills `rows`; `places` holds the number of each pixel's colour when the format is indexed.
    func write(
        _ pixels: UnsafePointer<UInt32>,
        places: UnsafePointer<UInt8>,
        into rows: UnsafeMutablePointer<UInt8>
    ) {
        var changes = RowChanges(blocks: (width + Self.blockWidth - 1) / Self.blockWidth, mask: mask)
        for y in 0..<height {
            let source = pixels + y * width
            let row = rows + y * stride
            if y > 0 {
                // Most rows are those above them, and of most others most is.
                memcpy(row, row - stride, stride)
                if memcmp(source, source - width, width * 4) == 0 { continue }
            }
            changes.startRow()
            for start in Swift.stride(from: 0, to: width, by: Self.blockWidth) {
                let count = min(Self.blockWidth, width - start)
                let block = source + start
                let above = y > 0 ? block - width : nil
                if let above, Self.isEqual(block, above, count: count) { continue }
                write(block, places: places + y * width + start, from: start, count: count, into: row)
                changes.count(block, above: above, count: count, block: start / Self.blockWidth)
            }
            row[0] = changes.filter.rawValue
        }
        applyFilters(to: rows)
    }

    private static func isEqual(_ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, count: Int) -> Bool {
        guard count == blockWidth else { return memcmp(left, right, count * 4) == 0 }
        var difference: UInt32 = 0
        // Of constant length and without a way out, so that it becomes a few instructions on vectors.
        for x in 0..<blockWidth { difference |= left[x] ^ right[x] }
        return difference == 0
    }

    /// Writes `count` pixels, the first of which is number `start` of its row.
    private func write(
        _ source: UnsafePointer<UInt32>,
        places: UnsafePointer<UInt8>,
        from start: Int,
        count: Int,
        into row: UnsafeMutablePointer<UInt8>
    ) {
        let target = row + 1 + start * format.bitsPerPixel / 8
        switch format {
        case .indexed(let bits): pack(places, count: count, bits: bits, into: target)
        case .rgb: writeRGB(source, count: count, into: target)
        case .grey: for x in 0..<count { target[x] = UInt8(truncatingIfNeeded: source[x]) }
        case .greyAlpha, .rgba: writeStraight(source, count: count, into: target)
        }
    }

    /// From the last row up: a row is subtracted from the one below before it changes itself.
    private func applyFilters(to rows: UnsafeMutablePointer<UInt8>) {
        for y in Swift.stride(from: height - 1, to: 0, by: -1) {
            let row = rows + y * stride
            guard row[0] == RowFilter.up.rawValue else { continue }
            RowFilter.subtract(row - stride + 1, from: row + 1, count: stride - 1)
        }
    }

    private func pack(_ places: UnsafePointer<UInt8>, count: Int, bits: Int, into target: UnsafeMutablePointer<UInt8>) {
        guard bits < 8 else {
            memcpy(target, places, count)
            return
        }
        memset(target, 0, (count * bits + 7) / 8)
        for x in 0..<count {
            let bit = x * bits
            target[bit / 8] |= places[x] << UInt8(8 - bits - bit % 8)
        }
    }

    private func writeRGB(_ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt8>) {
        let octets = UnsafeMutableRawPointer(target)
        // Four octets at once, the fourth to be overwritten by the next pixel; the last pixel has no next one.
        for x in 0..<count - 1 {
            octets.storeBytes(of: (source[x] << 8).bigEndian, toByteOffset: 3 * x, as: UInt32.self)
        }
        let last = source[count - 1]
        target[3 * count - 3] = UInt8(truncatingIfNeeded: last >> 16)
        target[3 * count - 2] = UInt8(truncatingIfNeeded: last >> 8)
        target[3 * count - 1] = UInt8(truncatingIfNeeded: last)
    }

    private func writeStraight(_ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt8>) {
        var target = target
        for x in 0..<count {
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
