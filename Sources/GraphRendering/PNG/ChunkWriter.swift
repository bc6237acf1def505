import CISAL

/// Writes the chunks of a PNG: length, type, content, CRC-32 (RFC 2083, section 3).
struct ChunkWriter {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    mutating func append(_ type: StaticString, _ content: some Collection<UInt8>) {
        appendNumber(UInt32(content.count))
        let start = bytes.count
        type.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: content)
        let sum = bytes.withUnsafeBufferPointer { buffer in
            crc32_gzip_refl(0, buffer.baseAddress.map { $0 + start }, UInt64(buffer.count - start))
        }
        appendNumber(sum)
    }

    private mutating func appendNumber(_ number: UInt32) {
        bytes.append(contentsOf: number.bigEndianBytes)
    }
}

extension UInt32 {
    var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 0xff), UInt8(self >> 8 & 0xff), UInt8(self & 0xff)]
    }
}
