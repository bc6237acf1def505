import GraphLayout

extension FontSpec {
    static let schema = ObjectSchema<FontSpec>(
        "font",
        blank: FontSpec()
    ) {
        Field("family", \.family, .text)
        Field("size", \.size, .number(0, exclusive: true, 400))
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

extension LegendSpec {
    static let schema = ObjectSchema<LegendSpec>("legend", blank: LegendSpec()) {
        Field("position", \.position, .optional(.choice()))
    }
}

extension FrameSpec {
    static let schema = ObjectSchema<FrameSpec>("frame", blank: FrameSpec()) {
        Field("left", \.left, .boolean)
        Field("bottom", \.bottom, .boolean)
        Field("right", \.right, .boolean)
        Field("top", \.top, .boolean)
        Field("color", \.stroke.color, .color)
        Field("width", \.stroke.width, .strokeWidth)
    }
}

extension AverageLineSpec {
    static let schema = ObjectSchema<AverageLineSpec>("averageLine", blank: AverageLineSpec()) {
        Field("enabled", \.enabled, .boolean)
        Field("value", \.value, .optional(.number()))
        Field("color", \.stroke.color, .color)
        Field("alpha", \.stroke.alpha, .fraction)
        Field("width", \.stroke.width, .strokeWidth)
        Field("dash", \.stroke.dash, .dash)
        Field("title", \.title, .optional(.text))
    }
}

extension ValueLabelSpec {
    static let schema = ObjectSchema<ValueLabelSpec>("valueLabels", blank: ValueLabelSpec()) {
        Field("enabled", \.enabled, .boolean)
        Field("indexes", \.indexes, .optional(.list(.whole(0), most: .limit(\.labels))))
        Field("prefix", \.prefix, .text)
        Field("suffix", \.suffix, .text)
        Field("format", \.format, NumberFormat.schema)
        Field("color", \.color, .color)
        Field("background", \.background, .color)
    }
}
