/// Makes texts narrower: by breaking them into lines, or by cutting them.
struct TextFitting {
    let style: TextStyle
    let measuring: any TextMeasuring

    static let ellipsis = "…"
    /// A cut text keeps at least this many grapheme clusters.
    static let fewestClusters = 3

    private func width(_ text: some StringProtocol) -> Double {
        measuring.extents(of: String(text), style: style).width
    }

    // MARK: Wrapping

    /// `text` in at most `lines` lines, the widest of them as narrow as it can be; nil when it cannot be broken.
    ///
    /// Lines break where UAX 14 allows it; the spaces at a break are dropped.
    func wrapped(_ text: String, lines: Int) -> MeasuredText? {
        let pieces = pieces(of: text)
        guard pieces.count > 1, lines > 1 else { return nil }
        // The narrowest width at which greedy filling needs no more lines, by bisection to half a pixel.
        var low = pieces.map { width(Self.trimmed($0)) }.max() ?? 0
        var high = max(low, width(text))
        if filled(pieces, limit: low).count <= lines { high = low }
        while high - low > 0.5 {
            let middle = (low + high) / 2
            if filled(pieces, limit: middle).count <= lines { high = middle } else { low = middle }
        }
        return MeasuredText(
            fullText: text,
            lines: filled(pieces, limit: high),
            style: style,
            measuring: measuring
        )
    }

    /// `text` in lines no wider than `limit`, at most `lines` of them; the last one is cut where that is not enough.
    func block(_ text: String, limit: Double, lines: Int) -> MeasuredText {
        var full: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            full += filled(pieces(of: String(paragraph)), limit: limit)
        }
        var shown = Array(full.prefix(max(1, lines)))
        if full.count > shown.count, let last = shown.indices.last {
            shown[last] = full[last...].joined(separator: " ")
        }
        let cutLines = shown.map { width($0) > limit ? cutText($0, limit: limit) ?? Self.ellipsis : $0 }
        var block = MeasuredText(fullText: text, lines: cutLines, style: style, measuring: measuring)
        block.cut = cutLines == shown ? 0 : 1 - Double(cutLines.joined().count) / Double(max(1, text.count))
        return block
    }

    /// As many pieces on each line as fit.
    private func filled(_ pieces: [String], limit: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces {
            if !line.isEmpty, width(Self.trimmed(line + piece)) > limit {
                lines.append(Self.trimmed(line))
                line = ""
            }
            line += piece
        }
        return lines + [Self.trimmed(line)]
    }

    private func pieces(of text: String) -> [String] {
        let breaks = [text.startIndex] + measuring.lineBreaks(in: text) + [text.endIndex]
        return zip(breaks, breaks.dropFirst()).map { String(text[$0..<$1]) }
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
        return String(text[start..<end])
    }

    // MARK: Cutting

    /// `text` cut to `limit` with an ellipsis at its end; nil when fewer than three clusters would be left of it.
    func cutText(_ text: String, limit: Double) -> String? {
        longest(of: text, limit: limit) { String($0) + Self.ellipsis }
    }

    /// `text` cut in its middle, so that texts that begin alike stay apart.
    func cutMiddle(_ text: String, limit: Double) -> String? {
        let clusters = Array(text)
        return longest(of: text, limit: limit) { kept in
            let tail = kept.count / 2
            return String(kept.prefix(kept.count - tail)) + Self.ellipsis + String(clusters.suffix(tail))
        }
    }

    /// The longest number of clusters with which `shape` is no wider than `limit`, by bisection.
    private func longest(of text: String, limit: Double, shape: (Substring) -> String) -> String? {
        var low = Self.fewestClusters - 1
        var high = text.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if width(shape(text.prefix(middle))) <= limit { low = middle } else { high = middle - 1 }
        }
        guard low >= Self.fewestClusters else { return nil }
        return shape(text.prefix(low))
    }
}
