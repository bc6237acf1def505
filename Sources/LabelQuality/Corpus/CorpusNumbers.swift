import Glibc

/// The kinds of values on a linear axis.
enum CorpusNumbers: String, CaseIterable {
    case billionths
    case millionths
    case thousandths
    case ones
    case thousands
    case millions
    case billions
    case trillions
    /// A range that is tiny beside the values.
    case tinyRange
    case negative
    case aroundZero
    case counts
    case fewCounts
    case years
    case percentages
    case flat

    /// `count` values of this kind.
    func values(_ count: Int, using random: inout CorpusRandom) -> [Double] {
        let top = random.uniform(1...9.9)
        return (0..<count).map { _ in
            let share = random.uniform(0...1)
            return switch self {
            case .billionths: share * top * 1e-9
            case .millionths: share * top * 1e-6
            case .thousandths: share * top * 1e-3
            case .ones: share * top
            case .thousands: share * top * 1e3
            case .millions: share * top * 1e6
            case .billions: share * top * 1e9
            case .trillions: share * top * 1e12
            case .tinyRange: 1e6 + share * top * 1e-3
            case .negative: -100 - share * top * 10
            case .aroundZero: (share - 0.4) * top * 10
            case .counts: (share * top * 10).rounded()
            case .fewCounts: (share * 3).rounded()
            case .years: (1990 + share * 33).rounded()
            case .percentages: (share * 1000).rounded() / 10
            case .flat: top
            }
        }
    }

    /// `base` to the power of `exponent`.
    static func power(of base: Double, _ exponent: Double) -> Double {
        pow(base, exponent)
    }
}
