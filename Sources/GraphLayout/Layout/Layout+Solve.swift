extension Layout {
    /// Lays out `spec` with the fonts of `text`.
    package static func solve(_ spec: GraphSpec, text: any TextMeasuring) -> Layout {
        fatalError("to come")
    }
}
