import GraphLayout
import Testing

@testable import GraphDocument

@Suite struct NumberSymbolsTests {
    @Test func englishIsTheDefaultOfTheLayout() {
        #expect(NumberSymbols.of(locale: "en") == NumberSymbols())
        #expect(NumberSymbols.of(locale: "EN_us")?.locale == "en-US")
    }

    /// Tag, decimal, group, sizes, minimum digits, percent.
    @Test(arguments: [
        ("de", ",", ".", 3, 3, 1, "\u{a0}%"), ("fr", ",", "\u{202f}", 3, 3, 1, "\u{a0}%"),
        ("hi", ".", ",", 3, 2, 1, "%"),
        ("es", ",", ".", 3, 3, 2, "\u{a0}%"), ("en-GB", ".", ",", 3, 3, 1, "%"), ("zh-CN", ".", ",", 3, 3, 1, "%"),
    ])
    func signsAreThoseOfTheLanguage(
        tag: String,
        decimal: String,
        group: String,
        primary: Int,
        secondary: Int,
        minimum: Int,
        percent: String
    ) throws {
        let symbols = try #require(NumberSymbols.of(locale: tag))
        #expect(symbols.decimal == decimal)
        #expect(symbols.group == group)
        #expect(
            (symbols.primaryGroup, symbols.secondaryGroup, symbols.minimumGroupingDigits) == (
                primary, secondary, minimum
            )
        )
        #expect(symbols.percent == percent)
        #expect(symbols.minus == "\u{2212}")
    }

    /// Tag, what precedes the digits of a percentage, what follows.
    @Test(arguments: [
        ("tr", "%", ""), ("eu", "%\u{a0}", ""), ("tr-TR", "%", ""), ("de", "", "\u{a0}%"), ("ja", "", "%"),
    ])
    func thePercentSignStandsWhereTheLanguagePutsIt(tag: String, prefix: String, suffix: String) throws {
        let symbols = try #require(NumberSymbols.of(locale: tag))
        #expect((symbols.percentPrefix, symbols.percent) == (prefix, suffix))
    }

    @Test func digitsAreThoseOfTheLanguage() throws {
        let symbols = try #require(NumberSymbols.of(locale: "ar-EG"))
        #expect(symbols.digits == ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"])
        #expect(symbols.decimal == "٫")
    }

    @Test func shortFormsAreThoseOfTheLanguage() throws {
        let german = try #require(NumberSymbols.of(locale: "de")).compact
        #expect(german.map(\.exponent) == [6, 9, 12])
        #expect(german.map(\.divisor) == [6, 9, 12])
        #expect(german.map(\.suffix) == ["\u{a0}Mio.", "\u{a0}Mrd.", "\u{a0}Bio."])
        let japanese = try #require(NumberSymbols.of(locale: "ja")).compact
        #expect(japanese.map(\.exponent) == [4, 8, 12])
        #expect(japanese.map(\.suffix) == ["万", "億", "兆"])
        let english = try #require(NumberSymbols.of(locale: "en-GB")).compact
        #expect(english == NumberSymbols().compact)
    }

    @Test(arguments: ["", "xx", "german", "de-XX", "-", "../../etc", String(repeating: "a", count: 5000), "de\u{0}"])
    func unknownTagsAreNone(tag: String) {
        #expect(NumberSymbols.of(locale: tag) == nil)
    }

    @Test(arguments: ["de-DE", "DE_de", "de-de"])
    func oneLanguageHasOneTag(tag: String) {
        #expect(NumberSymbols.of(locale: tag)?.locale == "de-DE")
    }
}
