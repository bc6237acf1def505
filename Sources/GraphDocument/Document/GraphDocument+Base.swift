import GraphLayout

extension GraphDocument {
    /// The defaults that the members of `json` change: those of its theme, and of a sparkline if it is one.
    static func base(of json: JSONValue) -> GraphDocument {
        guard case .object(let members) = json else { return GraphDocument() }
        var theme = Theme.light
        var isSparkline = false
        for member in members {
            switch (member.name, member.value) {
            case ("theme", .string(let word)): theme = Theme(rawValue: word) ?? theme
            case ("sparkline", .bool(let flag)): isSparkline = flag
            default: break
            }
        }
        return base(theme: theme, isSparkline: isSparkline)
    }

    /// The defaults under which this graph was read.
    var base: GraphDocument { Self.base(theme: theme, isSparkline: sparkline) }

    /// A graph of which nothing but these two was given. They are fields like any other, so the base has their
    /// defaults.
    static func base(theme: Theme, isSparkline: Bool) -> GraphDocument {
        var base = GraphDocument()
        base.apply(theme.look)
        if isSparkline {
            base.xAxis.spec.enabled = false
            base.yAxis.spec.enabled = false
            base.options.legend.position = LegendSpec.Position.none
            base.options.margin = 0
        }
        return base
    }

    private mutating func apply(_ look: ThemeLook) {
        options.background = look.background
        options.ink = look.ink
        options.frame.stroke.color = look.frame
        options.averageLine.stroke.color = look.averageLine
        options.valueLabels.color = look.valueLabel
        options.valueLabels.background = look.valueLabelBackground
        line.stroke.color = look.line
        dots.color = look.dots
        fill.below = look.area.map { AreaDocument(color: $0) }
        xAxis.spec.color = look.labels
        xAxis.spec.grid.stroke = look.grid
        yAxis.apply(look)
        yAxis.spec.grid.enabled = look.hasGrid
        rightAxis.apply(look)
    }
}

extension YAxisDocument {
    fileprivate mutating func apply(_ look: ThemeLook) {
        spec.color = look.labels
        spec.grid.stroke = look.grid
    }
}
