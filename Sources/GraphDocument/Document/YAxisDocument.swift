import GraphLayout

/// The Y axis as the wire spells it.
struct YAxisDocument: Hashable, Sendable {
    /// How the values of labels are found.
    enum Ticks: String, CaseIterable, Hashable, Sendable {
        case even
        case nice
        case log
    }

    /// The options that mean the same on the wire and in the layout; its ticks stay blank.
    var spec = YAxisSpec()
    var count: Int?
    var ticks = Ticks.even
    var loose = true
    var values: [Double]?
    var base: Double?
    var increment: Double?

    static let schema = ObjectSchema<YAxisDocument>(
        "yAxis",
        blank: YAxisDocument()
    ) {
        Field("enabled", \.spec.enabled, .boolean)
        Field("color", \.spec.color, .color)
        Field("background", \.spec.background, AxisBackground.schema)
        Field("count", \.count, .optional(.whole(0, .limit(\.ticks))))
        Field("ticks", \.ticks, .choice())
        Field("loose", \.loose, .boolean)
        Field("values", \.values, .optional(.list(.number(), most: .limit(\.ticks))))
        Field("base", \.base, .optional(.number()))
        Field("increment", \.increment, .optional(.number(0, exclusive: true)))
        Field("min", \.spec.min, .optional(.number()))
        Field("max", \.spec.max, .optional(.number()))
        Field("position", \.spec.position, .choice())
        Field("prefix", \.spec.prefix, .text)
        Field("suffix", \.spec.suffix, .text)
        Field("format", \.spec.format, NumberFormat.schema)
        Field("padding", \.spec.padding, .automatic(.number(0, 10000)))
        Field("grid", \.spec.grid, GridSpec.schema)
        Field("overlap", \.spec.overlap, .choice())
        Field("title", \.spec.title, .optional(.text))
    }

    /// The second axis has no switch and no side of its own: it stands opposite the first when a series is measured
    /// against it.
    static let rightSchema = ObjectSchema("rightAxis", schema, without: ["enabled", "position"])

    /// The fields that select labels, and whether each is given.
    var selections: [(names: [String], isGiven: Bool)] {
        [
            (["count"], count != nil),
            (["values"], values != nil),
            (["base", "increment"], base != nil || increment != nil),
        ]
    }

    /// The axis as the layout takes it.
    var axisSpec: YAxisSpec {
        var spec = spec
        spec.ticks = selection
        return spec
    }

    private var selection: TickSelection {
        if let values { return .values(values) }
        if let base, let increment { return .progression(base: base, increment: increment) }
        return switch ticks {
        case .even: count.map(TickSelection.even) ?? .extremes
        case .nice: .nice(count: count, loose: loose)
        case .log: .log(count: count)
        }
    }
}
