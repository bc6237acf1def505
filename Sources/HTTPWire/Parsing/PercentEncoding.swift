/// Percent-encoding (RFC 3986 section 2.1).
package enum PercentEncoding {
    /// The octets with every `%XX` replaced by the octet that it names, or nil when an escape is broken.
    package static func decode(_ octets: some Collection<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(octets.count)
        var rest = octets.makeIterator()
        while let octet = rest.next() {
            guard octet == 0x25 else {
                decoded.append(octet)
                continue
            }
            guard let high = rest.next().flatMap(ByteClass.hexValue), let low = rest.next().flatMap(ByteClass.hexValue)
            else { return nil }
            decoded.append(high << 4 | low)
        }
        return decoded
    }

    /// Whether every octet is of the allowed classes or part of a whole `%XX`.
    static func isWellFormed(_ octets: some Collection<UInt8>, allowed: UInt8) -> Bool {
        if ByteClass.contains(all: octets, allowed) { return true }
        var rest = octets.makeIterator()
        while let octet = rest.next() {
            if octet == 0x25 {
                guard rest.next().flatMap(ByteClass.hexValue) != nil, rest.next().flatMap(ByteClass.hexValue) != nil
                else { return false }
            } else if !ByteClass.contains(octet, allowed) {
                return false
            }
        }
        return true
    }
}
