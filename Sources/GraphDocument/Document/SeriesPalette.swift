import GraphLayout

/// Colours for series that name none: distinct from each other for every kind of colour vision.
///
/// The line's own colour comes first; the others are those of Okabe and Ito ("Color universal design", 2008) without
/// black and with blue left to the first, the ones that show best on white before the paler ones. From the second turn
/// on each turn is darker than the one before.
enum SeriesPalette {
    private static let others: [Color] = [
        Color(hex: 0xe69f00), Color(hex: 0x009e73), Color(hex: 0xcc79a7), Color(hex: 0xd55e00), Color(hex: 0x56b4e9),
        Color(hex: 0xf0e442),
    ]
    private static let darkening = 0.88

    /// The colour of the series at `index`.
    static func color(_ index: Int, of count: Int, line: Color) -> Color {
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
