import TestSupport
import Testing

@testable import GraphDocument

@Suite struct NumberTextTests {
    private func text(_ value: Double, _ append: (Double, inout [UInt8]) -> Void) -> String {
        var octets: [UInt8] = []
        append(value, &octets)
        return String(decoding: octets, as: UTF8.self)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (-0.05, "-0.05"), (12.345, "12.345"),
        (1.0005, "1.0005"), (1000, "1000"), (1e15, "1000000000000000"), (1e16, "1e16"), (1e-5, "1e-5"),
        (1e-10, "1e-10"),
        (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e308"),
        (0.30000000000000004, "0.30000000000000004"),
    ])
    func valuesHaveTheirShortestDigits(value: Double, expected: String) {
        #expect(text(value, NumberText.append) == expected)
    }

    @Test(arguments: [
        (1.0005, "1.001"), (1.0004, "1"), (-0.0004, "0"), (-1.2345, "-1.235"), (99.9999, "100"), (1e20, "1e20"),
    ])
    func lengthsHaveThreeDecimals(value: Double, expected: String) {
        #expect(text(value, NumberText.appendRounded) == expected)
    }

    @Test(arguments: [
        (1000.0, "1e3"), (-120_000, "-12e4"), (100, "100"), (1001, "1001"), (0, "0"), (0.5, "0.5"), (1e20, "1e20"),
    ])
    func canonicalNumbersAreShorterStill(value: Double, expected: String) {
        #expect(text(value, NumberText.appendCanonical) == expected)
    }

    @Test func everyTextReadsBackAsItsNumber() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<20_000 {
            let bits = Double(bitPattern: random.next())
            let decimal = (Double.random(in: -1e6...1e6, using: &random) * 1000).rounded() / 1000
            for value in [bits, decimal] where value.isFinite {
                #expect(Double(text(value, NumberText.append)) == value)
                #expect(Double(text(value, NumberText.appendCanonical)) == value)
                #expect(text(value, NumberText.append).utf8.count <= value.description.utf8.count)
            }
        }
    }
}
