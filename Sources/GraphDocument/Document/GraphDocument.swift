package import GraphLayout

/// A graph as the wire spells it: what was given, and the defaults of the rest.
///
/// `read` is the only way to make one, so a document is a valid graph. Two documents that ask for the same graph in
/// different words ("#FFF" or "white", a default spelt out or left out) are equal.
package struct GraphDocument: Hashable, Sendable {
    var points: Samples?
    var series: [SeriesDocument]?
    /// One text an index; "" is no label.
    var labels: [String]?
    /// The options that mean the same on the wire and in the layout; its labels, series,
    /// annotations and axes stay blank.
    var options = GraphSpec()
    var theme = Theme.light
    var sparkline = false
    var annotations: [AnnotationDocument] = []
    var line = LineDocument()
    var fill = FillDocument()
    var dots = DotSpec()
    var xAxis = XAxisDocument()
    var yAxis = YAxisDocument()
    var rightAxis = YAxisDocument()
    /// How an SVG of the graph holds its texts.
    package internal(set) var svgText = SVGText.paths

    static let schema = ObjectSchema<GraphDocument>("the graph", blank: GraphDocument()) {
        Field("points", \.points, .optional(.samples), aliases: ["p"])
        Field("series", \.series, list: SeriesDocument.schema, most: .limit(\.series))
        Field("labels", \.labels, .optional(.labels), aliases: ["l"])
        Field("width", \.options.size.width, .pixels(upTo: \.width), aliases: ["w"])
        Field("height", \.options.size.height, .pixels(upTo: \.height), aliases: ["h"])
        Field("scale", \.options.scale, .number(1, 4))
        Field("title", \.options.title, .optional(.text), aliases: ["t"])
        Field("subtitle", \.options.subtitle, .optional(.text))
        Field("background", \.options.background, .color, aliases: ["bkg"])
        Field("theme", \.theme, .choice())
        Field("sparkline", \.sparkline, .boolean)
        Field("legend", \.options.legend, LegendSpec.schema)
        Field("frame", \.options.frame, FrameSpec.schema)
        Field("annotations", \.annotations, list: AnnotationDocument.schema, most: .fixed(1000))
        Field("font", \.options.font, FontSpec.schema)
        Field("line", \.line, LineDocument.schema)
        Field("fill", \.fill, FillDocument.schema)
        Field("dots", \.dots, DotSpec.schema)
        Field("valueLabels", \.options.valueLabels, ValueLabelSpec.schema)
        Field("averageLine", \.options.averageLine, AverageLineSpec.schema)
        Field("nulls", \.options.nulls, .choice())
        Field("emptyText", \.options.emptyText, .text)
        Field("xAxis", \.xAxis, XAxisDocument.schema)
        Field("yAxis", \.yAxis, YAxisDocument.schema)
        Field("rightAxis", \.rightAxis, YAxisDocument.rightSchema)
        Field("svgText", \.svgText, .choice())
    }
}
