@testable import GraphLayout

/// Small pictures, one for each thing that can be drawn, made by hand.
enum GoldenLayouts {
    static let all: [(name: String, layout: Layout)] = [
        ("line", lines(stroke: Stroke(color: blue, width: 2))),
        ("curve", lines(stroke: Stroke(color: blue, width: 3), isCurved: true)),
        ("dashed-curve", lines(stroke: Stroke(color: blue, width: 4, alpha: 0.5, dash: [8, 4]), isCurved: true)),
        ("line-gradient", gradientLine),
        ("area", area(gradient: nil)),
        ("area-gradient", area(gradient: [(0, red), (1, blue.faded(0))])),
        ("area-baseline", baseline),
        ("dots", dots),
        ("frame-and-rules", frame),
        ("annotations", annotations),
        ("bubbles-on-dark", bubbles),
        ("legend", legend),
        ("texts", texts),
        ("double-density", doubleDensity),
        ("transparent", transparent),
    ]

    static let blue = Color(hex: 0x007aff)
    static let red = Color(hex: 0xff3b30)
    private static let plot = Rect(x: 10, y: 10, width: 100, height: 60)
    private static let points = [(10.0, 60.0), (35, 20), (60, 50), (85, 15), (110, 65)].map { Point(x: $0.0, y: $0.1) }

    private static func blank(scale: Double = 1) -> Layout {
        var layout = LayoutSamples.blank(width: 120, height: 80, scale: scale)
        layout.plot = plot
        return layout
    }

    private static func lines(stroke: Stroke, isCurved: Bool = false) -> Layout {
        var layout = blank()
        layout.series = [LayoutSamples.series([], stroke: stroke)]
        layout.series[0].lines = [isCurved ? .curved(through: points) : Polyline(points)]
        return layout
    }

    private static func gradient(_ stops: [(Double, Color)]) -> Gradient {
        Gradient(stops: stops.map { Gradient.Stop(at: $0.0, color: $0.1) })
    }

    private static var gradientLine: Layout {
        var layout = lines(stroke: Stroke(color: .black, width: 6, alpha: 0.8), isCurved: true)
        var colors = gradient([(0, red), (0.5, .black), (1, blue)])
        colors.direction = .horizontal
        layout.series[0].gradient = PlacedGradient(colors, over: plot)
        return layout
    }

    private static func area(gradient stops: [(Double, Color)]?) -> Layout {
        var layout = lines(stroke: Stroke(color: blue, width: 2), isCurved: true)
        layout.series[0].areas = [
            AreaLayout(
                edge: layout.series[0].lines[0],
                closing: [Point(x: 110, y: 70), Point(x: 10, y: 70)],
                clip: plot,
                color: blue,
                alpha: 0.4,
                gradient: PlacedGradient(stops.map(gradient), over: plot)
            )
        ]
        return layout
    }

    private static var baseline: Layout {
        var layout = lines(stroke: Stroke(color: .black, width: 1))
        let halves = [
            (Rect(x: 10, y: 10, width: 100, height: 30), blue), (Rect(x: 10, y: 40, width: 100, height: 30), red),
        ]
        layout.series[0].areas = halves.map { clip, color in
            AreaLayout(
                edge: layout.series[0].lines[0],
                closing: [Point(x: 110, y: 40), Point(x: 10, y: 40)],
                clip: clip,
                color: color,
                alpha: 0.5
            )
        }
        return layout
    }

    private static var dots: Layout {
        var layout = lines(stroke: Stroke(color: blue, width: 1))
        layout.series[0].dots = points + points.map { Point(x: $0.x + 3.3, y: $0.y + 1.6) }
        layout.series[0].dotRadius = 4.5
        layout.series[0].dotColor = red.faded(0.5)
        return layout
    }

