import GraphLayout

/// One of several lines; what it leaves out it takes from the graph's `line` and `dots`.
struct SeriesDocument: Hashable, Sendable {
    /// The Y axis of a series.
    enum Axis: String, CaseIterable, Hashable, Sendable {
        case left
    }

    var name: String?
    var points: Samples?
    var color: Color?
    var width: Double?
    var curve: Curve?
    var dots = SeriesDotsDocument()
    var dash: [Double]?
    var axis = Axis.left

    static let schema = ObjectSchema<SeriesDocument>(
        "a series",
        blank: SeriesDocument(),
        planned: PlannedFields.series
    ) {
        Field("name", \.name, .optional(.text))
        Field("points", \.points, .required(.samples))
        Field("color", \.color, .optional(.color))
        Field("width", \.width, .optional(.strokeWidth))
        Field("curve", \.curve, .optional(.choice()))
        Field("dots", \.dots, SeriesDotsDocument.schema)
        Field("dash", \.dash, .optional(.dash))
        Field("axis", \.axis, .choice(planned: PlannedFields.seriesAxes))
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
