import GraphLayout

/// One of several lines; what it leaves out it takes from the graph's `line`, `fill` and `dots`.
struct SeriesDocument: Hashable, Sendable {
    var name: String?
    var points: Samples?
    var color: Color?
    var width: Double?
    var curve: Curve?
    var dots = SeriesDotsDocument()
    var dash: [Double]?
    var gradient: GradientDocument?
    var fill = FillDocument()
    var axis = SeriesAxis.left

    static let schema = ObjectSchema<SeriesDocument>("a series", blank: SeriesDocument()) {
        Field("name", \.name, .optional(.text))
        Field("points", \.points, .required(.samples))
        Field("color", \.color, .optional(.color))
        Field("width", \.width, .optional(.strokeWidth))
        Field("curve", \.curve, .optional(.choice()))
        Field("dots", \.dots, SeriesDotsDocument.schema)
        Field("dash", \.dash, .optional(.dash))
        Field("gradient", \.gradient, GradientDocument.schema)
        Field("fill", \.fill, FillDocument.schema)
        Field("axis", \.axis, .choice())
    }
}

/// The dots of one of several lines; what it leaves out it takes from the graph's `dots`.
struct SeriesDotsDocument: Hashable, Sendable {
    var show: DotSpec.Visibility?
    var size: Double?
    var color: Color?

    static let schema = ObjectSchema<SeriesDotsDocument>(
        "dots",
        blank: SeriesDotsDocument()
    ) {
        Field("show", \.show, .optional(.choice()))
        Field("size", \.size, .optional(.number(0, exclusive: true, 1000)))
        Field("color", \.color, .optional(.color))
    }
}