    private static func rule(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> GridLine {
        GridLine(from: Point(x: x, y: y), to: Point(x: toX, y: toY))
    }

    private static var frame: Layout {
        var layout = blank()
        layout.xAxis.grid = [rule(43.3, 10, 43.3, 70), rule(76.6, 10, 76.6, 70)]
        layout.yAxis.grid = [rule(10, 40, 110, 40)]
        layout.averageLine = StrokedLine(
            line: rule(10, 25.2, 110, 25.2),
            stroke: Stroke(color: red, width: 2, dash: [6, 3])
        )
        layout.frame = [rule(10, 10, 10, 70), rule(10, 70, 110, 70), rule(110, 10, 110, 70), rule(10, 10, 110, 10)].map
        {
            StrokedLine(line: $0, stroke: Stroke(color: .black, width: 3))
        }
        return layout
    }

    private static var annotations: Layout {
        var layout = lines(stroke: Stroke(color: blue, width: 2))
        let orange = Color(hex: 0xff9500)
        layout.annotations = [
            AnnotationLayout(
                mark: .band(Rect(x: 30.5, y: 10, width: 20, height: 60)),
                stroke: Stroke(color: orange, width: 1, alpha: 0.25)
            ),
            AnnotationLayout(
                mark: .line(rule(10, 30, 110, 30)),
                stroke: Stroke(color: orange, width: 1, dash: [4, 2]),
                text: LayoutSamples.block("limit", at: Point(x: 62, y: 28), color: orange)
            ),
            AnnotationLayout(stroke: Stroke(color: red, width: 9)),
        ]
        return layout
    }

    private static var bubbles: Layout {
        var layout = lines(stroke: Stroke(color: blue, width: 2))
        layout.background = Color(hex: 0x1c1c1e)
        layout.valueLabels = [(0, HiddenReason?.none), (40, .overlap(by: 0)), (60, nil)].map { x, hidden in
            ValueLabel(
                series: 0,
                index: 0,
                block: LayoutSamples.block("4.5 kg", at: Point(x: 8 + x, y: 34), color: .white),
                bubble: Rect(x: 4 + x, y: 20.3, width: 50, height: 20),
                cornerRadius: 4,
                background: Color(hex: 0x8e8e93).faded(0.7),
                hidden: hidden
            )
        }
        return layout
    }

    private static var legend: Layout {
        var layout = blank()
        let looks = [
            Stroke(color: blue, width: 2), Stroke(color: red, width: 2, dash: [4, 2]), Stroke(color: .black, width: 4),
        ]
        layout.legend = LegendLayout(
            position: .left,
            rect: plot,
            entries: looks.enumerated().map { place, stroke in
                let y = 20 + 20 * Double(place)
                return LegendLayout.Entry(
                    series: place,
                    swatch: rule(10, y, 28, y),
                    stroke: stroke,
                    dot: place == 0 ? Point(x: 19, y: y) : nil,
                    dotRadius: 4,
                    dotColor: blue,
                    block: LayoutSamples.block("Name \(place)", at: Point(x: 34, y: y + 5))
                )
            }
        )
        layout.legend?.entries[2].stroke.gradient = Gradient(
            direction: .horizontal,
            stops: [Gradient.Stop(at: 0, color: red), Gradient.Stop(at: 1, color: blue)]
        )
        return layout
    }

    private static var texts: Layout {
        var layout = blank()
        let bold = TextStyle(family: "DejaVu Sans", size: 15, weight: .bold)
        layout.title = LayoutSamples.block("Title", at: Point(x: 10, y: 20), style: bold)
        layout.subtitle = LayoutSamples.block("Żółw, façade", at: Point(x: 10, y: 40))
        layout.emptyText = LayoutSamples.block("turned", at: Point(x: 60, y: 70), color: red, rotation: -30)
        return layout
    }

    private static var doubleDensity: Layout {
        var layout = area(gradient: [(0, red), (1, blue.faded(0))])
        layout.scale = 2
        layout.frame = frame.frame
        layout.title = LayoutSamples.block("Title", at: Point(x: 14, y: 26))
        return layout
    }

    private static var transparent: Layout {
        var layout = area(gradient: nil)
        layout.background = .transparent
        layout.title = LayoutSamples.block("Title", at: Point(x: 14, y: 26))
        return layout
    }
}
