/// Round numbers on a logarithmic axis; never fewer than two when two exist.
enum LogTicks {
    /// About `count` numbers from `low` to `high`, ascending.
    ///
    /// Many decades: every n-th power of ten. A few: powers of ten, with 5, with 2 and 5, …, with all digits, whichever
    /// comes closest to `count`. Where none comes near: round numbers as on a linear axis.
    ///
    /// - Parameters:
    ///   - low: More than 0.
    ///   - high: Not below `low`.
    ///   - count: How many are wanted, from 2.
    /// - Returns: At least two numbers when `low` is below `high`.
    static func ticks(low: Double, high: Double, count: Int) -> [Double] {
        guard low < high else { return [low] }
        let first = Int(Math.log10(low).rounded(.down))
        let last = Int(Math.log10(high).rounded(.up))
        let decades = last - first
        if decades > count {
            let stride = (decades + count - 1) / count
            let powers = powers(from: first, to: last, stride: stride, low: low, high: high)
            if powers.count >= 2 { return powers }
        }
        let ladders: [[Int]] = [[1], [1, 5], [1, 2, 5], [1, 2, 3, 5], Array(1...9)]
        let choices = ladders.map { digits in
            (first...last).flatMap { power in digits.map { multiple($0, power) } }.filter { low...high ~= $0 }
        }
        let closest = choices.filter { $0.count >= 2 && $0.count <= count + 2 }
            .min { abs($0.count - count) < abs($1.count - count) }
        if let closest, closest.count * 2 >= count { return closest }
        let linear = DecimalTicks.ticks(low: low, high: high, count: Double(count))
        return linear.count >= 2 ? linear : choices.first { $0.count >= 2 } ?? [low, high]
    }

    private static func powers(from first: Int, to last: Int, stride: Int, low: Double, high: Double) -> [Double] {
        // Anchored at 1, so that the same numbers appear whatever the data.
        let start = first - ((first % stride) + stride) % stride
        return Swift.stride(from: start, through: last, by: stride)
            .map { Math.powerOfTen($0) }
            .filter { low...high ~= $0 }
    }

    private static func multiple(_ digit: Int, _ power: Int) -> Double {
        power < 0 ? Double(digit) / Math.powerOfTen(-power) : Double(digit) * Math.powerOfTen(power)
    }
}
