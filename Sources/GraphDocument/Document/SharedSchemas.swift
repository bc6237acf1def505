import GraphLayout

extension FontSpec {
    static let schema = ObjectSchema<FontSpec>(
        "font",
        blank: FontSpec()
    ) {
        Field("family", \.family, .text)
        Field("size", \.size, .number(0, exclusive: true, 500))
    }
}

extension DotSpec {
    static let schema = ObjectSchema<DotSpec>(
        "dots",
        blank: DotSpec()
    ) {
        Field("show", \.show, .choice())
        Field("size", \.size, .number(0, exclusive: true, 1000))
        Field("color", \.color, .optional(.color))
    }
}

extension GridSpec {
    static let schema = ObjectSchema<GridSpec>(
        "grid",
        blank: GridSpec()
    ) {
        Field("enabled", \.enabled, .boolean)
        Field("color", \.stroke.color, .color)
        Field("width", \.stroke.width, .strokeWidth)
        Field("alpha", \.stroke.alpha, .fraction)
        Field("dash", \.stroke.dash, .dash)
    }
}

extension AxisBackground {
    static let schema = ObjectSchema<AxisBackground>(
        "background",
        blank: AxisBackground()
    ) {
        Field("color", \.color, .optional(.color))
        Field("alpha", \.alpha, .fraction)
    }
}

extension NumberFormat {
    static let schema = ObjectSchema<NumberFormat>(
        "format",
        blank: NumberFormat()
    ) {
        Field("decimals", \.decimals, .automatic(.whole(0, .fixed(15))))
        Field("grouping", \.grouping, .boolean)
        Field("style", \.style, .choice())
        Field("locale", \.symbols, .locale)
    }
}
