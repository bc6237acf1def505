/// One of the measures of label quality.
package enum LabelMeasure: String, CaseIterable, Hashable, Sendable {
    case density
    case evenness
    case ends
    case legibility
    case simplicity
    case plotShare
    case stability

    /// Its part of the score.
    var weight: Double {
        switch self {
        case .density: 0.25
        case .evenness, .legibility: 0.2
        case .ends: 0.15
        case .simplicity, .stability: 0.08
        case .plotShare: 0.04
        }
    }
}
