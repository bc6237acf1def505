/// How the octets of a row are written (RFC 2083, section 6).
enum RowFilter: UInt8 {
    case none = 0
    /// Each octet less the one above it.
    case up = 2

    /// Replaces `row` by its difference from `above`, the same number of octets before it.
    static func subtract(_ above: UnsafePointer<UInt8>, from row: UnsafeMutablePointer<UInt8>, count: Int) {
        typealias Lanes = SIMD32<UInt8>
        let source = UnsafeRawPointer(above)
        let target = UnsafeMutableRawPointer(row)
        let whole = count - count % Lanes.scalarCount
        for position in stride(from: 0, to: whole, by: Lanes.scalarCount) {
            let difference =
                target.loadUnaligned(fromByteOffset: position, as: Lanes.self)
                &- source.loadUnaligned(fromByteOffset: position, as: Lanes.self)
            target.storeBytes(of: difference, toByteOffset: position, as: Lanes.self)
        }
        for position in whole..<count { row[position] &-= above[position] }
    }
}
