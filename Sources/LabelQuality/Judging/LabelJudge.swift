package import GraphLayout

/// Lays graphs out and judges their labels.
///
/// Holds two measurers: the second one's caches have seen other texts, so a layout that depends on them is found out.
package struct LabelJudge {
    private let measuring: any TextMeasuring
    private let second: any TextMeasuring
    private let write: (Layout) -> [UInt8]

    /// - Parameters:
    ///   - measuring: The fonts.
    ///   - second: The same fonts, measured by another object.
    ///   - write: The octets by which two layouts are compared.
    package init(measuring: any TextMeasuring, second: any TextMeasuring, write: @escaping (Layout) -> [UInt8]) {
        self.measuring = measuring
        self.second = second
        self.write = write
    }

    /// The gates that one layout can be held against, and the measures.
    package func verdict(on spec: GraphSpec) -> LabelVerdict {
        let layout = solve(spec)
        var verdict = Self.verdict(on: layout, of: spec)
        verdict.faults += misreported(in: layout)
        if !isRepeatable(layout, of: spec) { verdict.faults.append(.unrepeatable) }
        verdict.quality?.stability = stability(of: layout, spec: spec)
        return verdict
    }

    /// The same for a layout that exists, without what needs other layouts: repetition and stability.
    package static func verdict(on layout: Layout, of spec: GraphSpec) -> LabelVerdict {
        LabelVerdict(faults: LabelGates.faults(in: layout, of: spec), quality: LayoutQuality(layout, of: spec))
    }

    func solve(_ spec: GraphSpec) -> Layout {
        Layout.solve(spec, measuring: measuring)
    }

    // MARK: Boxes

    /// The gates look at the boxes of the layout; these must be those of the texts that are drawn.
    private func misreported(in layout: Layout) -> [LabelFault] {
        layout.shownTexts.filter { block in
            let widths = block.lines.map { second.extents(of: $0.text, style: block.style).width }
            return ((widths.max() ?? 0) - block.box.width).magnitude > 0.5
        }.map { .misreported($0.text) }
    }

    // MARK: Determinism

    private func isRepeatable(_ layout: Layout, of spec: GraphSpec) -> Bool {
        let octets = write(layout)
        var doubled = spec
        doubled.scale = spec.scale * 2
        var large = solve(doubled)
        large.scale = layout.scale
        return octets == write(Layout.solve(spec, measuring: second)) && octets == write(large)
    }

    // MARK: Stability

    /// The mean likeness of the shown texts to those of the same graph one pixel wider, without its last point, and
    /// with values that are 1 % larger where the layout chooses round numbers; nil when none of these can be tried.
    private func stability(of layout: Layout, spec: GraphSpec) -> Double? {
        var likenesses: [Double] = []
        if !spec.labels.isEmpty {
            var wider = spec
            wider.size.width += 1
            likenesses.append(Self.likeness(layout.xAxis, solve(wider).xAxis))
        }
        if spec.pointCount > 2, spec.labels.count == spec.pointCount {
            var shorter = spec
            shorter.labels.removeLast()
            shorter.series = spec.series.map { $0.mapped { Array($0.dropLast()) } }
            likenesses.append(Self.likeness(layout.xAxis, solve(shorter).xAxis))
        }
        if layout.yAxis.isRound {
            var larger = spec
            larger.series = spec.series.map { $0.mapped { $0.map { $0.map { $0 * 1.01 } } } }
            likenesses.append(Self.likeness(layout.yAxis, solve(larger).yAxis))
        }
        return likenesses.isEmpty ? nil : likenesses.reduce(0, +) / Double(likenesses.count)
    }

    /// The shown texts that two axes share, of those that either shows (Jaccard).
    private static func likeness(_ one: AxisLayout, _ other: AxisLayout) -> Double {
        let first = Set(one.shown.map(\.block.fullText))
        let second = Set(other.shown.map(\.block.fullText))
        let all = first.union(second).count
        return all == 0 ? 1 : Double(first.intersection(second).count) / Double(all)
    }
}

extension Series {
    /// The same series with other values.
    fileprivate func mapped(_ change: ([Double?]) -> [Double?]) -> Series {
        var series = self
        series.samples = Samples(change((0..<samples.count).map { samples[$0] }))
        return series
    }
}
