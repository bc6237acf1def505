extension String {
    /// The text as it is drawn, on one line: a space in place of every control character and separator of lines, and
    /// U+FFFD in place of every noncharacter, which Cairo takes for broken UTF-8.
    var drawable: String {
        guard unicodeScalars.contains(where: { $0.drawn != $0 }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map(\.drawn)))
    }
}

extension Unicode.Scalar {
    fileprivate var drawn: Unicode.Scalar {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        default: properties.isNoncharacterCodePoint ? "\u{fffd}" : self
        }
    }
}
