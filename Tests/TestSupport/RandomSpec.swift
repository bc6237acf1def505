package import GraphLayout

extension GraphSpec {
    /// A graph of any kind: sizes, values, texts and options drawn from `generator`.
    package static func random(using generator: inout SeededGenerator) -> GraphSpec {
        var spec = GraphSpec()
        spec.size = Size(
            width: Double(Int.random(in: 40...1200, using: &generator)),
            height: Double(Int.random(in: 30...600, using: &generator))
        )
        spec.font.size = Double(Int.random(in: 7...24, using: &generator))
        let count = [0, 1, 2, 3, 5, 12, 31, 90, 365].randomElement(using: &generator) ?? 5
        let scale: Double = [1e-6, 1, 1, 100, 1e9].randomElement(using: &generator) ?? 1
        let nulls = Double.random(in: 0...1, using: &generator) < 0.3 ? 0.3 : 0
        let isFlat = Int.random(in: 0..<10, using: &generator) == 0
        let values = (0..<count).map { _ -> Double? in
            if Double.random(in: 0..<1, using: &generator) < nulls { return nil }
            return isFlat ? 5 * scale : (Double.random(in: -1...1, using: &generator) * scale)
        }
        spec.series = [Series(samples: Samples(values))]
        spec.labels = randomLabels(count, using: &generator)
        if Bool.random(using: &generator) { spec.title = "A title of the graph" }
        spec.nulls = Bool.random(using: &generator) ? .gap : .bridge
        spec.xAxis = randomXAxis(count, using: &generator)
        spec.yAxis = randomYAxis(scale, using: &generator)
        if Bool.random(using: &generator) { spec.decorate(scale, count: count, using: &generator) }
        return spec
    }

    /// More series, a legend, bubbles, notes and lines.
    private mutating func decorate(_ scale: Double, count: Int, using generator: inout SeededGenerator) {
        if Bool.random(using: &generator) { subtitle = "and its subtitle" }
        for number in 0..<Int.random(in: 0...4, using: &generator) {
            var other = Series(
                name: "Series number \(number)",
                samples: Samples((0..<count).map { _ in Double.random(in: 0...1, using: &generator) * scale * 3 })
            )
            other.axis = Int.random(in: 0..<3, using: &generator) == 0 ? .right : .left
            other.curve = Bool.random(using: &generator) ? .bezier : .linear
            other.dots.show = DotSpec.Visibility.allCases.randomElement(using: &generator) ?? .none
            other.fill.below = FillSpec.Area(color: .black, alpha: 0.2)
            other.fill.baseline = Bool.random(using: &generator) ? 0 : nil
            series.append(other)
        }
        legend.position = LegendSpec.Position.allCases.randomElement(using: &generator)
        valueLabels.enabled = Bool.random(using: &generator)
        averageLine.enabled = Bool.random(using: &generator)
        averageLine.title = Bool.random(using: &generator) ? "mean" : nil
        frame.left = Bool.random(using: &generator)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            var note = AnnotationSpec(
                Bool.random(using: &generator)
                    ? .x(Double.random(in: -1...100, using: &generator))
                    : .y(Double.random(in: -1...1, using: &generator) * scale)
            )
            note.text = "a note"
            note.to = Bool.random(using: &generator) ? 0.3 * scale : nil
            annotations.append(note)
        }
    }

    private static func randomLabels(_ count: Int, using generator: inout SeededGenerator) -> [String?] {
        let kind = Int.random(in: 0..<6, using: &generator)
        return (0..<count).map { index in
            switch kind {
            case 0: "P\(index)"
            case 1: "2024-01-\(index)"
            case 2: String(repeating: "w", count: Int.random(in: 0...14, using: &generator))
            case 3: Bool.random(using: &generator) ? nil : "L\(index)"
            case 4: index % 7 == 3 ? "a very long label indeed, number \(index)" : "\(index)"
            default: "two words \(index)"
            }
        }
    }

    private static func randomXAxis(_ count: Int, using generator: inout SeededGenerator) -> XAxisSpec {
        var axis = XAxisSpec()
        axis.enabled = Int.random(in: 0..<8, using: &generator) > 0
        let gap = Int.random(in: 0...12, using: &generator)
        axis.selection =
            [
                .gaps(0, anchor: .first), .gaps(0, anchor: .first), .gaps(gap, anchor: .first),
                .gaps(gap, anchor: .center), .gaps(gap, anchor: .last), .count(gap),
                .progression(base: gap, increment: 3), .positions(Array(0..<min(gap, count))),
            ].randomElement(using: &generator) ?? axis.selection
        axis.overlap = [.even, .even, .best, .greedy, .parity].randomElement(using: &generator) ?? .even
        if count > 0, Int.random(in: 0..<5, using: &generator) == 0 {
            axis.keep.append(.index(Int.random(in: 0..<count, using: &generator)))
        }
        axis.minGap = Double(Int.random(in: 0...10, using: &generator))
        axis.fit =
            [
                .ordered([]), .ordered([]), .auto, .ordered([.rotate]), .ordered([.wrap, .ellipsis]),
                .ordered([.stagger, .rotate]),
            ].randomElement(using: &generator) ?? axis.fit
        if Int.random(in: 0..<5, using: &generator) == 0 {
            axis.rotation = Double(Int.random(in: -90...90, using: &generator))
        }
        axis.grid.enabled = Bool.random(using: &generator)
        if Int.random(in: 0..<4, using: &generator) == 0 { axis.title = "months of the year, counted from the first" }
        return axis
    }

    private static func randomYAxis(_ scale: Double, using generator: inout SeededGenerator) -> YAxisSpec {
        var axis = YAxisSpec()
        axis.enabled = Int.random(in: 0..<4, using: &generator) > 0
        axis.position = Bool.random(using: &generator) ? .left : .right
        axis.ticks =
            [
                .extremes, .extremes, .even(count: Int.random(in: 0...12, using: &generator)),
                .values([0, scale / 2, scale]), .progression(base: -scale, increment: scale / 4),
                .nice(count: nil, loose: true), .nice(count: 6, loose: false), .log(count: nil),
            ].randomElement(using: &generator) ?? .extremes
        axis.overlap = [.greedy, .greedy, .even, .parity].randomElement(using: &generator) ?? .greedy
        axis.suffix = ["", " °C", " a long unit"].randomElement(using: &generator) ?? ""
        axis.format.style = [.plain, .plain, .compact, .si].randomElement(using: &generator) ?? .plain
        if Int.random(in: 0..<6, using: &generator) == 0 { axis.padding = 0 }
        if Int.random(in: 0..<4, using: &generator) == 0 { axis.title = "value" }
        return axis
    }
}
