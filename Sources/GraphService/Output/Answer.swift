import HTTPWire

/// A finished output: octets with what must be known to send them.
struct Answer: Sendable {
    let tag: EntityTag
    let representation: Representation
    let isGzip: Bool
    let body: [UInt8]
    /// Warnings of the layout.
    let warnings: Int
    /// Code points without a glyph in any font.
    let missingGlyphs: Int
    /// What making it took.
    let stages: [ResponseLog.Stage]
}
