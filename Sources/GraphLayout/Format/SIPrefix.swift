/// The prefixes of the International System of Units, quecto to quetta.
enum SIPrefix {
    private static let symbols = [
        -30: "q", -27: "r", -24: "y", -21: "z", -18: "a", -15: "f", -12: "p", -9: "n", -6: "µ", -3: "m",
        0: "", 3: "k", 6: "M", 9: "G", 12: "T", 15: "P", 18: "E", 21: "Z", 24: "Y", 27: "R", 30: "Q",
    ]

    /// The power of a thousand that leaves one to three digits before the point of `magnitude`.
    static func exponent(for magnitude: Double) -> Int {
        guard magnitude > 0, magnitude.isFinite else { return 0 }
        let decade = DecimalText.scientific(magnitude, decimals: 16).exponent
        let thousands = decade >= 0 ? decade / 3 : (decade - 2) / 3
        return min(30, max(-30, thousands * 3))
    }

    static func symbol(for exponent: Int) -> String {
        symbols[exponent] ?? ""
    }
}
