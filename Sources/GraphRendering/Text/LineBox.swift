import CPango
import GraphLayout

/// The box of one line of text with the room that its ink asks for.
struct LineBox {
    /// Distance from the left end of the box to the pen's start, in CSS pixels.
    var lead: Double
    var extents: TextExtents

    /// The box around a line's logical and ink rectangles, both in Pango units, relative to the pen's start.
    init(logical: PangoRectangle, ink: PangoRectangle) {
        let unit = Double(PANGO_SCALE)
        let logicalEdges = Edges(logical, unit: unit)
        let inkEdges = ink.width > 0 && ink.height > 0 ? Edges(ink, unit: unit) : logicalEdges
        let left = logicalEdges.left - Self.overhang(logicalEdges.left - inkEdges.left)
        lead = -left
        extents = TextExtents(
            width: logicalEdges.right + Self.overhang(inkEdges.right - logicalEdges.right) - left,
            ascent: -logicalEdges.top + Self.overhang(logicalEdges.top - inkEdges.top),
            descent: logicalEdges.bottom + Self.overhang(inkEdges.bottom - logicalEdges.bottom)
        )
    }

    /// Ink that hangs over an end by no more than half a pixel is not worth moving labels for.
    private static func overhang(_ distance: Double) -> Double {
        distance > 0.5 ? distance : 0
    }

    private struct Edges {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double

        init(_ rectangle: PangoRectangle, unit: Double) {
            left = Double(rectangle.x) / unit
            right = (Double(rectangle.x) + Double(rectangle.width)) / unit
            top = Double(rectangle.y) / unit
            bottom = (Double(rectangle.y) + Double(rectangle.height)) / unit
        }
    }
}
