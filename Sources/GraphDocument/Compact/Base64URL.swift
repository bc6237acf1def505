/// base64url without padding (RFC 4648, section 5).
package enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The place of each octet in the alphabet.
    private static let places: [UInt8?] = {
        var places = [UInt8?](repeating: nil, count: 256)
        for (place, octet) in alphabet.enumerated() { places[Int(octet)] = UInt8(place) }
        return places
    }()

    package static func encode(_ octets: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(octets.count * 4 / 3 + 2)
        var bits: UInt32 = 0
        var count = 0
        for octet in octets {
            bits = bits << 8 | UInt32(octet)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(alphabet[Int(bits >> UInt32(count) & 63)])
            }
        }
        if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The octets, or nil when `text` is not the one text that `encode` makes of them.
    package static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var octets: [UInt8] = []
        octets.reserveCapacity(text.utf8.count * 3 / 4)
        var bits: UInt32 = 0
        var count = 0
        for octet in text.utf8 {
            guard let place = places[Int(octet)] else { return nil }
            bits = bits << 6 | UInt32(place)
            count += 6
            if count >= 8 {
                count -= 8
                octets.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        // Six left-over bits are a digit too many; fewer must be zero, or several texts would mean the same.
        guard count < 6, bits & (1 << UInt32(count) - 1) == 0 else { return nil }
        return octets
    }
}
