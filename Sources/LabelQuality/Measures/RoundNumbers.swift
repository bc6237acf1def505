/// How simple the numbers of an axis are.
enum RoundNumbers {
    /// The nice steps of Talbot, Lin and Hanrahan (InfoVis 2010), best first.
    private static let steps: [Double] = [1, 5, 2, 2.5, 4, 3]

    /// Their simplicity for numbers in equal steps, mapped from −1…1 to 0…1; for others the fewer digits the better.
    static func simplicity(of values: [Double]) -> Double {
        guard let first = values.first, values.count > 1 else { return 1 }
        let gaps = zip(values, values.dropFirst()).map { $1 - $0 }
        let step = gaps.reduce(0, +) / Double(gaps.count)
        let isEqual = gaps.allSatisfy { ($0 - step).magnitude <= step * 1e-6 }
        guard isEqual, let rank = rank(of: step, from: first) else {
            let digits = values.map { Double(significantDigits($0)) }.reduce(0, +) / Double(values.count)
            return max(0, 1 - (digits - 1) / 6)
        }
        let hasZero = values.contains { $0.magnitude <= step * 1e-6 }
        let score = 1 - Double(rank) / Double(steps.count - 1) - 1 + (hasZero ? 1 : 0)
        return max(0, min(1, (score + 1) / 2))
    }

    /// The place of `step` among the nice ones, when `first` is a multiple of it.
    private static func rank(of step: Double, from first: Double) -> Int? {
        let multiple = first / step
        guard (multiple - multiple.rounded()).magnitude <= 1e-6 else { return nil }
        let leading = leadingPart(step)
        return steps.firstIndex { ($0 - leading).magnitude <= 1e-6 }
    }

    /// `x` without its power of ten, from 1 up to 10.
    private static func leadingPart(_ x: Double) -> Double {
        guard x.isFinite, x > 0 else { return 0 }
        var x = x
        while x >= 9.999_999_9 { x /= 10 }
        while x < 0.999_999_99 { x *= 10 }
        return x
    }

    /// The digits that a number needs, leading and trailing zeros left out.
    private static func significantDigits(_ value: Double) -> Int {
        let mantissa = value.magnitude.description.prefix { $0 != "e" }.filter { $0 != "." }
        let trimmed = mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }
        return max(1, trimmed.count)
    }
}
