package import GraphLayout

extension LayoutWarning {
    /// The warning's stable name on the wire.
    package var code: String {
        switch self {
        case .labelsOverlap: "labels-overlap"
        case .labelsClipped: "labels-clipped"
        case .pinsDropped: "pins-dropped"
        case .equalValues: "equal-values"
        case .ticksCapped: "ticks-capped"
        case .nonPositive: "non-positive"
        case .marginCapped: "margin-capped"
        case .titleCut, .averageTitleCut: "title-cut"
        case .equalTexts: "equal-texts"
        case .legendCut: "legend-cut"
        case .axisTitleDropped: "axis-title-dropped"
        case .annotationsOutside: "annotations-outside"
        case .missingGlyphs: "missing-glyphs"
        case .familySubstituted: "family-substituted"
        }
    }

    /// One English sentence.
    package var message: String {
        switch self {
        case .labelsOverlap(_, let pairs): "\(count(pairs, "pair")) of visible labels overlap."
        case .labelsClipped(_, let labels): "\(count(labels, "visible label")) would leave the image."
        case .pinsDropped(let indexes):
            "There is no room for every label of keep; these indexes are not shown: \(listed(indexes.map(String.init)))."
        case .equalValues(_, let asked): "All values are equal, so there is one label instead of \(asked)."
        case .ticksCapped(_, let asked, let placed): "\(asked) labels were asked for; only \(placed) are placed."
        case .nonPositive(_, let values):
            "A logarithmic axis cannot show values of 0 or less; there \(values == 1 ? "is 1" : "are \(values)")."
        case .marginCapped(.x): "Labels are cut or dropped, since they would take more than half of the image."
        case .marginCapped: "Labels are dropped, since they would take more than half of the image."
        case .averageTitleCut: "The title of the average line is cut, since it would take more than half of the image."
        case .titleCut: "A title is cut or left out, since the image is too small for it."
        case .equalTexts: "Some labels of the axis read the same, since the decimals are fixed."
        case .legendCut(let names): "The legend has no room for \(count(names, "whole name"))."
        case .axisTitleDropped: "The title of the axis is left out, since its labels need the room."
        case .annotationsOutside(let places):
            "These annotations lie outside the plot: \(listed(places.map(String.init)))."
        case .missingGlyphs(let scalars): "No font has a glyph for \(listed(scalars.map(CodePoint.text)))."
        case .familySubstituted(let asked, let used): "The font \"\(asked)\" is not installed; \"\(used)\" is used."
        }
    }

    /// The field of the graph that the warning is about (RFC 6901).
    package var pointer: String {
        switch self {
        case .labelsOverlap(let axis, _): "\(axis.pointer)/overlap"
        case .labelsClipped(let axis, _), .marginCapped(let axis): axis.pointer
        case .pinsDropped: "/xAxis/keep"
        case .equalValues(let axis, _), .ticksCapped(let axis, _, _): axis.pointer
        case .nonPositive(let axis, _): "\(axis.pointer)/ticks"
        case .titleCut: "/title"
        case .averageTitleCut: "/averageLine/title"
        case .equalTexts(let axis): "\(axis.pointer)/format/decimals"
        case .legendCut: "/legend"
        case .axisTitleDropped(let axis): "\(axis.pointer)/title"
        case .annotationsOutside: "/annotations"
        case .missingGlyphs, .familySubstituted: "/font/family"
        }
    }

    private func count(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    /// At most ten of `items`.
    private func listed(_ items: [String]) -> String {
        items.prefix(10).joined(separator: ", ") + (items.count > 10 ? " and \(items.count - 10) more" : "")
    }
}

extension LayoutWarning.Axis {
    fileprivate var pointer: String {
        switch self {
        case .x: "/xAxis"
        case .y: "/yAxis"
        case .right: "/rightAxis"
        }
    }
}

extension JSONWriter {
    /// Writes a warning.
    mutating func warning(_ warning: LayoutWarning) {
        object { json in
            json.name("code")
            json.string(warning.code)
            json.name("message")
            json.string(warning.message)
            json.name("pointer")
            json.string(warning.pointer)
        }
    }
}
