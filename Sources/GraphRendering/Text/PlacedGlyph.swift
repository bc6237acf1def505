/// A glyph of a line of text, its pen relative to the left end of the line's baseline, in CSS pixels.
struct PlacedGlyph {
    /// The `cairo_scaled_font_t`, which the line's font keeps alive.
    var font: OpaquePointer
    /// Whether it is drawn from its outline alone; an emoji is not.
    var isOutline: Bool
    var index: UInt
    var x: Double
    var y: Double
}
