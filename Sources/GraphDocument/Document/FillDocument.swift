import GraphLayout

/// The areas beside a line as the wire spells them, for the graph and for one of several series.
struct FillDocument: Hashable, Sendable {
    var above: AreaDocument?
    var below: AreaDocument?
    var baseline: Double?

    static let schema = ObjectSchema<FillDocument>("fill", blank: FillDocument()) {
        Field("above", \.above, AreaDocument.schema)
        Field("below", \.below, AreaDocument.schema)
        Field("baseline", \.baseline, .optional(.number()))
    }

    /// These areas with what they leave out taken from `other`.
    func filling(_ other: FillDocument) -> FillDocument {
        FillDocument(
            above: above ?? other.above,
            below: below ?? other.below,
            baseline: baseline ?? other.baseline
        )
    }

    /// These areas without what `other` says as well; reverses `filling`.
    func leavingOut(_ other: FillDocument) -> FillDocument {
        FillDocument(
            above: above == other.above ? nil : above,
            below: below == other.below ? nil : below,
            baseline: baseline == other.baseline ? nil : baseline
        )
    }

    /// The areas as the layout takes them.
    func spec(line: Color) -> FillSpec {
        var spec = FillSpec()
        spec.above = above?.area(line: line)
        spec.below = below?.area(line: line)
        spec.baseline = baseline
        return spec
    }
}

/// One area as the wire spells it.
struct AreaDocument: Hashable, Sendable {
    /// nil: the colour of the line, faded.
    var color: Color?
    var alpha = 1.0
    var gradient: GradientDocument?

    static let schema = ObjectSchema<AreaDocument>("an area", blank: AreaDocument()) {
        Field("color", \.color, .optional(.color))
        Field("alpha", \.alpha, .fraction)
        Field("gradient", \.gradient, GradientDocument.schema)
    }

    /// How strong the line's colour is in an area that names no colour.
    private static let lineFading = 0.2

    func area(line: Color) -> FillSpec.Area {
        FillSpec.Area(color: color ?? line.faded(Self.lineFading), alpha: alpha, gradient: gradient?.gradient)
    }
}
