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
        let outlierLength = strip.outlierLength
        let set: [Int]
        if !pins.allSatisfy(ends.contains) {
            set = evenThrough(pins, ends: ends, labels: labels, outlierLength: outlierLength, in: strip)
        } else if strip.fits(ends) {
            set = evenBetweenEnds(of: labels, outlierLength: outlierLength, in: strip)
        } else {
            let isLongEnd = ends.contains { strip.lengths[$0] > outlierLength }
            let common = labels.filter { strip.lengths[$0] <= outlierLength }
            let rest = isLongEnd ? largestEvenSet(of: common, in: strip) : nil
            return rest ?? pair(with: pins.first ?? first, of: labels, in: strip)
        }
        return strip.isRegular ? set : filled(set, from: labels, in: strip)
    }

    /// The largest evenly spread set with both ends of `labels`, which are clear of each other.
    private static func evenBetweenEnds(of labels: [Int], outlierLength: Double, in strip: LabelStrip) -> [Int] {
        guard labels.count > 2, let first = labels.first, let last = labels.last else { return labels }
        let ends = [first, last]
        let common = labels.filter { strip.lengths[$0] <= outlierLength }
        var sets = [largestEvenSet(of: labels, in: strip)]
        if common.count < labels.count {
            let others = labels.filter { ends.contains($0) || strip.lengths[$0] <= outlierLength }
            sets += [largestEvenSet(of: others, in: strip), largestEvenSet(of: common, beside: ends, in: strip)]
        }
        // The first of the largest: very long labels are passed by only where that shows more.
        return sets.compactMap(\.self).max { $0.count < $1.count } ?? ends
    }

    /// `set` with the labels that are clear of it: where texts or distances differ, a set that is even leaves holes.
    static func filled(_ set: [Int], from labels: [Int], in strip: LabelStrip) -> [Int] {
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

    /// With pins between the ends: an even set that holds them all, or, where that shows far fewer, each stretch between
    /// two of them spread by itself.
    private static func evenThrough(
        _ pins: [Int],
        ends: [Int],
        labels: [Int],
        outlierLength: Double,
        in strip: LabelStrip
    ) -> [Int] {
        let posts = strip.compatible(pins + ends)
        let stretches = zip(posts, posts.dropFirst()).map { from, to in
            evenBetweenEnds(of: Array(from...to), outlierLength: outlierLength, in: strip)
        }
        var divided = Array(posts.prefix(1)) + stretches.flatMap { $0.dropFirst() }
        // Labels in several rows may meet across a post.
        if !strip.fits(divided) { divided = oneStride(through: posts, of: labels, in: strip) ?? pins }
        guard let whole = largestEvenSet(of: labels, holding: posts, in: strip) else { return divided }
        // As among even sets: what is even all over wins when it keeps four fifths as many.
        return whole.count * 5 >= divided.count * 4 ? whole : divided
    }

    /// Each stretch between two of `posts` divided evenly, with one stride for all.
    private static func oneStride(through posts: [Int], of labels: [Int], in strip: LabelStrip) -> [Int]? {
        // A smaller stride gives more labels than could fit.
        let least = max(1, labels.count / (mostThatCouldFit(labels, in: strip) + posts.count))
        return (least...max(least, labels.count)).lazy
            .map { EvenSet.indexes(stride: $0, through: posts) }
            .first { strip.fits($0) && $0.allSatisfy(strip.isPlaceable) }
    }

    /// The largest admissible set of `labels` that fits and has all of `pins`, which are ascending.
    private static func largestEvenSet(
        of labels: [Int],
        holding pins: [Int] = [],
        in strip: LabelStrip
    ) -> [Int]? {
        let most = min(labels.count, mostThatCouldFit(labels, in: strip))
        for size in stride(from: most, through: 1, by: -1) where EvenSet.isAdmissible(size, of: labels.count) {
            let set = EvenSet.indexes(size, of: labels.count).map { labels[$0] }
            guard size > 1 || labels.count == 1 else { return nil }
            if strip.fits(set), set.allSatisfy(strip.isPlaceable), Set(set).isSuperset(of: pins) { return set }
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
