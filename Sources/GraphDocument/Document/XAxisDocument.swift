import GraphLayout

/// The X axis as the wire spells it.
struct XAxisDocument: Hashable, Sendable {
    /// The options that mean the same on the wire and in the layout; its selection stays blank.
    var spec = XAxisSpec()
    /// nil: 0, unless another selection is given.
    var gaps: Int?
    var anchor = GapAnchor.first
    var count: Int?
    /// Ascending, each once.
    var positions: [Int]?
    var base: Int?
    var increment: Int?

    static let schema = ObjectSchema<XAxisDocument>(
        "xAxis",
        blank: XAxisDocument()
    ) {
        Field("enabled", \.spec.enabled, .boolean)
        Field("color", \.spec.color, .color)
        Field("background", \.spec.background, AxisBackground.schema)
        Field("gaps", \.gaps, .optional(.whole(0)))
        Field("anchor", \.anchor, .choice())
        Field("count", \.count, .optional(.whole(0)))
        Field("positions", \.positions, .optional(.list(.whole(0), most: .limit(\.labels))))
        Field("base", \.base, .optional(.whole(0)))
        Field("increment", \.increment, .optional(.whole(1)))
        Field("overlap", \.spec.overlap, .choice())
        Field("keep", \.spec.keep, .list(.pin, most: .fixed(1000)))
        Field("minGap", \.spec.minGap, .number(0, 1000))
        Field("fit", \.spec.fit, .fit)
        Field("title", \.spec.title, .optional(.text))
        Field("rotation", \.spec.rotation, .number(-90, 90))
        Field("grid", \.spec.grid, GridSpec.schema)
    }

    /// The fields that select labels, and whether each is given.
    var selections: [(names: [String], isGiven: Bool)] {
        [
            (["gaps"], gaps != nil),
            (["count"], count != nil),
            (["positions"], positions != nil),
            (["base", "increment"], base != nil || increment != nil),
        ]
    }

    /// The axis as the layout takes it.
    var axisSpec: XAxisSpec {
        var spec = spec
        if let count {
            spec.selection = .count(count)
        } else if let positions {
            spec.selection = .positions(positions)
        } else if let base, let increment {
            spec.selection = .progression(base: base, increment: increment)
        } else {
            spec.selection = .gaps(gaps ?? 0, anchor: anchor)
        }
        return spec
    }
}
