/// Writes the numbers of one axis: one number of decimals for all, every text distinct and true to its value.
package struct NumberFormatter {
    /// How a number is scaled before its digits are written.
    private enum Notation {
        case plain
        case percent
        /// One power of a thousand for the whole axis.
        case si(exponent: Int)
        /// The locale's form for each number.
        case compact
        /// For numbers that have too many digits to be read.
        case scientific
    }

    private let format: NumberFormat
    private let prefix: String
    private let suffix: String
    private let notation: Notation
    /// Digits after the decimal sign.
    package let decimals: Int

    /// The most digits that a double carries after the decimal sign of its leading digit.
    private static let mostDecimals = 16
    /// Beyond these, a plain number is written in powers of ten.
    private static let mostPlainDecimals = 12
    private static let plainLimit = 1e21
    /// What a locale's largest short form would need more digits for before the decimal sign is written so as well.
    private static let mostCompactDigits = 6

    /// How near a text must come to its number when the decimals are left to the formatter.
    package enum Truth {
        /// All digits: the numbers were chosen to be short.
        case exact
        /// A twentieth of the way to the nearest neighbour: means and fractions have no short text.
        case rounded
    }

    /// A formatter for an axis that shows `values`.
    package init(
        _ format: NumberFormat,
        values: [Double],
        truth: Truth = .rounded,
        prefix: String = "",
        suffix: String = ""
    ) {
        self.format = format
        self.prefix = prefix
        self.suffix = suffix
        let largest = values.map(\.magnitude).max() ?? 0
        var notation = Self.notation(for: format, largest: largest)
        let cap = format.style == .plain ? Self.mostPlainDecimals(for: largest) : Self.mostDecimals
        if let decimals = format.decimals {
            self.decimals = decimals
        } else if let decimals = Self.fewestDecimals(
            for: values,
            truth: truth,
            notation: notation,
            format: format,
            upTo: cap
        ) {
            self.decimals = decimals
        } else {
            notation = .scientific
            self.decimals =
                Self.fewestDecimals(
                    for: values,
                    truth: truth,
                    notation: notation,
                    format: format,
                    upTo: Self.mostDecimals
                )
                ?? Self.mostDecimals
        }
        self.notation = notation
    }

    /// The text of `value`, with prefix and suffix.
    package func text(for value: Double) -> String {
        let body = Self.body(of: value, notation: notation, decimals: decimals, format: format)
        let sign = body.isNegative ? format.symbols.minus : ""
        // A currency sign stands between the minus and the digits; any other prefix stands before both.
        let head = Self.isCurrency(prefix) ? sign + prefix : prefix + sign
        return head + body.digits + suffix
    }

    private static func notation(for format: NumberFormat, largest: Double) -> Notation {
        switch format.style {
        case .plain: largest >= plainLimit ? .scientific : .plain
        case .percent: .percent
        case .compact:
            largest >= Math.powerOfTen((format.symbols.compact.last?.divisor ?? 15) + mostCompactDigits)
                ? .scientific : .compact
        case .si: .si(exponent: SIPrefix.exponent(for: largest))
        }
    }

    /// All digits of a number, unless it is so small that most of them would be zeros.
    private static func mostPlainDecimals(for largest: Double) -> Int {
        guard largest >= 1e-6 else { return mostPlainDecimals }
        return max(mostPlainDecimals, mostDecimals - DecimalText.scientific(largest, decimals: 16).exponent)
    }

    private static func isCurrency(_ text: String) -> Bool {
        let marks = text.unicodeScalars.filter { !$0.properties.isWhitespace }
        return !marks.isEmpty && marks.allSatisfy { $0.properties.generalCategory == .currencySymbol }
    }
}

// MARK: - Decimals

extension NumberFormatter {
    /// The fewest decimals with which every text is distinct and true to its value, or nil when `upTo` are too few.
    private static func fewestDecimals(
        for values: [Double],
        truth: Truth,
        notation: Notation,
        format: NumberFormat,
        upTo cap: Int
    ) -> Int? {
        let sorted = Array(Set(values)).sorted()
        // So little beside the others is the rounding error of a mean.
        let nothing = (values.map(\.magnitude).max() ?? 0) * 1e-12
        return (0...cap).first { decimals in
            var previous: String?
            for index in sorted.indices {
                let body = body(of: sorted[index], notation: notation, decimals: decimals, format: format)
                let text = (body.isNegative ? "-" : "") + body.digits
                guard text != previous else { return false }
                // What is not 0 does not read 0.
                if body.value == 0, sorted[index].magnitude > nothing { return false }
                guard (body.value - sorted[index]).magnitude <= tolerance(at: index, of: sorted, truth: truth) else {
                    return false
                }
                previous = text
            }
            return true
        }
    }

    /// By how much the rounding may move a number.
    private static func tolerance(at index: Int, of sorted: [Double], truth: Truth) -> Double {
        let value = sorted[index]
        // Arithmetic on the way to the text may cost a few units in the last place.
        let noise = value.magnitude * 1e-14
        let share = truth == .exact ? 1e-6 : 0.05
        let toPrevious = index > 0 ? value * share - sorted[index - 1] * share : .infinity
        let toNext = index + 1 < sorted.count ? sorted[index + 1] * share - value * share : .infinity
        let nearest = min(toPrevious, toNext)
        return max(noise, nearest.isFinite ? nearest : value.magnitude * share / 100)
    }
}

