extension String {
    /// The text for XML 1.0, between tags or in double quotes, without the characters that it cannot hold.
    var xmlEscaped: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
