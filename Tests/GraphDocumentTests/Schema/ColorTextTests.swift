import GraphLayout
import TestSupport
import Testing

@testable import GraphDocument

@Suite struct ColorTextTests {
    @Test(arguments: [
        ("#f80", "#ff8800"), ("#F80C", "#ff8800cc"), ("#ff8800", "#ff8800"), ("#FF8800FF", "#ff8800"),
        ("red", "#ff0000"), ("RebeccaPurple", "#663399"), ("transparent", "transparent"), ("#0000", "transparent"),
        ("rgb(255, 136, 0)", "#ff8800"), ("rgb(255 136 0)", "#ff8800"), ("rgb(100%, 50%, 0%)", "#ff8000"),
        ("rgba(255,136,0,0.5)", "rgba(255,136,0,0.5)"), ("rgba(255 136 0 / 50%)", "rgba(255,136,0,0.5)"),
        ("rgb(255 136 0/.2)", "#ff880033"), ("rgba(300,-5,0,7)", "#ff0000"), ("rgba(1,2,3,0)", "#01020300"),
        ("rgb( 1 , 2 , 3 )", "#010203"), ("rgb(1.6,2,3)", "#020203"),
    ])
    func everyFormIsReadAndHasOneSpelling(text: String, canonical: String) throws {
        let color = try #require(ColorText.read(text))
        #expect(ColorText.write(color) == canonical)
        #expect(ColorText.read(canonical) == color)
    }

    @Test(arguments: [
        "", "#", "#ff", "#ff880", "#ff88001", "#ggg", "#１２３", "rgb", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)",
        "rgb(1 2 3 4)",
        "rgb(a,b,c)", "rgb(1,,3)", "rgb(1,2,3", "hsl(1,2%,3%)", "rgb(1,2/3,4)", "rgb(nan,1,2)", "light blue",
        "rgbx(1,2,3)", "rgb(1 2 3 / )",
    ])
    func whatIsNoColourIsRefused(text: String) {
        #expect(ColorText.read(text) == nil)
    }

    @Test func thereAreAllTheNamesOfCSS() {
        #expect(CSSColorNames.numbers.count == 148)
        for name in CSSColorNames.sortedNames where name.contains("gray") {
            let grey =
                String(name.prefix { $0 != "g" })
                + name.drop { $0 != "g" }.split(separator: "gray", omittingEmptySubsequences: false).joined(
                    separator: "grey"
                )
            #expect(CSSColorNames.numbers[grey] == CSSColorNames.numbers[name], "\(name)")
        }
    }

    @Test func everyHexadecimalColourComesBack() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let octets = (0..<4).map { _ in Double(UInt8.random(in: 0...255, using: &random)) / 255 }
            let color = Color(red: octets[0], green: octets[1], blue: octets[2], alpha: octets[3])
            #expect(ColorText.read(ColorText.write(color)) == color)
        }
    }
}
