package import GraphLayout

/// Measures without fonts: every character is as wide as the em size times `advance`, so that layout tests read as sums.
package struct FixedTextMeasurer: TextMeasuring {
    /// Width of a character, in ems.
    package var advance: Double

    package init(advance: Double = 0.5) {
        self.advance = advance
    }

    package func lineMetrics(_ style: TextStyle) -> LineMetrics {
        LineMetrics(ascent: style.size * 0.9, descent: style.size * 0.3)
    }

    package func extents(of text: String, style: TextStyle) -> TextExtents {
        let metrics = lineMetrics(style)
        return TextExtents(
            width: Double(text.count) * advance * style.size,
            ascent: metrics.ascent,
            descent: metrics.descent
        )
    }

    package func lineBreaks(in text: String) -> [String.Index] {
        text.indices.dropFirst().filter { text[text.index(before: $0)] == " " && text[$0] != " " }
    }

    package func coverage(of texts: [String], style: TextStyle) -> FontCoverage {
        FontCoverage(families: [style.family])
    }
}
