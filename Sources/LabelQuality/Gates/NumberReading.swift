/// A label read as a number, as a person who knows the English forms would; shares nothing with what wrote it.
package struct NumberReading: Equatable {
    /// What the text says.
    package let value: Double
    /// Half a unit of the last digit that is shown.
    package let halfLastDigit: Double

    private static let powers: [Character: Int] = [
        "y": -24, "z": -21, "a": -18, "f": -15, "p": -12, "n": -9, "µ": -6, "μ": -6, "m": -3,
        "k": 3, "K": 3, "M": 6, "G": 9, "B": 9, "T": 12, "P": 15, "E": 18, "Z": 21, "Y": 24, "%": -2,
    ]

    /// nil when `text`, without `prefix` and `suffix`, is no number.
    package init?(_ text: String, prefix: String = "", suffix: String = "") {
        guard text.count >= prefix.count + suffix.count, text.hasSuffix(suffix) else { return nil }
        var body = text.dropLast(suffix.count)
        // A currency sign stands after the minus.
        let isNegative = Self.takeMinus(&body)
        guard body.hasPrefix(prefix) else { return nil }
        body = body.dropFirst(prefix.count)
        let isNegativeToo = Self.takeMinus(&body)
        guard !(isNegative && isNegativeToo) else { return nil }

        var power = 0
        if let unit = body.last.flatMap({ Self.powers[$0] }) {
            power = unit
            body.removeLast()
        }
        let halves = body.split(separator: "e", omittingEmptySubsequences: false)
        guard let mantissa = halves.first, halves.count <= 2 else { return nil }
        if halves.count == 2 {
            var exponent = halves[1]
            let isSmall = Self.takeMinus(&exponent)
            guard let size = Int(exponent) else { return nil }
            power += isSmall ? -size : size
        }
        let digits = mantissa.filter { $0 != "," }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
        guard parts.count <= 2, isNumber, let number = Double("\(digits)e\(power)") else { return nil }
        value = isNegative || isNegativeToo ? -number : number
        let decimals = parts.count == 2 ? parts[1].count : 0
        halfLastDigit = Double("5e\(power - decimals - 1)") ?? 0
    }

    private static func takeMinus(_ body: inout Substring) -> Bool {
        guard let first = body.first, first == "\u{2212}" || first == "-" else { return false }
        body.removeFirst()
        return true
    }
}
