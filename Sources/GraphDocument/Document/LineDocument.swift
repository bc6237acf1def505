import GraphLayout

/// How lines are drawn unless a series says otherwise.
struct LineDocument: Hashable, Sendable {
    var stroke = Series(samples: Samples([])).line
    var curve = Curve.linear

    static let schema = ObjectSchema<LineDocument>(
        "line",
        blank: LineDocument(),
        planned: PlannedFields.line
    ) {
        Field("color", \.stroke.color, .color)
        Field("width", \.stroke.width, .strokeWidth)
        Field("alpha", \.stroke.alpha, .fraction)
        Field("curve", \.curve, .choice())
        Field("dash", \.stroke.dash, .dash)
    }
}

extension Kind where Value == Double {
    /// The width of a stroke in CSS pixels.
    static var strokeWidth: Kind { .number(0, exclusive: true, 1000) }
    /// An opacity.
    static var fraction: Kind { .number(0, 1) }
}
