import CDeflate

/// Writes gzip (RFC 1952); one a worker.
final class GzipEncoder {
    private static let level: Int32 = 6
    private let compressor: OpaquePointer?

    init() {
        compressor = libdeflate_alloc_compressor(Self.level)
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// The octets under gzip, or nil when that makes them no shorter or memory is short.
    func encode(_ octets: [UInt8]) -> [UInt8]? {
        guard let compressor else { return nil }
        let encoded = [UInt8](unsafeUninitializedCapacity: octets.count) { buffer, count in
            count = octets.withUnsafeBytes {
                libdeflate_gzip_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, buffer.count)
            }
        }
        return encoded.isEmpty ? nil : encoded
    }
}
