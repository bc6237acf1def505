import TestSupport
import Testing

@testable import GraphLayout

struct NumberFormatterTests {
    private func texts(
        _ values: [Double],
        _ style: NumberFormat.Style = .plain,
        decimals: Int? = nil,
        grouping: Bool = false,
        prefix: String = "",
        suffix: String = ""
    ) -> [String] {
        var format = NumberFormat()
        format.style = style
        format.decimals = decimals
        format.grouping = grouping
        let formatter = NumberFormatter(format, values: values, prefix: prefix, suffix: suffix)
        return values.map(formatter.text(for:))
    }

    @Test(
        "as few decimals as keep texts distinct and true",
        arguments: [
            ([0, 0.25, 0.5, 0.75, 1], ["0.00", "0.25", "0.50", "0.75", "1.00"]), ([0, 0.5, 1], ["0.0", "0.5", "1.0"]),
            ([1, 2, 3], ["1", "2", "3"]), ([4.4, 9.742857, 12.8], ["4.4", "9.7", "12.8"]),
            ([1.5, 2, 2.5], ["1.5", "2.0", "2.5"]),
            ([0, 1e-9, 2e-9], ["0.000000000", "0.000000001", "0.000000002"]), ([7], ["7"]), ([12.8], ["12.8"]),
            ([1990, 1995, 2000], ["1990", "1995", "2000"]),
            ([-0.3, 0, 0.3], ["\u{2212}0.3", "0.0", "0.3"]), ([1e300, 2e300], ["1e300", "2e300"]),
            ([0, 1e-20], ["0", "1e\u{2212}20"]), ([1_000_000, 1_000_000.5], ["1000000.0", "1000000.5"]),
        ]
    )
    func plain(values: [Double], expected: [String]) {
        #expect(texts(values) == expected)
    }

    @Test("what is not 0 does not read 0, but for the rounding error of a mean")
    func nothingReadsZero() {
        #expect(texts([-97, 399_000, 996_021], .si) == ["\u{2212}0.1k", "399.0k", "996.0k"])
        #expect(texts([0.00002, 1000], suffix: "m") == ["0.00002m", "1000.00000m"])
        #expect(texts([0.00002, 1000], .compact) == ["0.00002", "1.00000K"])
        #expect(texts([0.0004, 12], .percent) == ["0.04%", "1200.00%"])
        #expect(texts([-0.3, 1e-17, 0.3]) == ["\u{2212}0.3", "0.0", "0.3"])
    }

    @Test("plain digits up to 1e21, and never an exponent of 0")
    func plainDigits() {
        #expect(texts([1, 1.0000000000000002]) == ["1.0000000000000000", "1.0000000000000002"])
        #expect(texts([0.1, 0.1.nextUp]) == ["0.10000000000000001", "0.10000000000000002"])
        #expect(texts([1e20, 3], decimals: 15) == ["100000000000000000000.000000000000000", "3.000000000000000"])
        #expect(texts([1e15, 2e15]) == ["1000000000000000", "2000000000000000"])
        #expect(texts([1e21, 3]) == ["1e21", "3"])
        #expect(texts([5e-18, 2e-17, 3e-17].map { $0 * 1e17 }) == ["0.5", "2.0", "3.0"])
    }

    @Test("a number far beyond the largest short form is written in powers of ten")
    func beyondCompact() {
        #expect(texts([1e22], .compact) == ["1e22"])
        #expect(texts([1e17], .compact) == ["100000T"])
        #expect(texts([1e18, 5], .compact) == ["1e18", "5"])
    }

    @Test("fixed decimals round and never write a negative zero")
    func fixedDecimals() {
        #expect(texts([-0.4, 0.4, 2.5], decimals: 0) == ["0", "0", "2"])
        #expect(texts([-0.04, 1.005], decimals: 1) == ["0.0", "1.0"])
    }

    @Test(
        "one SI prefix for the axis; zero has none",
        arguments: [
            ([0, 500_000, 2_000_000], ["0", "0.5M", "2.0M"]), ([0, 0.02, 0.04], ["0", "20m", "40m"]),
            ([1000, 1500], ["1.0k", "1.5k"]), ([0, 1, 999], ["0", "1", "999"]), ([1e26], ["100Y"]),
            ([145_500_000, 146_000_000], ["145.5M", "146.0M"]),
        ]
    )
    func si(values: [Double], expected: [String]) {
        #expect(texts(values, .si) == expected)
    }

    @Test(
        "compact forms by size; rounding up takes the next form",
        arguments: [
            ([999.0], ["999"]), ([1500], ["1.5K"]), ([12345], ["12.35K"]), ([1e6], ["1M"]), ([1e9], ["1B"]),
            ([0, 250_000, 500_000], ["0", "250K", "500K"]), ([0, 500_000, 1_000_000], ["0", "500K", "1M"]),
        ]
    )
    func compact(values: [Double], expected: [String]) {
        #expect(texts(values, .compact) == expected)
    }

    @Test("compact rounding carries into the next form")
    func compactCarry() {
        #expect(texts([999_999], .compact, decimals: 0) == ["1M"])
        #expect(texts([12_345], .compact, decimals: 0) == ["12K"])
    }

    @Test("percent needs two decimals fewer")
    func percent() {
        #expect(texts([0, 0.25, 0.5], .percent) == ["0%", "25%", "50%"])
        #expect(texts([0, 0.005], .percent) == ["0.0%", "0.5%"])
    }

    @Test("the percent sign stands before the digits where the locale puts it there")
    func percentPrefix() {
        var format = NumberFormat()
        format.style = .percent
        format.symbols.percentPrefix = "%"
        format.symbols.percent = ""
        let values = [-0.25, 0, 0.5]
        let formatter = NumberFormatter(format, values: values)
        #expect(values.map(formatter.text(for:)) == ["\u{2212}%25", "%0", "%50"])
    }

    @Test("groups of three, and the locale's signs")
    func grouping() {
        #expect(texts([1_234_567], grouping: true) == ["1,234,567"])
        var format = NumberFormat()
        format.grouping = true
        format.symbols.group = "."
        format.symbols.decimal = ","
        format.decimals = 1
        #expect(NumberFormatter(format, values: [1_234_567.5]).text(for: 1_234_567.5) == "1.234.567,5")
        format.symbols.secondaryGroup = 2
        #expect(NumberFormatter(format, values: []).text(for: 1_234_567.5) == "12.34.567,5")
        format.symbols.minimumGroupingDigits = 2
        #expect(NumberFormatter(format, values: []).text(for: 1234.5) == "1234,5")
    }

    @Test("the minus stands before a currency sign and after any other prefix")
    func prefixes() {
        #expect(texts([-1, 1], prefix: "$", suffix: " a day") == ["\u{2212}$1 a day", "$1 a day"])
        #expect(texts([-1], prefix: "t = ") == ["t = \u{2212}1"])
    }

    @Test("every text reads back as its value to the last digit, and no two are equal")
    func truth() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let scale = Math.powerOfTen(Int.random(in: -6...9, using: &generator))
            let values = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                Double.random(in: -1...1, using: &generator) * scale
            }
            let written = texts(values)
            #expect(Set(written).count == Set(values).count)
            for (value, text) in zip(values, written) {
                let ascii = text.replacing("\u{2212}", with: "-")
                let read = try #require(Double(ascii))
                let decimals = ascii.split(separator: ".").dropFirst().first?.count ?? 0
                #expect((read - value).magnitude <= 0.5000001 * Math.powerOfTen(-decimals))
            }
        }
    }
}
