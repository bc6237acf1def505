/// One way to set the labels of the X axis.
struct Arrangement: Hashable {
    /// Degrees, clockwise.
    var angle = 0.0
    /// The most lines a label may take.
    var lines = 1
    /// The rows that labels alternate between.
    var rows = 1
    /// Whether texts are cut to their share of the axis.
    var isCut = false

    static let plain = Arrangement()

    /// What one remedy may try, the mildest first.
    static func choices(for remedy: FitRemedy) -> [Arrangement] {
        switch remedy {
        case .rotate: [Arrangement(angle: -45), Arrangement(angle: -90)]
        case .stagger: [Arrangement(rows: 2)]
        case .wrap: [Arrangement(lines: 2), Arrangement(lines: 3)]
        case .ellipsis: [Arrangement(isCut: true)]
        }
    }

    /// What is weighed against each other when the choice is left to the layout, the mildest first.
    static let all: [Arrangement] = [false, true].flatMap { isCut in
        [
            Arrangement(isCut: isCut),
            Arrangement(lines: 2, isCut: isCut),
            Arrangement(lines: 3, isCut: isCut),
            Arrangement(rows: 2, isCut: isCut),
            Arrangement(angle: -45, isCut: isCut),
            Arrangement(angle: -90, isCut: isCut),
        ]
    }
}
