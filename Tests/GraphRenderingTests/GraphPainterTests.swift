import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct GraphPainterTests {
    private func log(of layout: Layout) -> [String] {
        let canvas = RecordingCanvas()
        GraphPainter.paint(layout, on: canvas)
        return canvas.log
    }

    @Test func `a graph is painted from back to front`() {
        var layout = LayoutSamples.blank()
        layout.background = Color(hex: 0xfafafa)
        layout.plot = Rect(x: 30, y: 20, width: 160, height: 60)
        layout.title = LayoutSamples.block("Title", at: Point(x: 90, y: 12))
        layout.subtitle = LayoutSamples.block("Subtitle", at: Point(x: 90, y: 18))
        layout.emptyText = LayoutSamples.block("No data", at: Point(x: 80, y: 50))
        layout.xAxis.band = AxisBand(
            rect: Rect(x: 0, y: 80, width: 200, height: 20),
            color: Color(hex: 0xff0000),
            alpha: 0.5
        )
        layout.xAxis.labels = [
            LayoutSamples.label("a", index: 0, at: Point(x: 30, y: 95)),
            LayoutSamples.label("b", index: 1, at: Point(x: 80, y: 95), hidden: .overlap(by: 0)),
        ]
        layout.xAxis.title = LayoutSamples.block("Time", at: Point(x: 90, y: 99))
        layout.yAxis.grid = [GridLine(from: Point(x: 30, y: 40), to: Point(x: 190, y: 40))]
        layout.yAxis.gridStroke = Stroke(color: .black, width: 1, alpha: 0.25, dash: [2, 1])
        layout.yAxis.title = LayoutSamples.block("Height", at: Point(x: 8, y: 60), rotation: -90)
        var right = LayoutSamples.axis(.right)
        right.labels = [LayoutSamples.label("r", index: 0, at: Point(x: 192, y: 40))]
        layout.rightAxis = right
        var series = LayoutSamples.series(
            [[Point(x: 30, y: 50), Point(x: 190, y: 30)], [Point(x: 40, y: 50)]],
            stroke: Stroke(color: Color(hex: 0x007aff), width: 2)
        )
        series.dots = [Point(x: 30, y: 50)]
        layout.series = [series]

        #expect(
            log(of: layout) == [
                "fill #fafafa",
                "rectangle 0.0,80.0 200.0x20.0 #ff0000@0.5",
                "rule 30.0,40.0 190.0,40.0 #000000@0.25 width 1.0 dash [2.0, 1.0]",
                "clip 28.0,18.0 164.0x64.0",
                "  polyline 30.0,50.0 190.0,30.0 #007aff width 2.0",
                "  polyline 40.0,50.0 #007aff width 2.0",
                "clip 25.0,15.0 170.0x70.0",
                "  circles 30.0,50.0 radius 5.0 #000000",
                "text \"a\" 30.0,95.0 sans-serif 13.0 #000000",
                "text \"Time\" 90.0,99.0 sans-serif 13.0 #000000",
                "text \"Height\" 8.0,60.0 sans-serif 13.0 #000000 turned -90.0",
                "text \"r\" 192.0,40.0 sans-serif 13.0 #000000",
                "text \"Title\" 90.0,12.0 sans-serif 13.0 #000000",
                "text \"Subtitle\" 90.0,18.0 sans-serif 13.0 #000000",
                "text \"No data\" 80.0,50.0 sans-serif 13.0 #000000",
            ]
        )
    }

    @Test func `decorations are painted among the parts they belong to`() {
        var layout = LayoutSamples.blank()
        layout.plot = Rect(x: 30, y: 20, width: 160, height: 60)
        let blue = Stroke(color: Color(hex: 0x007aff), width: 2, alpha: 0.5)
        let line = { (y: Double) in GridLine(from: Point(x: 30, y: y), to: Point(x: 190, y: y)) }
        let stops = [Gradient.Stop(at: 0, color: .black), Gradient.Stop(at: 1, color: .white)]
        let across = PlacedGradient(Gradient(direction: .horizontal, stops: stops), over: layout.plot)
        var series = LayoutSamples.series([], stroke: blue)
        let curve = Polyline([Point(x: 30, y: 50), Point(x: 60, y: 40), Point(x: 190, y: 30)], isCurved: true)
        series.lines = [curve]
        series.gradient = across
        let corners = [Point(x: 190, y: 80), Point(x: 30, y: 80)]
        series.areas = [
            AreaLayout(edge: curve, closing: corners, clip: layout.plot, color: .black, alpha: 0.25),
            AreaLayout(edge: curve, closing: corners, clip: layout.plot, color: .black, alpha: 0.5, gradient: across),
        ]
        layout.series = [series]
        layout.yAxis.grid = [line(40)]
        layout.averageLine = StrokedLine(line: line(45), stroke: Stroke(color: .black, width: 1, dash: [2, 1]))
        layout.frame = [StrokedLine(line: line(80), stroke: blue)]
        layout.annotations = [
            AnnotationLayout(mark: .band(Rect(x: 40, y: 20, width: 10, height: 60)), stroke: blue),
            AnnotationLayout(
                mark: .line(line(60)),
                stroke: blue,
                text: LayoutSamples.block("note", at: Point(x: 99, y: 58))
            ),
            AnnotationLayout(stroke: blue),
        ]
        layout.valueLabels = [HiddenReason?.none, .overlap(by: 0)].map { hidden in
            ValueLabel(
                series: 0,
                index: 0,
                block: LayoutSamples.block("50", at: Point(x: 32, y: 44)),
                bubble: Rect(x: 30, y: 30, width: 20, height: 16),
                cornerRadius: 4,
                background: .white,
                hidden: hidden
            )
        }
        var swatch = blue
        swatch.gradient = Gradient(stops: stops)
        layout.legend = LegendLayout(
            position: .top,
            rect: layout.plot,
            entries: [
                LegendLayout.Entry(
                    series: 0,
                    swatch: GridLine(from: Point(x: 30, y: 8), to: Point(x: 48, y: 8)),
                    stroke: swatch,
                    dot: Point(x: 39, y: 8),
                    dotRadius: 4,
                    dotColor: .black,
                    block: LayoutSamples.block("name", at: Point(x: 54, y: 12))
                )
            ]
        )
        let ramp = #"["0.0 #000000@0.5", "1.0 #ffffff@0.5"]"#

        #expect(
            log(of: layout) == [
                "fill #ffffff",
                "rectangle 40.0,20.0 10.0x60.0 #007aff@0.5",
                "area curved 30.0,50.0 60.0,40.0 190.0,30.0 closing 190.0,80.0 30.0,80.0 inside 30.0,20.0 160.0x60.0 #000000@0.25",
                "area curved 30.0,50.0 60.0,40.0 190.0,30.0 closing 190.0,80.0 30.0,80.0 inside 30.0,20.0 160.0x60.0 30.0,20.0…190.0,20.0 \(ramp)",
                "rule 30.0,40.0 190.0,40.0 #000000@0.12 width 1.0",
                "rule 30.0,60.0 190.0,60.0 #007aff@0.5 width 2.0",
                "rule 30.0,80.0 190.0,80.0 #007aff@0.5 width 2.0 square",
                "clip 28.0,18.0 164.0x64.0",
                "  polyline curved 30.0,50.0 60.0,40.0 190.0,30.0 30.0,20.0…190.0,20.0 \(ramp) width 2.0",
                "rule 30.0,45.0 190.0,45.0 #000000 width 1.0 dash [2.0, 1.0]",
                "text \"note\" 99.0,58.0 sans-serif 13.0 #000000",
                "rounded 30.0,30.0 20.0x16.0 radius 4.0 #ffffff",
                "text \"50\" 32.0,44.0 sans-serif 13.0 #000000",
                "rule 30.0,8.0 48.0,8.0 30.0,8.0…48.0,8.0 \(ramp) width 2.0",
                "circles 39.0,8.0 radius 4.0 #000000",
                "text \"name\" 54.0,12.0 sans-serif 13.0 #000000",
            ]
        )
    }

    @Test func `a block is painted line by line`() {
        var layout = LayoutSamples.blank()
        var block = LayoutSamples.block("one two", at: Point(x: 10, y: 10))
        block.lines = [
            TextLine(text: "one ", origin: Point(x: 10, y: 10)), TextLine(text: "two", origin: Point(x: 10, y: 25)),
        ]
        layout.title = block
        #expect(
            log(of: layout).dropFirst() == [
                "text \"one \" 10.0,10.0 sans-serif 13.0 #000000",
                "text \"two\" 10.0,25.0 sans-serif 13.0 #000000",
            ]
        )
    }
}
