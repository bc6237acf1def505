import LabelQuality
import Testing

/// Reading labels as numbers, apart from whatever wrote them.
struct NumberReadingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let value: Double
        let half: Double
        var testDescription: String { text }
    }

    @Test(
        "a label says its number and how exact it is",
        arguments: [
            Case(text: "0", value: 0, half: 0.5), Case(text: "17.3", value: 17.3, half: 0.05),
            Case(text: "\u{2212}0.25", value: -0.25, half: 0.005), Case(text: "-4", value: -4, half: 0.5),
            Case(text: "1,234,567", value: 1_234_567, half: 0.5), Case(text: "1.5K", value: 1500, half: 50),
            Case(text: "2M", value: 2e6, half: 5e5), Case(text: "20µ", value: 20e-6, half: 5e-7),
            Case(text: "12.5%", value: 0.125, half: 0.0005), Case(text: "1.2e\u{2212}9", value: 1.2e-9, half: 5e-11),
            Case(text: "3e15", value: 3e15, half: 5e14),
        ]
    )
    func reads(_ sample: Case) {
        let read = NumberReading(sample.text)
        #expect(read?.value == sample.value)
        #expect(((read?.halfLastDigit ?? 0) - sample.half).magnitude <= sample.half * 1e-12)
    }

    @Test("prefix and suffix are taken off, the minus before a currency sign too")
    func affixes() {
        #expect(NumberReading("\u{2212}$12", prefix: "$")?.value == -12)
        #expect(NumberReading("up to 12 °C", prefix: "up to ", suffix: " °C")?.value == 12)
    }

    @Test(
        "what is no number is not read",
        arguments: ["", "mean", "1.2.3", "\u{2212}\u{2212}1", "1e", "e5", ".5", "5."]
    )
    func refuses(text: String) {
        #expect(NumberReading(text) == nil)
    }
}
