/// What the layout asks of fonts. The implementation that draws must be the one that measures.
///
/// Not `Sendable`: an implementation owns font handles and caches and belongs to one worker.
package protocol TextMeasuring {
    /// The ascent and descent that every line of `style` gets, whatever its text.
    func lineMetrics(_ style: TextStyle) -> LineMetrics

    /// The extents of `text` set on one line. Asked once for each label: constant time for a text seen before, and
    /// linear in its length without shaping for plain ASCII.
    func extents(of text: String, style: TextStyle) -> TextExtents

    /// Where a line of `text` may be broken (UAX 14), ascending, neither end included. Spaces before a break belong
    /// to the line that ends there.
    func lineBreaks(in text: String) -> [String.Index]

    /// Which families draw these texts and which code points have no glyph in any font.
    func coverage(of texts: [String], style: TextStyle) -> FontCoverage
}

/// A font at a size.
package struct TextStyle: Hashable, Sendable {
    package enum Weight: Hashable, Sendable {
        case regular
        case bold
    }

    package var family: String
    /// The em size in CSS pixels.
    package var size: Double
    package var weight: Weight

    package init(family: String, size: Double, weight: Weight = .regular) {
        self.family = family
        self.size = size
        self.weight = weight
    }
}

/// Distances from the baseline of a line, both positive, in CSS pixels.
package struct LineMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double

    package init(ascent: Double, descent: Double) {
        self.ascent = ascent
        self.descent = descent
    }

    package var height: Double { ascent + descent }
}

/// The box of one line of text, relative to the left end of its baseline, in CSS pixels.
package struct TextExtents: Hashable, Sendable {
    /// The advance width; ink that hangs over an end by more than half a pixel widens it.
    package var width: Double
    package var ascent: Double
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }

    package var height: Double { ascent + descent }
}

/// What fontconfig found for some texts.
package struct FontCoverage: Hashable, Sendable {
    /// The families used, in the order of their first use.
    package var families: [String]
    /// Code points without a glyph, ascending.
    package var missing: [UInt32]

    package init(families: [String] = [], missing: [UInt32] = []) {
        self.families = families
        self.missing = missing
    }
}
