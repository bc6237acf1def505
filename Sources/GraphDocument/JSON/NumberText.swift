/// Numbers as JSON writes them.
enum NumberText {
    /// The shortest digits that read back as `value`, without a needless ".0" or "+".
    static func shortest(_ value: Double) -> String {
        var octets: [UInt8] = []
        append(value, to: &octets)
        return String(decoding: octets, as: UTF8.self)
    }

    /// Appends the shortest digits that read back as `value`, which is finite; zero has no sign.
    static func append(_ value: Double, to octets: inout [UInt8]) {
        let thousandths = (value * 1000).rounded()
        // Up to 15 digits a decimal fraction is the only shortest one for its double (IEEE 754 binary64).
        if thousandths.magnitude < 1e15, thousandths / 1000 == value {
            append(thousandths: Int64(thousandths), to: &octets)
            return
        }
        for octet in value.description.utf8 where octet != UInt8(ascii: "+") { octets.append(octet) }
        if octets.suffix(2).elementsEqual([UInt8(ascii: "."), UInt8(ascii: "0")]) { octets.removeLast(2) }
        // Swift writes 1e-05; the zero says nothing.
        if octets.suffix(4).starts(with: "e-0".utf8) { octets.remove(at: octets.count - 2) }
    }

    /// Appends `value` rounded to three decimals: no chart shows less than a thousandth of a pixel.
    static func appendRounded(_ value: Double, to octets: inout [UInt8]) {
        let thousandths = (value * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return append(value, to: &octets) }
        append(thousandths: Int64(thousandths), to: &octets)
    }

    /// Appends `value`, shorter where zeros at its end can become an exponent.
    static func appendCanonical(_ value: Double, to octets: inout [UInt8]) {
        let start = octets.count
        append(value, to: &octets)
        let zeros = octets[start...].reversed().prefix { $0 == UInt8(ascii: "0") }.count
        guard zeros > 2, !octets[start...].contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") })
        else { return }
        octets.removeLast(zeros)
        octets.append(UInt8(ascii: "e"))
        octets += String(zeros).utf8
    }

    /// Appends a number of thousandths in one stroke: a layout is mostly these.
    private static func append(thousandths: Int64, to octets: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostDigits) { buffer in
            let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
            var start = buffer.count
            var rest = fraction
            for place in 0..<3 where fraction > 0 {
                let (left, digit) = rest.quotientAndRemainder(dividingBy: 10)
                // Zeros at the end say nothing.
                if digit > 0 || start < buffer.count { prepend(UInt8(ascii: "0") + UInt8(digit), &start, buffer) }
                rest = left
                if place == 2 { prepend(UInt8(ascii: "."), &start, buffer) }
            }
            prepend(whole, &start, buffer)
            if thousandths < 0 { prepend(UInt8(ascii: "-"), &start, buffer) }
            octets.append(contentsOf: buffer[start...])
        }
    }

    /// Appends the digits of `whole`.
    static func append(_ whole: UInt64, to octets: inout [UInt8]) {
        guard whole > 9 else { return octets.append(UInt8(ascii: "0") + UInt8(whole)) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostDigits) { buffer in
            var start = buffer.count
            prepend(whole, &start, buffer)
            octets.append(contentsOf: buffer[start...])
        }
    }

    /// A sign, the digits of the largest `UInt64` and three decimals after a point.
    private static let mostDigits = 25

    private static func prepend(_ whole: UInt64, _ start: inout Int, _ buffer: UnsafeMutableBufferPointer<UInt8>) {
        var rest = whole
        repeat {
            let (left, digit) = rest.quotientAndRemainder(dividingBy: 10)
            prepend(UInt8(ascii: "0") + UInt8(digit), &start, buffer)
            rest = left
        } while rest > 0
    }

    private static func prepend(_ octet: UInt8, _ start: inout Int, _ buffer: UnsafeMutableBufferPointer<UInt8>) {
        start -= 1
        buffer[start] = octet
    }
}
