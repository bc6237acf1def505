/// How a number becomes a text.
package struct NumberFormat: Hashable, Sendable {
    package enum Style: String, CaseIterable, Hashable, Sendable {
        case plain
        /// The locale's short forms: 1.5K, 1,5 Mio.
        case compact
        /// SI prefixes: 1.5k, 20µ.
        case si
        case percent
    }

    /// Digits after the decimal sign; nil: as few as keep every label distinct and true to its value.
    package var decimals: Int?
    package var grouping = false
    package var style = Style.plain
    package var symbols = NumberSymbols()

    package init() {}
}

/// The signs of a locale, as data (CLDR).
package struct NumberSymbols: Hashable, Sendable {
    /// The language tag that was asked for.
    package var locale = "en"
    /// The digits 0 to 9.
    package var digits = (0...9).map(String.init)
    package var decimal = "."
    package var group = ","
    /// The size of the group next to the decimal sign.
    package var primaryGroup = 3
    /// The size of the other groups: 2 in India.
    package var secondaryGroup = 3
    /// How many digits must stand before the first group sign: 2 in Spanish, where 1234 has none.
    package var minimumGroupingDigits = 1
    package var minus = "\u{2212}"
    /// What follows the digits of a percentage.
    package var percent = "%"
    /// What precedes the digits of a percentage: the sign in Turkish and Basque.
    package var percentPrefix = ""
    /// Short forms, ascending by `exponent`; below the first a number is plain.
    package var compact = [
        CompactForm(exponent: 3, divisor: 3, prefix: "", suffix: "K"),
        CompactForm(exponent: 6, divisor: 6, prefix: "", suffix: "M"),
        CompactForm(exponent: 9, divisor: 9, prefix: "", suffix: "B"),
        CompactForm(exponent: 12, divisor: 12, prefix: "", suffix: "T"),
    ]

    package init() {}
}

/// One short form of a locale.
package struct CompactForm: Hashable, Sendable {
    /// Serves numbers of at least 10 to the power of this.
    package var exponent: Int
    /// The number is divided by 10 to the power of this.
    package var divisor: Int
    package var prefix: String
    package var suffix: String

    package init(exponent: Int, divisor: Int, prefix: String, suffix: String) {
        self.exponent = exponent
        self.divisor = divisor
        self.prefix = prefix
        self.suffix = suffix
    }
}
