/// Weights of content negotiation in thousandths, so that they compare exactly (RFC 9110 section 12.4.2).
enum QualityValue {
    static let highest = 1000

    /// `0`, `0.123`, `1`, `1.000`; nil for anything else.
    static func parse(_ octets: some Collection<UInt8>) -> Int? {
        guard let first = octets.first, first == 0x30 || first == 0x31 else { return nil }
        let fraction = octets.dropFirst()
        var thousandths = first == 0x31 ? highest : 0
        guard let point = fraction.first else { return thousandths }
        let digits = fraction.dropFirst()
        guard point == 0x2E, digits.count <= 3, digits.allSatisfy(ByteClass.isDigit) else { return nil }
        var unit = 100
        for digit in digits {
            thousandths += Int(digit - 0x30) * unit
            unit /= 10
        }
        return thousandths <= highest ? thousandths : nil
    }

    /// Splits `value *(;parameter)` into the value and its weight; nil when the weight is malformed.
    static func split(_ member: Substring.UTF8View) -> (value: Substring.UTF8View, quality: Int)? {
        var parts = ListField.members(member, separator: 0x3B)[...]
        guard let value = parts.popFirst() else { return nil }
        for part in parts where part.first == 0x71 || part.first == 0x51 {
            guard part.dropFirst().first == 0x3D else { continue }
            guard let quality = parse(part.dropFirst(2)) else { return nil }
            return (value, quality)
        }
        return (value, highest)
    }
}
