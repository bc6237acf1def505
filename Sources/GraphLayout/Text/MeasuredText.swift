/// A text set in one or more lines, with its box; not placed yet.
struct MeasuredText {
    struct Line {
        var text: String
        var width: Double
    }

    var fullText: String
    /// The first line.
    private var head: Line
    /// The others: most texts have none, and an empty array costs nothing.
    private var tail: [Line] = []
    /// The greatest ascent and descent of any line.
    private(set) var ascent: Double
    private(set) var descent: Double
    /// The width of the widest line.
    private(set) var width: Double
    /// How much of the text was cut away, 0 to 1.
    var cut = 0.0

    init(fullText: String, line: String, extents: TextExtents, metrics: LineMetrics) {
        self.fullText = fullText
        head = Line(text: line, width: extents.width)
        width = extents.width
        ascent = max(metrics.ascent, extents.ascent)
        descent = max(metrics.descent, extents.descent)
    }

    /// Adds a line below the others.
    mutating func append(_ line: String, extents: TextExtents) {
        tail.append(Line(text: line, width: extents.width))
        width = max(width, extents.width)
        ascent = max(ascent, extents.ascent)
        descent = max(descent, extents.descent)
    }

    var lines: [Line] { [head] + tail }
    var lineCount: Int { 1 + tail.count }
    var lineHeight: Double { ascent + descent }
    var height: Double { lineHeight * Double(lineCount) }
    /// The text as set, lines joined by newlines.
    var text: String { tail.isEmpty ? head.text : lines.map(\.text).joined(separator: "\n") }
}
