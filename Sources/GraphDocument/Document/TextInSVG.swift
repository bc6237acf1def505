/// How an SVG holds its texts.
package enum TextInSVG: String, CaseIterable, Hashable, Sendable {
    /// As outlines: the same on every machine.
    case paths
    /// As text, which can be searched and selected but depends on the fonts of the viewer.
    case text
}
