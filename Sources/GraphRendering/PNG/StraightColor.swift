/// A pixel whose colour is not multiplied by its alpha, as PNG wants it.
struct StraightColor: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    /// From Cairo's 32 bits, alpha in the top ones, by Cairo's own rounding.
    init(premultiplied pixel: UInt32) {
        let alpha = pixel >> 24
        self.alpha = UInt8(alpha)
        (red, green, blue) = (
            Self.divide(pixel >> 16 & 0xff, by: alpha),
            Self.divide(pixel >> 8 & 0xff, by: alpha),
            Self.divide(pixel & 0xff, by: alpha)
        )
    }

    private static func divide(_ component: UInt32, by alpha: UInt32) -> UInt8 {
        switch alpha {
        case 255: UInt8(component)
        case 0: 0
        default: UInt8(truncatingIfNeeded: min(255, (component * 255 + alpha / 2) / alpha))
        }
    }

    var isGrey: Bool { red == green && green == blue }
}
