import GraphLayout

extension AxisQuality {
    /// How good the labels of the X axis are; nil when none is wanted.
    init?(index axis: AxisLayout, in layout: Layout, minGap: Double) {
        let wanted = axis.labels.filter { label in
            switch label.hidden {
            case nil, .overlap, .outside: true
            case .gap, .count, .empty, .disabled: false
            }
        }
        guard let first = wanted.first, let last = wanted.last, let scale = layout.series.first?.xScale else {
            return nil
        }
        let shown = wanted.indices.filter { wanted[$0].isVisible }
        guard !shown.isEmpty else {
            self = .bare
            return
        }
        let places = wanted.map { IndexPlace($0, scale: scale) }
        let kept = shown.map { places[$0] }
        let possible = Self.mostPossible(places, imageWidth: layout.size.width, gap: minGap, rows: axis.report.rows)
        density = min(1, Double(kept.count) / Double(max(1, possible)))
        evenness =
            Self.regularity(of: zip(shown, shown.dropFirst()).map { Double($1 - $0) })
            * Self.attachment(kept.map(\.shift))
        ends = ([first, last].reduce(0) { $0 + ($1.isVisible ? 1 : 0) }) / 2
        let rows = axis.report.rows
        legibility = Legibility.score(
            of: axis,
            target: layout.font.spec.size,
            smallestGap: zip(kept, kept.dropFirst(rows)).map { $0.air(to: $1) }.min(),
            wantedGap: layout.font.spec.size * 1.5
        )
        simplicity = nil
    }

    /// The most labels that can stand side by side as they are set: those that end first are taken first, which no
    /// other choice beats.
    private static func mostPossible(_ places: [IndexPlace], imageWidth: Double, gap: Double, rows: Int) -> Int {
        let bounded = places.filter { $0.reach * 2 <= imageWidth }.map { $0.moved(into: imageWidth) }
        let byEnd = bounded.sorted { $0.end < $1.end }
        var count = 0
        var last: IndexPlace?
        for place in byEnd where last.map({ $0.air(to: place) >= gap - 1e-6 }) != false {
            count += 1
            last = place
        }
        return min(places.count, count * rows)
    }
}

/// A label of the X axis as seen along the axis.
private struct IndexPlace {
    /// Where the label stands: its middle, or the end of a turned text that faces the tick.
    private(set) var position: Double
    /// How far it reaches to either side; for a turned text half of its height.
    let reach: Double
    /// The distance from its tick in units of `reach`.
    let shift: Double
    /// For a turned text, the share of a distance along the axis that counts across the text.
    private let slant: Double

    init(_ label: AxisLabel, scale: IndexScale) {
        let corners = label.block.corners
        let isTurned = label.block.rotation != 0
        let rect = label.block.rect
        if isTurned {
            let ends = label.block.align == .right ? [corners[1], corners[2]] : [corners[0], corners[3]]
            position = (ends[0].x + ends[1].x) / 2
            slant = Self.steepness(corners)
        } else {
            position = rect.midX
            slant = 1
        }
        reach = (isTurned ? label.block.box.height : rect.width) / 2
        var tick = position
        if case .index(let index) = label.subject { tick = scale.position(of: index) }
        shift = (position - tick).magnitude / max(1, reach)
    }

    var end: Double { position + reach }

    /// Pixels between this label and a later one, across the texts.
    func air(to later: IndexPlace) -> Double {
        (later.position - position) * slant - reach - later.reach
    }

    /// The same label shifted so that it does not leave an image of `width`.
    func moved(into width: Double) -> IndexPlace {
        guard slant == 1 else { return self }
        var place = self
        place.position = max(reach, min(position, width - reach))
        return place
    }

    /// The sine of the angle of the text, from its corners.
    private static func steepness(_ corners: [Point]) -> Double {
        let x = corners[1].x - corners[0].x
        let y = corners[1].y - corners[0].y
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? y.magnitude / length : 1
    }
}
