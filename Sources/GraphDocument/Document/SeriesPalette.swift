import GraphLayout

/// Colours for series that name none: distinct from each other for every kind of colour vision.
///
/// The line's own colour comes first; the others are those of Okabe and Ito ("Color universal design", 2008) as far as
/// they show on the ground, the strongest first. From the second turn on each turn is darker than the one before.
enum SeriesPalette {
    /// Without black, and with blue left to the first.
    static let onWhite = [0xe69f00, 0x009e73, 0xcc79a7, 0xd55e00, 0x56b4e9, 0xf0e442].map(Color.init(hex:))
    /// Without black and blue, which would drown, and with sky blue left to the first.
    static let onDark = [0xe69f00, 0x009e73, 0xf0e442, 0xcc79a7, 0xd55e00].map(Color.init(hex:))
    /// Beside white: yellow of the same set, navy for its black, orange and purple made lighter.
    static let onBlue = [0xf0e442, 0x00214d, 0xffc04d, 0xf5b8d8].map(Color.init(hex:))
    private static let darkening = 0.88

    /// The colour of the series at `index`.
    static func color(_ index: Int, line: Color, others: [Color]) -> Color {
        guard index > 0 else { return line }
        let colors = [line] + others.filter { $0 != line }
        let (turn, place) = index.quotientAndRemainder(dividingBy: colors.count)
        let factor = (0..<turn).reduce(1.0) { factor, _ in factor * darkening }
        let color = colors[place]
        return Color(
            red: rounded(color.red * factor),
            green: rounded(color.green * factor),
            blue: rounded(color.blue * factor),
            alpha: color.alpha
        )
    }

    /// The nearest component that a hexadecimal colour can name.
    private static func rounded(_ component: Double) -> Double { (component * 255).rounded() / 255 }
}
