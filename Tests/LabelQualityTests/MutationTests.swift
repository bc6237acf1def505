import GraphLayout
import LabelQuality
import TestSupport
import Testing

/// The scorer itself: whatever makes the labels of a layout worse lowers its score.
struct MutationTests {
    enum Subject: String, CaseIterable {
        case months
        case crowded
        case pair
        case numbers
        case extremes
        case turned

        var spec: GraphSpec {
            switch self {
            case .months:
                .labelled(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
            case .crowded: .labelled((0..<90).map { "Label \($0)" })
            case .pair: .labelled(["before", "after"])
            case .numbers: .valued([3, 1, 4, 1, 5, 9, 2, 6], ticks: .nice(count: nil, loose: true))
            case .extremes: .valued([3, 1, 4, 1, 5, 9, 2, 6])
            case .turned: turned
            }
        }

        private var turned: GraphSpec {
            var spec = GraphSpec.labelled((0..<30).map { "Label \($0)" })
            spec.xAxis.rotation = -45
            return spec
        }

        var axis: WritableKeyPath<Layout, AxisLayout> {
            self == .numbers || self == .extremes ? \.yAxis : \.xAxis
        }
    }

    private func check(_ subject: Subject, _ mutate: (inout Layout, [Int]) -> Void) {
        let spec = subject.spec
        let layout = Layout.solve(spec, measuring: FixedTextMeasurer())
        var worse = layout
        let labels = layout[keyPath: subject.axis].labels
        mutate(&worse, labels.indices.filter { labels[$0].isVisible })
        let before = LabelJudge.verdict(on: layout, of: spec)
        let after = LabelJudge.verdict(on: worse, of: spec)
        #expect(before.faults.isEmpty)
        #expect(before.score > 0.5)
        #expect(after.score < before.score - 0.001)
    }

    @Test("one label moved by 6 pixels", arguments: Subject.allCases)
    func moved(subject: Subject) {
        check(subject) { layout, shown in
            let place = shown[shown.count / 2]
            if subject.axis == \.xAxis {
                layout.xAxis.labels[place].block.anchor.x += 6
            } else {
                layout.yAxis.labels[place].block.anchor.y += 6
            }
        }
    }

    @Test("the last label dropped", arguments: Subject.allCases)
    func dropped(subject: Subject) {
        check(subject) { layout, shown in
            let last = shown[shown.count - 1]
            layout[keyPath: subject.axis].labels[last].hidden = .overlap(by: shown[0])
        }
    }

    @Test("all labels turned by 90 degrees", arguments: Subject.allCases)
    func turned(subject: Subject) {
        check(subject) { layout, shown in
            for place in shown { layout[keyPath: subject.axis].labels[place].block.rotation -= 90 }
        }
    }

    @Test("the font doubled", arguments: Subject.allCases)
    func doubled(subject: Subject) {
        check(subject) { layout, shown in
            for place in shown {
                var block = layout[keyPath: subject.axis].labels[place].block
                block.style.size *= 2
                block.box = Rect(
                    x: block.box.x * 2,
                    y: block.box.y * 2,
                    width: block.box.width * 2,
                    height: block.box.height * 2
                )
                layout[keyPath: subject.axis].labels[place].block = block
            }
        }
    }
}
