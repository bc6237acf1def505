/// The kinds of category texts.
enum CorpusText: String, CaseIterable {
    case short
    case long
    case oneLong
    case cjk
    case arabic
    case emoji
    case blanks

    var kind: CorpusGraph.Kind {
        switch self {
        case .short: .short
        case .long: .long
        case .oneLong: .oneLong
        case .cjk: .cjk
        case .arabic: .arabic
        case .emoji: .emoji
        case .blanks: .blanks
        }
    }

    /// `count` texts; each begins or ends with its number, so that no two are equal.
    func labels(_ count: Int, using random: inout CorpusRandom) -> [String?] {
        (0..<count).map { index in
            switch self {
            case .short: "P\(index + 1)"
            case .long: random.pick(2...4, of: Self.words, separator: " ") + " \(index + 1)"
            case .oneLong:
                index == count / 2 ? "an extraordinarily long name for number \(index + 1)" : "c\(index + 1)"
            case .cjk: random.pick(2...5, of: Self.ideographs, separator: "") + "\(index + 1)"
            case .arabic: random.pick(1...2, of: Self.arabicWords, separator: " ") + " \(index + 1)"
            case .emoji: random.pick(1...3, of: Self.pictures, separator: "") + " \(index + 1)"
            case .blanks: index % max(1, count / 8) == 0 ? "No. \(index + 1)" : index % 2 == 0 ? nil : ""
            }
        }
    }

    private static let words = [
        "Annual", "revenue", "of", "Northern", "district", "energy", "imports", "per", "household", "and",
        "international", "commuters", "by", "rail", "water", "Quarterly",
    ]
    private static let ideographs = ["東", "京", "大", "阪", "北", "海", "道", "電", "力", "消", "費", "서울", "カナ"]
    private static let arabicWords = ["يناير", "فبراير", "مارس", "المبيعات", "الطاقة", "السنوية", "عدد", "السكان"]
    private static let pictures = ["🇯🇵", "👨‍👩‍👧‍👦", "🚀", "👍🏽", "☀️", "🏳️‍🌈", "é", "👩‍🔬"]
}
