/// What a renderer is made with.
package struct RenderingOptions: Hashable, Sendable {
    /// A folder whose fonts are used beside those that fontconfig knows; nil for none.
    package var fontFolder: String?
    package var compression: PNGCompression

    package init(fontFolder: String? = nil, compression: PNGCompression = .fast) {
        self.fontFolder = fontFolder
        self.compression = compression
    }
}

/// What a PNG's compressor strives for.
package enum PNGCompression: String, CaseIterable, Hashable, Sendable {
    /// The least time (ISA-L, level 1).
    case fast
    /// The fewest bytes within a few milliseconds (libdeflate, level 7).
    case small
}

/// A format of images.
package enum ImageFormat: String, CaseIterable, Hashable, Sendable {
    case png
    case svg
    case pdf
}

/// How an SVG holds its texts.
package enum SVGText: String, CaseIterable, Hashable, Sendable {
    /// As outlines: the same picture in every viewer.
    case paths
    /// As `<text>`: to be read, selected and searched, in the fonts that the viewer has.
    case text
}

/// What an image says about itself to those who cannot see it.
package struct ImageDescription: Hashable, Sendable {
    /// The graph's title; nil for none.
    package var title: String?
    /// One sentence in place of the picture; empty for none.
    package var text: String

    package init(title: String? = nil, text: String = "") {
        self.title = title
        self.text = text
    }
}
