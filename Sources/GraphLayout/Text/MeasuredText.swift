/// A text set in one or more lines, with its box; not placed yet.
struct MeasuredText {
    struct Line {
        var text: String
        var width: Double
    }

    var fullText: String
    var lines: [Line]
    /// The greatest ascent and descent of any line.
    var ascent: Double
    var descent: Double
    /// How much of the text was cut away, 0 to 1.
    var cut = 0.0

    var width: Double { lines.reduce(0) { max($0, $1.width) } }
    var lineHeight: Double { ascent + descent }
    var height: Double { lineHeight * Double(lines.count) }
    var text: String { lines.count == 1 ? lines[0].text : lines.map(\.text).joined(separator: "\n") }

    /// `text` on one line.
    init(_ text: String, style: TextStyle, measuring: any TextMeasuring) {
        self.init(fullText: text, lines: [text], style: style, measuring: measuring)
    }

    init(fullText: String, lines: [String], style: TextStyle, measuring: any TextMeasuring) {
        let metrics = measuring.lineMetrics(style)
        self.fullText = fullText
        self.lines = []
        ascent = metrics.ascent
        descent = metrics.descent
        for line in lines {
            let extents = measuring.extents(of: line, style: style)
            self.lines.append(Line(text: line, width: extents.width))
            ascent = max(ascent, extents.ascent)
            descent = max(descent, extents.descent)
        }
    }
}
