import GraphRendering
import TestSupport
import Testing

@testable import GraphLayout

/// Layouts made by hand, so that these tests need no layout engine.
enum LayoutSamples {
    static let style = TextStyle(family: "sans-serif", size: 13)

    /// An empty picture.
    static func blank(width: Double = 200, height: Double = 100, scale: Double = 1) -> Layout {
        Layout(
            size: Size(width: width, height: height),
            scale: scale,
            background: .white,
            plot: Rect(x: 0, y: 0, width: width, height: height),
            font: FontReport(spec: FontSpec(), coverage: FontCoverage()),
            title: nil,
            subtitle: nil,
            emptyText: nil,
            xAxis: axis(.bottom),
            yAxis: axis(.left),
            rightAxis: nil,
            series: [],
            annotations: [],
            frame: [],
            valueLabels: [],
            warnings: []
        )
    }

    static func axis(_ side: AxisLayout.Side) -> AxisLayout {
        AxisLayout(
            enabled: true,
            side: side,
            domain: nil,
            band: AxisBand(rect: Rect(x: 0, y: 0, width: 0, height: 0), color: nil, alpha: 1),
            labels: [],
            grid: [],
            gridStroke: Stroke(color: .black, width: 1, alpha: 0.12),
            title: nil,
            report: AxisReport(method: "none")
        )
    }

    static func series(_ lines: [[Point]], stroke: Stroke) -> SeriesLayout {
        SeriesLayout(
            name: nil,
            samples: Samples([]),
            xScale: IndexScale(count: 0, start: 0, end: 0),
            yScale: ValueScale(domain: 0...1, start: 0, end: 1),
            areas: [],
            lines: lines.map { Polyline($0) },
            stroke: stroke,
            dots: [],
            dotRadius: 5,
            dotColor: .black
        )
    }

    static func block(
        _ text: String,
        at origin: Point,
        style: TextStyle = style,
        color: Color = .black,
        rotation: Double = 0
    ) -> TextBlock {
        TextBlock(
            lines: [TextLine(text: text, origin: origin)],
            text: text,
            fullText: text,
            style: style,
            color: color,
            anchor: origin,
            align: .left,
            rotation: rotation,
            box: Rect(x: 0, y: 0, width: 0, height: 0)
        )
    }

    static func label(_ text: String, index: Int, at origin: Point, hidden: HiddenReason? = nil) -> AxisLabel {
        AxisLabel(subject: .index(index), block: block(text, at: origin), hidden: hidden)
    }

    /// The benchmark's graph: a line of `count` points, labels on both axes, grid and title.
    static func chart(
        count: Int = 100,
        width: Double = 800,
        height: Double = 400,
        scale: Double = 1,
        text: any TextMeasuring
    ) -> Layout {
        var layout = blank(width: width, height: height, scale: scale)
        let plot = Rect(x: 50, y: 40, width: width - 70, height: height - 80)
        layout.plot = plot
        let xScale = IndexScale(count: count, start: plot.x, end: plot.maxX)
        let yScale = ValueScale(domain: 0...100, start: plot.maxY, end: plot.y)
        var generator = SeededGenerator(seed: 7)
        let points = (0..<count).map { index in
            let wave = 50 + 40 * triangle(Double(index) / 50) + Double.random(in: -3...3, using: &generator)
            return Point(x: xScale.position(of: index), y: yScale.position(of: wave))
        }
        layout.series = [series([points], stroke: Stroke(color: Color(hex: 0x007aff), width: 1.5))]
        layout.title = block(
            "Sine and noise",
            at: Point(x: 320, y: 24),
            style: TextStyle(family: "sans-serif", size: 17, weight: .bold)
        )
        layout.xAxis.labels = stride(from: 0, to: 14, by: 1).map { place in
            let index = place * (count - 1) / 13
            let name = "P\(index)"
            let middle = xScale.position(of: index) - text.extents(of: name, style: style).width / 2
            return label(name, index: index, at: Point(x: middle, y: plot.maxY + 18))
        }
        layout.yAxis.labels = stride(from: 0.0, through: 100, by: 20).map { value in
            let name = "\(Int(value))"
            let left = plot.x - 6 - text.extents(of: name, style: style).width
            return label(name, index: 0, at: Point(x: left, y: yScale.position(of: value) + 4))
        }
        layout.yAxis.grid = stride(from: 0.0, through: 100, by: 20).map { value in
            let y = yScale.position(of: value)
            return GridLine(from: Point(x: plot.x, y: y), to: Point(x: plot.maxX, y: y))
        }
        layout.xAxis.grid = stride(from: 0, to: 14, by: 1).map { place in
            let x = xScale.position(of: place * (count - 1) / 13)
            return GridLine(from: Point(x: x, y: plot.y), to: Point(x: x, y: plot.maxY))
        }
        return layout
    }

    /// From 1 down to −1 and back while `turn` grows by 1.
    private static func triangle(_ turn: Double) -> Double {
        let rest = turn * 4 - (turn * 4 / 4).rounded(.down) * 4
        return rest < 2 ? 1 - rest : rest - 3
    }
}
