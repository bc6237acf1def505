import GraphLayout

/// The texts of an SVG as elements that can be read, selected and searched; Cairo knows outlines alone.
final class SVGTexts {
    private(set) var elements = ""

    /// Adds a line whose left end is its origin, `width` wide in whatever font the viewer finds for `style`.
    func append(_ line: TextLine, style: TextStyle, color: Color, rotation: Double, width: Double) {
        let words = line.text.drawable
        guard !words.allSatisfy({ $0 == " " }) else { return }
        let (x, y) = (Self.number(line.origin.x), Self.number(line.origin.y))
        var attributes = [
            ("x", x), ("y", y), ("font-family", Self.families(style.family)), ("font-size", Self.number(style.size)),
            ("fill", color.hex), ("textLength", Self.number(width)), ("lengthAdjust", "spacingAndGlyphs"),
            ("xml:space", "preserve"),
        ]
        if style.weight == .bold { attributes.append(("font-weight", "bold")) }
        if color.alpha < 1 { attributes.append(("fill-opacity", Self.number(color.alpha))) }
        if rotation != 0 { attributes.append(("transform", "rotate(\(Self.number(rotation)) \(x) \(y))")) }
        let written = attributes.map { " \($0)=\"\($1.xmlEscaped)\"" }.joined()
        elements += "<text\(written)>\(words.xmlEscaped)</text>\n"
    }

    private static let genericFamilies: Set<String> = [
        "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui",
    ]

    /// A list of families for CSS: all but the generic ones in quotes.
    private static func families(_ list: String) -> String {
        let names = list.unicodeScalars.split(separator: ",").map { name in
            let start = name.drop { $0 == " " }
            return String(String.UnicodeScalarView(start.reversed().drop { $0 == " " }.reversed()))
        }
        return names.map { name in
            guard !genericFamilies.contains(name) else { return name }
            let escaped = name.unicodeScalars.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }
            return "'\(escaped.joined())'"
        }.joined(separator: ", ")
    }

    /// Thousandths are finer than any screen.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 1_000).rounded() / 1_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}

extension Color {
    /// `#rrggbb`, without the alpha.
    fileprivate var hex: String {
        let digits = [red, green, blue].map { component in
            let octet = UInt8(min(max(component * 255, 0), 255).rounded())
            return (octet < 16 ? "0" : "") + String(octet, radix: 16)
        }
        return "#" + digits.joined()
    }
}
