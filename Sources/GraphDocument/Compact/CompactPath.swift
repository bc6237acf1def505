import CDeflate

/// Packs a graph's JSON into a path segment and back: raw DEFLATE (RFC 1951) in base64url without padding (RFC 4648,
/// section 5).
package enum CompactPath {
    /// The segment for `json`.
    package static func encode(_ json: [UInt8]) -> String {
        // Level 12 is the smallest; a graph worth a URL takes well under a millisecond.
        guard let compressor = libdeflate_alloc_compressor(12) else { preconditionFailure("out of memory") }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_deflate_compress_bound(compressor, json.count)
        let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_deflate_compress(compressor, json, json.count, buffer.baseAddress, bound)
        }
        return Base64URL.encode(packed)
    }

    /// The JSON behind `segment`; no more than `limit` octets may come out, so that a small segment cannot fill the
    /// memory.
    package static func decode(_ segment: some StringProtocol, limit: Int) throws(CompactPathError) -> [UInt8] {
        guard let packed = Base64URL.decode(segment) else { throw .notBase64URL }
        guard !packed.isEmpty else { throw .notDeflate }
        guard let decompressor = libdeflate_alloc_decompressor() else { preconditionFailure("out of memory") }
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = min(max(packed.count * 8, 4096), max(limit, 1))
        while true {
            let (outcome, json, used) = inflate(packed, capacity, decompressor)
            switch outcome {
            case LIBDEFLATE_SUCCESS where used == packed.count && json.count <= limit: return json
            case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < limit: capacity = min(capacity * 4, limit)
            case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLarge(limit: limit)
            default: throw .notDeflate
            }
        }
    }

    private static func inflate(
        _ packed: [UInt8],
        _ capacity: Int,
        _ decompressor: OpaquePointer
    ) -> (libdeflate_result, json: [UInt8], used: Int) {
        var outcome = LIBDEFLATE_BAD_DATA
        var used = 0
        let json = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            outcome = libdeflate_deflate_decompress_ex(
                decompressor,
                packed,
                packed.count,
                buffer.baseAddress,
                capacity,
                &used,
                &count
            )
            if outcome != LIBDEFLATE_SUCCESS { count = 0 }
        }
        return (outcome, json, used)
    }
}

/// Why a path segment is no packed graph.
package enum CompactPathError: Error, Hashable, Sendable, CustomStringConvertible {
    case notBase64URL
    case notDeflate
    /// More octets come out than allowed.
    case tooLarge(limit: Int)

    package var description: String {
        switch self {
        case .notBase64URL: "the path is not base64url without padding"
        case .notDeflate: "the path does not hold DEFLATE data, or only a part of them"
        case .tooLarge(let limit): "the graph in the path is larger than \(limit) octets"
        }
    }
}
