/// Sets texts of one style: on one line, broken into lines, or cut.
struct Typesetter {
    let style: TextStyle
    let measuring: any TextMeasuring
    private let metrics: LineMetrics

    static let ellipsis = "…"
    /// A cut text keeps at least this many grapheme clusters.
    static let fewestClusters = 3

    init(style: TextStyle, measuring: any TextMeasuring) {
        self.style = style
        self.measuring = measuring
        metrics = measuring.lineMetrics(style)
    }

    /// The height of a line of this style.
    var lineHeight: Double { metrics.height }

    /// `text` on one line.
    func line(_ text: String) -> MeasuredText {
        MeasuredText(
            fullText: text,
            line: text,
            extents: measuring.extents(of: text, style: style),
            metrics: metrics
        )
    }

    /// `lines` one under the other, standing for `fullText`.
    func lines(_ lines: [String], of fullText: String) -> MeasuredText {
        var text = line(lines.first ?? "")
        text.fullText = fullText
        for line in lines.dropFirst() { text.append(line, extents: measuring.extents(of: line, style: style)) }
        return text
    }

    private func width(_ text: String) -> Double {
        measuring.extents(of: text, style: style).width
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
        return self.lines(filled(pieces, limit: high), of: text)
    }

    /// `text` in lines no wider than `limit`, at most `lines` of them; the last one is cut where that is not enough.
    func block(_ text: String, limit: Double, lines: Int) -> MeasuredText {
        let whole = line(text)
        if whole.width <= limit, !text.contains(where: \.isNewline) { return whole }
        var full: [String] = []
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            full += filled(pieces(of: String(paragraph)), limit: limit)
        }
        var shown = Array(full.prefix(max(1, lines)))
        if full.count > shown.count, let last = shown.indices.last {
            shown[last] = full[last...].joined(separator: " ")
        }
        let cutLines = shown.map { width($0) > limit ? cutText($0, limit: limit) ?? Self.ellipsis : $0 }
        var block = self.lines(cutLines, of: text)
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
