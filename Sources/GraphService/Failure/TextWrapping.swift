import GraphLayout

/// Sets a text in lines no wider than a limit.
struct TextWrapping {
    let style: TextStyle
    /// CSS pixels.
    let limit: Double
    let measuring: any TextMeasuring

    /// Breaks where a line may be broken (UAX 14), and inside a word that is wider than a line.
    func lines(of text: String) -> [String] {
        let breaks = [text.startIndex] + measuring.lineBreaks(in: text) + [text.endIndex]
        var lines: [String] = []
        var line = ""
        for (start, end) in zip(breaks, breaks.dropFirst()) {
            for piece in pieces(of: text[start..<end]) {
                if !line.isEmpty, width(line + piece) > limit {
                    lines.append(line)
                    line = ""
                }
                line += piece
            }
        }
        return lines + [line]
    }

    private func pieces(of word: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var rest = word
        while width(rest) > limit, rest.count > 1 {
            var count = rest.count
            while count > 1, width(rest.prefix(count)) > limit { count /= 2 }
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces + [rest]
    }

    private func width(_ text: some StringProtocol) -> Double {
        let kept = text.reversed().drop { $0 == " " }.count
        return measuring.extents(of: String(text.prefix(kept)), style: style).width
    }
}
