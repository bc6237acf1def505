/// The wanted labels of an axis in the ways they can be set; each way is worked out once, when it is first tried.
final class LabelSettings {
    private let typesetter: Typesetter
    private let cutting: LabelCutting
    private let plain: [MeasuredText]
    private var wrapped: [Int: [MeasuredText]] = [:]

    /// So many labels are never broken or cut: in no image has one of them room for three letters, and each would
    /// have to be measured many times.
    private static let mostReset = 1000

    init(_ texts: [String], typesetter: Typesetter) {
        self.typesetter = typesetter
        cutting = LabelCutting(typesetter: typesetter)
        plain = texts.map(typesetter.line)
    }

    /// Whether it is worth trying `arrangement`.
    func mayServe(_ arrangement: Arrangement) -> Bool {
        plain.count <= Self.mostReset || (arrangement.lines == 1 && !arrangement.isCut)
    }

    /// The labels in at most `lines` lines each.
    func texts(lines: Int) -> [MeasuredText] {
        guard lines > 1 else { return plain }
        if let known = wrapped[lines] { return known }
        let texts = plain.map { typesetter.wrapped($0.fullText, lines: lines) ?? $0 }
        wrapped[lines] = texts
        return texts
    }

    /// `texts`, each no longer than its limit where it can be cut.
    func cut(_ texts: [MeasuredText], to limits: [Double]) -> [MeasuredText] {
        cutting.cut(texts, to: limits)
    }
}
