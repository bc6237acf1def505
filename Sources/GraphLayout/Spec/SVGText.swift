/// How texts are written into an SVG.
package enum SVGText: String, CaseIterable, Hashable, Sendable {
    /// As outlines: the same picture in every viewer.
    case paths
    /// As `<text>`: to be read, selected and searched, in the fonts that the viewer has.
    case text
}