// MARK: - Digits

extension NumberFormatter {
    /// The digits of a number without its sign, with grouping and unit, and the number that they say.
    private struct Body {
        var digits: String
        var isNegative: Bool
        var value: Double
    }

    private static func body(of value: Double, notation: Notation, decimals: Int, format: NumberFormat) -> Body {
        let symbols = format.symbols
        switch notation {
        case .plain:
            return fixed(value, divisor: 1, unit: nil, decimals: decimals, format: format)
        case .percent:
            let unit = (symbols.percentPrefix, symbols.percent)
            return fixed(value, divisor: 0.01, unit: unit, decimals: decimals, format: format)
        case .si(let exponent):
            let unit = value == 0 ? nil : ("", SIPrefix.symbol(for: exponent))
            return fixed(
                value,
                divisor: Math.powerOfTen(exponent),
                unit: unit,
                decimals: value == 0 ? 0 : decimals,
                format: format
            )
        case .compact:
            return compact(value, decimals: decimals, format: format)
        case .scientific:
            return scientific(value, decimals: decimals, symbols: symbols)
        }
    }

    private static func fixed(
        _ value: Double,
        divisor: Double,
        unit: (prefix: String, suffix: String)?,
        decimals: Int,
        format: NumberFormat
    ) -> Body {
        // Dividing by a negative power of ten would round twice.
        let scaled = divisor == 0.01 ? value * 100 : value / divisor
        let ascii = DecimalText.fixed(scaled, decimals: decimals)
        let isNegative = ascii.hasPrefix("-")
        let digits = localized(isNegative ? ascii.dropFirst() : ascii[...], format: format)
        return Body(
            digits: (unit?.prefix ?? "") + digits + (unit?.suffix ?? ""),
            isNegative: isNegative,
            value: (Double(ascii) ?? scaled) * divisor
        )
    }

    private static func compact(_ value: Double, decimals: Int, format: NumberFormat) -> Body {
        var form = format.symbols.compact.last { value.magnitude >= Math.powerOfTen($0.exponent) }
        // 999,999 rounds to 1,000K: the next form says 1M.
        if let next = format.symbols.compact.first(where: { $0.exponent > (form?.exponent ?? 0) }) {
            let rounded = DecimalText.fixed(
                value.magnitude / Math.powerOfTen(form?.divisor ?? 0),
                decimals: decimals
            )
            let grown = (Double(rounded) ?? 0) * Math.powerOfTen(form?.divisor ?? 0)
            if grown >= Math.powerOfTen(next.exponent) { form = next }
        }
        return fixed(
            value,
            divisor: Math.powerOfTen(form?.divisor ?? 0),
            unit: form.map { ($0.prefix, $0.suffix) },
            decimals: value == 0 ? 0 : decimals,
            format: format
        )
    }

    private static func scientific(_ value: Double, decimals: Int, symbols: NumberSymbols) -> Body {
        let (mantissa, exponent) = DecimalText.scientific(value, decimals: decimals)
        let isNegative = mantissa.hasPrefix("-")
        var plain = NumberFormat()
        plain.symbols = symbols
        let digits = localized(isNegative ? mantissa.dropFirst() : mantissa[...], format: plain)
        let power = localized(String(exponent.magnitude)[...], format: plain)
        let tail = exponent == 0 ? "" : "e" + (exponent < 0 ? symbols.minus : "") + power
        return Body(
            digits: value == 0 ? localized("0", format: plain) : digits + tail,
            isNegative: isNegative,
            value: Double("\(mantissa)e\(exponent)") ?? value
        )
    }

    /// ASCII digits in the locale's digits, decimal sign and groups.
    private static func localized(_ ascii: Substring, format: NumberFormat) -> String {
        let symbols = format.symbols
        let parts = ascii.split(separator: ".", maxSplits: 1)
        let whole = Array(parts.first ?? "0")
        let isGrouped =
            format.grouping && symbols.primaryGroup > 0
            && whole.count >= symbols.primaryGroup + symbols.minimumGroupingDigits
        var text = ""
        for (index, digit) in whole.enumerated() {
            let left = whole.count - index
            if isGrouped, index > 0, isGroupBoundary(left, symbols) { text += symbols.group }
            text += symbol(digit, symbols)
        }
        if parts.count == 2 {
            text += symbols.decimal + parts[1].map { symbol($0, symbols) }.joined()
        }
        return text
    }

    private static func isGroupBoundary(_ digitsLeft: Int, _ symbols: NumberSymbols) -> Bool {
        let beyond = digitsLeft - symbols.primaryGroup
        return beyond == 0 || (beyond > 0 && symbols.secondaryGroup > 0 && beyond % symbols.secondaryGroup == 0)
    }

    private static func symbol(_ digit: Character, _ symbols: NumberSymbols) -> String {
        guard let value = digit.wholeNumberValue, symbols.digits.indices.contains(value) else { return String(digit) }
        return symbols.digits[value]
    }
}
