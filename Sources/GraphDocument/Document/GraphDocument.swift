import GraphLayout

/// A graph as the wire spells it: what was given, and the defaults of the rest.
///
/// `read` is the only way to make one, so a document is a valid graph. Two documents that ask for the same graph in
/// different words ("#FFF" or "white", a default spelt out or left out) are equal.
package struct GraphDocument: Hashable, Sendable {
    var points: Samples?
    var series: [SeriesDocument]?
    /// One text an index; "" is no label.
    var labels: [String]?
    /// The options that mean the same on the wire and in the layout; its labels, series and axes stay blank.
    var options = GraphSpec()
    var line = LineDocument()
    var dots = DotSpec()
    var xAxis = XAxisDocument()
    var yAxis = YAxisDocument()

    static let schema = ObjectSchema<GraphDocument>(
        "the graph",
        blank: GraphDocument(),
        planned: PlannedFields.graph
    ) {
        Field("points", \.points, .optional(.samples), aliases: ["p"])
        Field("series", \.series, SeriesDocument.schema)
        Field("labels", \.labels, .optional(.labels), aliases: ["l"])
        Field("width", \.options.size.width, .pixels(upTo: \.width), aliases: ["w"])
        Field("height", \.options.size.height, .pixels(upTo: \.height), aliases: ["h"])
        Field("scale", \.options.scale, .number(1, 4))
        Field("title", \.options.title, .optional(.text), aliases: ["t"])
        Field("subtitle", \.options.subtitle, .optional(.text))
        Field("background", \.options.background, .color, aliases: ["bkg"])
        Field("font", \.options.font, FontSpec.schema)
        Field("line", \.line, LineDocument.schema)
        Field("dots", \.dots, DotSpec.schema)
        Field("nulls", \.options.nulls, .choice())
        Field("emptyText", \.options.emptyText, .text)
        Field("xAxis", \.xAxis, XAxisDocument.schema)
        Field("yAxis", \.yAxis, YAxisDocument.schema)
    }
}
