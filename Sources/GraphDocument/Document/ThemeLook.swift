import GraphLayout

/// What a theme decides; as it stands here, the light one.
struct ThemeLook: Hashable, Sendable {
    var background = Color.white
    /// Titles, legend and notes.
    var ink = Color.black
    /// The labels of the axes.
    var labels = Color.black
    var grid = GridSpec().stroke
    /// Whether the Y axis has its grid without being asked.
    var hasGrid = false
    var line = Color(hex: 0x007aff)
    /// The colours of further series that name none; see `SeriesPalette`.
    var others = SeriesPalette.onWhite
    var frame = Color.black
    var averageLine = Color(hex: 0x8e8e93)
    var annotations = Color(hex: 0x8e8e93)
    /// nil: that of the line.
    var dots: Color?
    /// The area below a line; nil for none.
    var area: Color?
    var valueLabel = Color.black
    var valueLabelBackground = Color(red: 1, green: 1, blue: 1, alpha: 0.7)
}

extension Theme {
    var look: ThemeLook {
        var look = ThemeLook()
        switch self {
        case .light: break
        case .dark:
            look.background = Color(hex: 0x16181d)
            look.ink = Color(hex: 0xe9ecef)
            look.labels = Color(hex: 0xadb5bd)
            look.grid = Stroke(color: .white, width: 1, alpha: 0.14)
            look.line = Color(hex: 0x56b4e9)
            look.others = SeriesPalette.onDark
            look.frame = Color(hex: 0x868e96)
            look.averageLine = Color(hex: 0xadb5bd)
            look.annotations = Color(hex: 0xadb5bd)
            look.valueLabel = Color(hex: 0xe9ecef)
            look.valueLabelBackground = Color(hex: 0x2b3036).faded(0.8)
        case .minimal:
            look.ink = Color(hex: 0x343a40)
            look.labels = Color(hex: 0x6c757d)
            look.grid = Stroke(color: .black, width: 1, alpha: 0.07)
            look.hasGrid = true
            look.frame = Color(hex: 0xced4da)
        case .bem:
            look.background = Color(hex: 0x007aff)
            look.ink = .white
            look.labels = .white
            look.grid = Stroke(color: .white, width: 1, alpha: 0.3)
            look.line = .white
            look.others = SeriesPalette.onBlue
            look.frame = .white
            look.averageLine = .white
            look.annotations = .white
            look.dots = Color.white.faded(0.7)
            look.area = Color.white.faded(0.2)
        }
        return look
    }
}
