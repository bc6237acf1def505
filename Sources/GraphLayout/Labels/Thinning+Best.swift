extension Thinning {
    /// The most labels, as evenly as they go: weighted interval scheduling with a penalty for uneven gaps.
    ///
    /// The best chain that ends at label j scores F(j) = W(j) + max F(i) − ((p(j) − p(i)) / g − 1)² over the labels i
    /// that are clear of j, with g the mean gap of the largest even set. A pin weighs more than all others together.
    @Sendable static func best(_ strip: LabelStrip, _ pins: [Int]) -> [Int] {
        let even = Thinning.methods[.even]?(strip, pins) ?? []
        let labels = candidates(strip.placeable, pins: pins, even: even)
        guard let first = labels.first, let last = labels.last, even.count > 1 else { return even }
        let gap = (strip.positions[last] - strip.positions[first]) / Double(even.count - 1)
        guard gap > 0 else { return even }
        let chain = bestChain(labels, in: strip, pins: Set(pins), gap: gap)
        let set = chain.count >= even.count ? chain : even
        // For evenness the chain passes labels by that have room.
        return filled(set, from: strip.placeable, in: strip)
    }

    /// A row that is far too long to show is thinned by a plain stride first; what the even method keeps stays in.
    private static func candidates(_ labels: [Int], pins: [Int], even: [Int]) -> [Int] {
        let most = max(64, even.count * 8)
        guard labels.count > most else { return labels }
        let stride = (labels.count + most - 1) / most
        let sampled = labels.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
        return Set(sampled + pins + even).sorted()
    }

    private static func bestChain(_ labels: [Int], in strip: LabelStrip, pins: Set<Int>, gap: Double) -> [Int] {
        let pinWeight = Double(labels.count + 1) * 10
        var scores = [Double](repeating: 0, count: labels.count)
        var previous = [Int?](repeating: nil, count: labels.count)
        for (place, label) in labels.enumerated() {
            var bestScore = 0.0
            for earlier in stride(from: place - 1, through: 0, by: -1) {
                let stretch = (strip.positions[label] - strip.positions[labels[earlier]]) / gap - 1
                // Far back only a chain with a pin in between can still win; such a chain was met on the way.
                if stretch > 3, previous[place] != nil { break }
                guard strip.isClear(labels[earlier], label) else { continue }
                let score = scores[earlier] - stretch * stretch
                if score > bestScore || previous[place] == nil {
                    bestScore = score
                    previous[place] = earlier
                }
                // No chain may pass a pin by.
                if pins.contains(labels[earlier]) { break }
            }
            scores[place] = bestScore + (pins.contains(label) ? pinWeight : 1)
        }
        guard let end = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return [] }
        return sequence(first: end) { previous[$0] }.map { labels[$0] }.reversed()
    }
}
