import CPango
import GraphLayout

/// Collects the families and the missing code points of shaped lines.
struct CoverageReport {
    private var families: [String] = []
    private var missing: Set<UInt32> = []

    var coverage: FontCoverage {
        FontCoverage(families: families, missing: missing.sorted())
    }

    mutating func add(family: String) {
        if !families.contains(family) { families.append(family) }
    }

    /// Takes in `line`, which is how `text` is drawn.
    mutating func add(_ line: ShapedLine, of text: String) {
        missing.formUnion(text.unicodeScalars.lazy.filter(\.properties.isNoncharacterCodePoint).map(\.value))
        for run in line.runs {
            guard let string = run.glyphs, let infos = string.pointee.glyphs else { continue }
            var hasGlyph = false
            for position in 0..<Int(string.pointee.num_glyphs) {
                let glyph = infos[position].glyph
                if glyph & PANGO_GLYPH_UNKNOWN_FLAG == 0 {
                    hasGlyph = hasGlyph || glyph != PANGO_GLYPH_EMPTY
                } else if let scalar = Unicode.Scalar(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG), scalar.isVisible {
                    missing.insert(scalar.value)
                }
            }
            if hasGlyph, let font = run.item?.pointee.analysis.font { add(family: font.family) }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a reader would miss its glyph.
    fileprivate var isVisible: Bool {
        !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .control
    }
}
