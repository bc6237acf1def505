import GraphLayout

/// How lines are drawn unless a series says otherwise.
struct LineDocument: Hashable, Sendable {
    /// Its gradient stays blank.
    var stroke = Series(samples: Samples([])).line
    var curve = Curve.linear
    /// That of the first series, unless it names a colour of its own.
    var gradient: GradientDocument?

    static let schema = ObjectSchema<LineDocument>("line", blank: LineDocument()) {
        Field("color", \.stroke.color, .color)
        Field("width", \.stroke.width, .strokeWidth)
        Field("alpha", \.stroke.alpha, .fraction)
        Field("curve", \.curve, .choice())
        Field("dash", \.stroke.dash, .dash)
        Field("gradient", \.gradient, GradientDocument.schema)
    }
}

extension Kind where Value == Double {
    /// The width of a stroke in CSS pixels.
    static var strokeWidth: Kind { .number(0, exclusive: true, 1000) }
    /// An opacity.
    static var fraction: Kind { .number(0, 1) }
}
