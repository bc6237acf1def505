/// A colour in sRGB; every component from 0 to 1, not premultiplied.
package struct Color: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque colour from its 24-bit number, as in `0x007aff`.
    package init(hex: UInt32) {
        self.init(
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255
        )
    }

    package static let black = Color(hex: 0x000000)
    package static let white = Color(hex: 0xffffff)
    package static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour with its alpha multiplied by `factor`.
    package func faded(_ factor: Double) -> Color {
        var color = self
        color.alpha *= factor
        return color
    }
}
