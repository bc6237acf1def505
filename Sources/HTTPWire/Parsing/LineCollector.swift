/// Gathers one line of text that may come in pieces, and refuses what may not stand in it.
struct LineCollector: Sendable {
    private(set) var octets: [UInt8] = []
    private var hasCarriageReturn = false

    /// Takes octets up to and including CR LF off `rest`.
    /// - Returns: Whether the line is whole; its octets are without the line end.
    mutating func collect(
        _ rest: inout ArraySlice<UInt8>,
        limit: Int,
        beyond: ParseError
    ) throws(ParseError) -> Bool {
        while let octet = rest.popFirst() {
            if hasCarriageReturn {
                guard octet == 0x0A else { throw .bareCarriageReturn }
                return true
            }
            if octet == 0x0D {
                hasCarriageReturn = true
                continue
            }
            guard ByteClass.contains(octet, ByteClass.text) else {
                throw octet == 0x0A ? .bareLineFeed : .controlCharacter
            }
            guard octets.count < limit else { throw beyond }
            octets.append(octet)
        }
        return false
    }

    mutating func clear() {
        octets.removeAll(keepingCapacity: true)
        hasCarriageReturn = false
    }
}
