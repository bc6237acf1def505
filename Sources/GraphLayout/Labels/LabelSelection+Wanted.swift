extension LabelSelection {
    /// Which of `texts` the axis is asked to show, ascending, and why the others are passed by.
    ///
    /// Empty texts are never wanted; they take no place in a `count` either.
    func wanted(among texts: [String?]) -> (indexes: [Int], reason: HiddenReason) {
        let count = texts.count
        let isText = { (index: Int) in !(texts[index] ?? "").isEmpty }
        switch self {
        case .gaps(let gap, let anchor):
            return (Self.pattern(gap: gap, anchor: anchor, count: count).filter(isText), .gap)
        case .positions(let indexes):
            return (indexes.filter { texts.indices.contains($0) && isText($0) }, .gap)
        case .progression(let base, let increment):
            return (stride(from: base, to: count, by: increment).filter(isText), .gap)
        case .count(let wanted):
            let present = texts.indices.filter(isText)
            return (EvenSet.indexes(wanted, of: present.count).map { present[$0] }, .count)
        }
    }

    /// The shown indexes of a gap pattern.
    private static func pattern(gap: Int, anchor: GapAnchor, count: Int) -> [Int] {
        guard count > 0 else { return [] }
        let last = count - 1
        // At n − 2 every anchor but the centre's already lands on both ends; there it is the ancestor's rule.
        if gap >= last || (anchor == .center && gap >= last - 1 && gap > 0) {
            return last == 0 ? [0] : [0, last]
        }
        let stride = gap + 1
        switch anchor {
        case .first: return Array(Swift.stride(from: 0, to: count, by: stride))
        case .last: return Swift.stride(from: last, through: 0, by: -stride).reversed()
        case .center:
            // Hidden labels before the first and after the last shown one; the odd one stays on the left.
            let surplus = (stride - 1) - count % stride
            let offset = (surplus - (surplus & 1)) / 2
            return (1...count / stride).map { $0 * stride - 1 - offset }
        }
    }
}
