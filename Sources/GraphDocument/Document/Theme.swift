/// A set of colours that single options change.
enum Theme: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    /// Quiet greys and a light grid.
    case minimal
    /// The look of BEMSimpleLineGraph: a white line on blue ground.
    case bem
}
