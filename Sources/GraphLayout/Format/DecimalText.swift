import Glibc

/// Decimal digits of a number, in ASCII, as C prints them: correctly rounded.
enum DecimalText {
    /// `value` with exactly `decimals` digits after the point; a rounded zero has no sign.
    static func fixed(_ value: Double, decimals: Int) -> String {
        printed("%.*f", Int32(clamping: decimals), value)
    }

    /// `value` as a mantissa with `decimals` digits after the point and a power of ten.
    static func scientific(_ value: Double, decimals: Int) -> (mantissa: String, exponent: Int) {
        let parts = printed("%.*e", Int32(clamping: decimals), value).split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return (fixed(value, decimals: decimals), 0) }
        return (String(parts[0]), exponent)
    }

    /// How many digits stand after the point in the shortest text that reads back as `value`.
    static func fractionDigits(of value: Double) -> Int {
        let parts = value.description.split(separator: "e")
        let point = parts[0].split(separator: ".")
        let digits = point.count == 2 && point[1] != "0" ? point[1].count : 0
        return max(0, digits - (parts.count == 2 ? Int(parts[1]) ?? 0 : 0))
    }

    /// The double nearest to `value` rounded to `decimals` digits, so that three times 0.1 is 0.3.
    static func rounded(_ value: Double, decimals: Int) -> Double {
        decimals <= 100 && value.isFinite ? Double(fixed(value, decimals: decimals)) ?? value : value
    }

    private static func printed(_ format: String, _ decimals: Int32, _ value: Double) -> String {
        // The longest number has 309 digits before the point; `decimals` is capped far below the rest.
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            let length = withVaList([decimals, value]) { vsnprintf(buffer.baseAddress, buffer.count, format, $0) }
            let octets = buffer.prefix(max(0, min(Int(length), buffer.count - 1))).map { UInt8(bitPattern: $0) }
            return String(decoding: octets, as: UTF8.self)
        }
        let isNegativeZero = text.hasPrefix("-") && !text.contains { ("1"..."9").contains($0) }
        return isNegativeZero ? String(text.dropFirst()) : text
    }
}
