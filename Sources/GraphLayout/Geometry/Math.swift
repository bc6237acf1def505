import Glibc

/// The few functions that the standard library leaves to the C one.
enum Math {
    static func log10(_ x: Double) -> Double { Glibc.log10(x) }
    static func sin(degrees: Double) -> Double { exactly(degrees, Glibc.sin) }
    static func cos(degrees: Double) -> Double { exactly(degrees + 90, Glibc.sin) }

    /// 10 to the power of `exponent`, correctly rounded: the literal is parsed, not multiplied up.
    static func powerOfTen(_ exponent: Int) -> Double {
        Double("1e\(exponent)") ?? (exponent > 0 ? .infinity : 0)
    }

    /// A sine that is exact at multiples of 90 degrees.
    private static func exactly(_ degrees: Double, _ sine: (Double) -> Double) -> Double {
        switch degrees.truncatingRemainder(dividingBy: 360) {
        case 0, 180, -180: 0
        case 90, -270: 1
        case -90, 270: -1
        case let angle: sine(angle * .pi / 180)
        }
    }
}
