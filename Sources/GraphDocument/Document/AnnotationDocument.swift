import GraphLayout

/// A line or a band across the plot as the wire spells it.
struct AnnotationDocument: Hashable, Sendable {
    var x: Double?
    var y: Double?
    var to: Double?
    var text: String?
    /// nil: that of the theme.
    var color: Color?
    var width = 1.0
    /// nil: 1 for a line, less for a band, lest it hide what lies under it.
    var alpha: Double?
    var dash: [Double] = []

    static let schema = ObjectSchema<AnnotationDocument>(
        "an annotation",
        blank: AnnotationDocument(),
        check: checkPlace
    ) {
        Field("x", \.x, .optional(.number()))
        Field("y", \.y, .optional(.number()))
        Field("to", \.to, .optional(.number()))
        Field("text", \.text, .optional(.text))
        Field("color", \.color, .optional(.color))
        Field("width", \.width, .strokeWidth)
        Field("alpha", \.alpha, .optional(.fraction))
        Field("dash", \.dash, .dash)
    }

    private static let bandAlpha = 0.2

    private static let checkPlace: ObjectSchema<AnnotationDocument>.Check = { annotation, pointer, reading in
        guard reading.isClean(pointer.appending("x")), reading.isClean(pointer.appending("y")) else { return }
        switch (annotation.x, annotation.y) {
        case (nil, nil): reading.fault(pointer, "needs a place: give x, an index, or y, a value")
        case (.some, .some): reading.fault(pointer, "x and y exclude each other; give only one of them")
        default: break
        }
    }

    /// The annotation as the layout takes it, or nil when it has no place, which reading refuses.
    func spec(color themeColor: Color) -> AnnotationSpec? {
        guard let place = x.map(AnnotationSpec.Place.x) ?? y.map(AnnotationSpec.Place.y) else { return nil }
        var spec = AnnotationSpec(place)
        spec.to = to
        spec.text = text
        spec.stroke = Stroke(
            color: color ?? themeColor,
            width: width,
            alpha: alpha ?? (to == nil ? 1 : Self.bandAlpha),
            dash: dash
        )
        return spec
    }
}
