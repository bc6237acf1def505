extension Thinning {
    /// A way to choose which labels of a strip stay: the strip and the labels that outrank the others in, the labels
    /// that are kept out, ascending. Pins are ascending and clear of each other.
    typealias Method = @Sendable (_ strip: LabelStrip, _ pins: [Int]) -> [Int]

    /// The methods by name.
    static let methods: [Thinning: Method] = [
        .even: even,
        .best: best,
        .greedy: greedy,
        .parity: parity,
        .allow: { strip, _ in Array(0..<strip.count) },
    ]

    /// The labels of `strip` that stay.
    ///
    /// - Parameters:
    ///   - strip: The labels that are wanted.
    ///   - pins: The labels that outrank the others, most important first.
    /// - Returns: The kept labels, ascending, and the pins that had to go.
    func kept(of strip: LabelStrip, pins: [Int]) -> (labels: [Int], droppedPins: [Int]) {
        guard let method = Self.methods[self], strip.count > 0 else { return ([], []) }
        guard self != .allow else { return (method(strip, pins), []) }
        let placeable = strip.placeable
        if placeable.count == strip.count, strip.fits(placeable) { return (placeable, []) }
        let held = strip.compatible(pins)
        let labels = method(strip, held)
        return (labels, pins.filter { !labels.contains($0) })
    }

    // MARK: Even

    /// The largest evenly spread set that fits, of all labels or of all but a few very long ones.
    ///
    /// Which sets are tried depends on the texts only, never on the room, so more room never shows fewer.
    @Sendable private static func even(_ strip: LabelStrip, _ pins: [Int]) -> [Int] {
        let labels = strip.withoutUnplaceableEnds
        guard let first = labels.first, let last = labels.last else { return [] }
        let ends = first == last ? [first] : [first, last]
        guard pins.allSatisfy(ends.contains) else { return evenBetween(pins, ends: ends, labels: labels, in: strip) }
        let outlierLength = strip.outlierLength
        let common = labels.filter { strip.lengths[$0] <= outlierLength }
        guard strip.fits(ends) else {
            let isLongEnd = ends.contains { strip.lengths[$0] > outlierLength }
            let rest = isLongEnd ? largestEvenSet(of: common, in: strip) : nil
            return rest ?? pair(with: pins.first ?? first, of: labels, in: strip)
        }
        var sets = [largestEvenSet(of: labels, in: strip)]
        if common.count < labels.count {
            let others = labels.filter { ends.contains($0) || strip.lengths[$0] <= outlierLength }
            sets += [largestEvenSet(of: others, in: strip), largestEvenSet(of: common, beside: ends, in: strip)]
        }
        // The first of the largest: very long labels are passed by only where that shows more.
        let largest = sets.compactMap(\.self).max { $0.count < $1.count } ?? ends
        return strip.isRegular ? largest : filled(largest, from: labels, in: strip)
    }

    /// `set` with the labels that are clear of it: where ticks stand at uneven distances, even strides leave holes.
    private static func filled(_ set: [Int], from labels: [Int], in strip: LabelStrip) -> [Int] {
        guard strip.rows == 1 else { return set }
        var next = set.makeIterator()
        var following = next.next()
        var kept: [Int] = []
        for label in labels where strip.isPlaceable(label) {
            if label == following {
                following = next.next()
                kept.append(label)
                continue
            }
            let isClearBefore = kept.last.map { strip.isClear($0, label) } ?? true
            let isClearAfter = following.map { strip.isClear(label, $0) } ?? true
            if isClearBefore, isClearAfter { kept.append(label) }
        }
        return kept
    }

    /// The most labels of an evenly spread set that are clear of both `ends`, with the ends: for very long ends.
    private static func largestEvenSet(of labels: [Int], beside ends: [Int], in strip: LabelStrip) -> [Int]? {
        guard !ends.allSatisfy(labels.contains) else { return nil }
        var largest: [Int]?
        for size in stride(from: min(labels.count, mostThatCouldFit(labels, in: strip)), through: 1, by: -1) {
            let inner = EvenSet.indexes(size, of: labels.count).map { labels[$0] }
                .filter { label in !ends.contains(label) && ends.allSatisfy { isClear(label, of: [$0], strip) } }
            let set = (inner + ends).sorted()
            if set.count > largest?.count ?? 0, strip.fits(set) { largest = set }
        }
        return largest
    }

    /// Where the ends cannot both be shown: one of them, and the farthest label that is clear of it.
    private static func pair(with anchor: Int, of labels: [Int], in strip: LabelStrip) -> [Int] {
        let isClear = { (label: Int) in
            strip.isPlaceable(label) && strip.isClear(min(label, anchor), max(label, anchor))
        }
        let others = labels.filter { $0 != anchor }
        let farthest = anchor == labels.first ? others.last(where: isClear) : others.first(where: isClear)
        return ([anchor] + (farthest.map { [$0] } ?? [])).sorted()
    }

    /// Pins in between divide the row; each stretch is spread evenly with one common stride.
    private static func evenBetween(_ pins: [Int], ends: [Int], labels: [Int], in strip: LabelStrip) -> [Int] {
        let posts = strip.compatible(pins + ends).compactMap { labels.firstIndex(of: $0) }
        for stride in 1...labels.count {
            let set = EvenSet.indexes(stride: stride, through: posts).map { labels[$0] }
            if strip.fits(set), set.allSatisfy(strip.isPlaceable) { return set }
        }
        return pins
    }

    private static func largestEvenSet(of labels: [Int], in strip: LabelStrip) -> [Int]? {
        let most = min(labels.count, mostThatCouldFit(labels, in: strip))
        for size in stride(from: most, through: 1, by: -1) where EvenSet.isAdmissible(size, of: labels.count) {
            let set = EvenSet.indexes(size, of: labels.count).map { labels[$0] }
            guard size > 1 || labels.count == 1 else { return nil }
            if strip.fits(set), set.allSatisfy(strip.isPlaceable) { return set }
        }
        return nil
    }

    /// More than this many cannot fit, even if all were as short as the shortest.
    private static func mostThatCouldFit(_ labels: [Int], in strip: LabelStrip) -> Int {
        guard let first = labels.first, let last = labels.last else { return 0 }
        let slot = strip.leastDistance(of: labels)
        let span = strip.positions[last] - strip.positions[first]
        let most = slot > 0 ? (span / slot).rounded(.down) + 1 : .infinity
        return most < Double(labels.count) ? (Int(most) + 1) * strip.rows : labels.count
    }

    // MARK: Greedy

    /// In order; a label stays if it is clear of the one kept before it and of the next pin.
    @Sendable private static func greedy(_ strip: LabelStrip, _ pins: [Int]) -> [Int] {
        var kept: [Int] = []
        var nextPin = pins.startIndex
        for label in strip.placeable {
            if nextPin < pins.endIndex, pins[nextPin] == label {
                nextPin += 1
                kept.append(label)
                continue
            }
            let isClearBefore = kept.count < strip.rows || strip.isClear(kept[kept.count - strip.rows], label)
            let isClearAfter = nextPin == pins.endIndex || strip.isClear(label, pins[nextPin])
            if isClearBefore, isClearAfter { kept.append(label) }
        }
        return kept
    }

    // MARK: Parity

    /// Every other one, then every fourth, …, until they fit; pins stay and push out what touches them.
    @Sendable private static func parity(_ strip: LabelStrip, _ pins: [Int]) -> [Int] {
        let labels = strip.placeable
        let pinned = Set(pins)
        var stride = 2
        while stride < labels.count {
            let set = labels.enumerated()
                .filter { place, label in
                    pinned.contains(label) || (place % stride == 0 && isClear(label, of: pins, strip))
                }
                .map(\.element)
            if strip.fits(set) { return set }
            stride *= 2
        }
        return pins.isEmpty ? Array(labels.prefix(1)) : pins
    }

    private static func isClear(_ label: Int, of pins: [Int], _ strip: LabelStrip) -> Bool {
        pins.allSatisfy { strip.isClear(min($0, label), max($0, label)) }
    }
}
