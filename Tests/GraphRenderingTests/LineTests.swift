import TestSupport
import Testing

@testable import GraphLayout
@testable import GraphRendering

@Suite struct LineTests {
    @Test(arguments: [[], [0], [0, 0], [-1, 2], [.infinity, 1], [.nan, 1]] as [[Double]])
    func `a pattern without sense is a solid line`(pattern: [Double]) {
        #expect(Dashes(pattern) == nil)
    }

    @Test func `an odd pattern is read twice`() throws {
        let dashes = try #require(Dashes([3, 1, 2]))
        #expect(dashes.pattern == [3, 1, 2, 3, 1, 2])
        #expect(dashes.density == 0.5)
    }

    @Test func `dashes go round corners and keep their phase`() throws {
        let dashes = try #require(Dashes([4, 2]))
        let corner = [Point(x: 0, y: 0), Point(x: 8, y: 0), Point(x: 8, y: 5)]
        #expect(
            dashes.cut(corner) == [
                [Point(x: 0, y: 0), Point(x: 4, y: 0)],
                [Point(x: 6, y: 0), Point(x: 8, y: 0), Point(x: 8, y: 2)],
                [Point(x: 8, y: 4), Point(x: 8, y: 5)],
            ]
        )
        #expect(
            dashes.cut([Point(x: 0, y: 0), Point(x: 4, y: 0)], from: 11) == [
                [Point(x: 1, y: 0), Point(x: 4, y: 0)]
            ]
        )
    }

    @Test func `the inked length is the pattern's share of the line`() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let pattern = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
                Double.random(in: 0.5...9, using: &generator)
            }
            let dashes = try #require(Dashes(pattern))
            let points = (0..<Int.random(in: 2...30, using: &generator)).map { _ in
                Point(
                    x: Double.random(in: 0...100, using: &generator),
                    y: Double.random(in: 0...100, using: &generator)
                )
            }
            let length = self.length(of: points)
            let whole = (length / dashes.period).rounded(.down)
            let inked = dashes.cut(points).reduce(0) { $0 + self.length(of: $1) }
            #expect(inked >= whole * dashes.period * dashes.density - 1e-6)
            #expect(inked <= (whole + 1) * dashes.period * dashes.density + 1e-6)
        }
    }

    private func length(of points: [Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    @Test func `a line is cut where it leaves the rectangle and tells how far it has come`() {
        let rect = Rect(x: 0, y: 0, width: 10, height: 10)
        let line = [Point(x: -5, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 25), Point(x: 8, y: 25), Point(x: 8, y: 5)]
        #expect(
            rect.pieces(of: line) == [
                PolylinePiece(points: [Point(x: 0, y: 5), Point(x: 5, y: 5), Point(x: 5, y: 10)], distance: 5),
                PolylinePiece(points: [Point(x: 8, y: 10), Point(x: 8, y: 5)], distance: 48),
            ]
        )
    }

    @Test func `pieces lie inside, and a line inside is one piece`() {
        let rect = Rect(x: 10, y: 20, width: 50, height: 40)
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<500 {
            let line = (0..<Int.random(in: 2...9, using: &generator)).map { _ in
                Point(
                    x: Double.random(in: -50...150, using: &generator),
                    y: Double.random(in: -50...150, using: &generator)
                )
            }
            let hull = rect.inset(by: Insets(left: -1e-9, top: -1e-9, right: -1e-9, bottom: -1e-9))
            for piece in rect.pieces(of: line) {
                #expect(piece.points.count >= 2)
                #expect(hull.contains(Rect(around: piece.points)))
            }
            #expect(
                Rect(x: -50, y: -50, width: 200, height: 200).pieces(of: line) == [
                    PolylinePiece(points: line, distance: 0)
                ]
            )
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
    func `a coordinate beyond all measure does no harm`(far: Double) throws {
        let renderer = try GraphRenderer()
        for dash in [[], [4, 2]] as [[Double]] {
            var layout = LayoutSamples.blank()
            let line = [Point(x: 10, y: 50), Point(x: 20, y: far), Point(x: far, y: 50), Point(x: 190, y: 50)]
            layout.series = [LayoutSamples.series([line], stroke: Stroke(color: .black, width: 2, dash: dash))]
            layout.series[0].dots = line
            layout.title = LayoutSamples.block("x", at: Point(x: far, y: far))
            for format in ImageFormat.allCases { #expect(try !renderer.image(of: layout, format: format).isEmpty) }
        }
    }

    @Test func `a line through far points is where it should be near`() throws {
        // Straight through the plot's middle; Cairo alone would wrap these numbers.
        let pixels = try pixels(
            of: [Point(x: 100 - 1e7, y: 50 - 1e7), Point(x: 100 + 1e7, y: 50 + 1e7)],
            stroke: Stroke(color: .black, width: 4)
        )
        for distance in -40...40 { #expect(pixels[100 + distance, 50 + distance] == 0xff00_0000) }
        #expect(pixels[20, 80] == 0xffff_ffff)
    }

    private func pixels(of line: [Point], stroke: Stroke, scale: Double = 1) throws -> Pixels {
        let renderer = try GraphRenderer()
        var layout = LayoutSamples.blank(scale: scale)
        layout.series = [LayoutSamples.series([line], stroke: stroke)]
        return try Pixels(png: renderer.image(of: layout, format: .png))
    }

    @Test(arguments: [[], [7, 5]] as [[Double]])
    func `a translucent line is nowhere darker than its alpha`(dash: [Double]) throws {
        var generator = SeededGenerator(seed: 2)
        let line = (0..<300).map { place in
            Point(x: 10 + Double(place) * 0.6, y: Double.random(in: 10...90, using: &generator))
        }
        let pixels = try pixels(of: line, stroke: Stroke(color: .black, width: 3, alpha: 0.5, dash: dash))
        let darkest = pixels.values.map { $0 & 0xff }.min()
        #expect(darkest == 0x7f || darkest == 0x80)
    }

    @Test func `a long line has no gaps between its strokes`() throws {
        let line = (0...180).map { Point(x: 10 + Double($0), y: 50.5) }
        let pixels = try pixels(of: line, stroke: Stroke(color: .black, width: 3))
        for x in 11..<190 { #expect(pixels[x, 50] == 0xff00_0000) }
    }

    @Test func `a lone point is a round dot`() throws {
        let ink = try #require(
            try pixels(of: [Point(x: 50, y: 50)], stroke: Stroke(color: .black, width: 8)).ink()
        )
        #expect(ink == Rect(x: 46, y: 46, width: 8, height: 8))
    }

    @Test(arguments: [1.0, 2.0], [1.5, 3, 5, 70])
    func `a dot has the area of its disc and stands at its centre`(scale: Double, radius: Double) throws {
        let renderer = try GraphRenderer()
        for center in [Point(x: 100, y: 50), Point(x: 100.25, y: 50.6), Point(x: 99.9, y: 50.125)] {
            var layout = LayoutSamples.blank(height: 160, scale: scale)
            layout.series = [LayoutSamples.series([], stroke: Stroke(color: .black, width: 1))]
            layout.series[0].dots = [Point(x: center.x, y: center.y + 30)]
            layout.series[0].dotRadius = radius
            let pixels = try Pixels(png: renderer.image(of: layout, format: .png))
            var (area, right, down) = (0.0, 0.0, 0.0)
            for y in 0..<pixels.height {
                for x in 0..<pixels.width {
                    let weight = 1 - Double(pixels[x, y] & 0xff) / 255
                    area += weight
                    right += weight * (Double(x) + 0.5)
                    down += weight * (Double(y) + 0.5)
                }
            }
            let expected = Double.pi * radius * radius * scale * scale
            #expect(abs(area - expected) < 0.02 * expected + 0.2)
            #expect(abs(right / area - center.x * scale) < 0.15)
            #expect(abs(down / area - (center.y + 30) * scale) < 0.15)
        }
    }

    @Test func `dashes of one line stand at the same places as those of many points`() throws {
        let stroke = Stroke(color: .black, width: 2, dash: [6, 4])
        let few = try pixels(of: [Point(x: 10, y: 50), Point(x: 190, y: 50)], stroke: stroke)
        let many = try pixels(of: (0...90).map { Point(x: 10 + Double($0) * 2, y: 50) }, stroke: stroke)
        for x in 0..<200 {
            let difference = Int(few[x, 50] & 0xff) - Int(many[x, 50] & 0xff)
            #expect(abs(difference) <= 2)
        }
        #expect(few[13, 50] == 0xff00_0000 && few[18, 50] == 0xffff_ffff)
    }

    @Test func `dashes without number become a fainter line`() throws {
        let pixels = try pixels(
            of: [Point(x: 10, y: 50), Point(x: 190, y: 50)],
            stroke: Stroke(color: .black, width: 4, dash: [1e-9, 3e-9])
        )
        #expect(abs(Int(pixels[100, 50] & 0xff) - 191) <= 1)
    }

    @Test(arguments: [1.0, 1.5, 2, 3, 4], [0.5, 1, 1.3])
    func `reference lines cover whole pixels`(scale: Double, width: Double) throws {
        let renderer = try GraphRenderer()
        for place in [40.0, 40.3, 40.5, 40.9] {
            var layout = LayoutSamples.blank(scale: scale)
            layout.xAxis.grid = [
                GridLine(from: Point(x: place, y: 10), to: Point(x: place, y: 90)),
                GridLine(from: Point(x: 60, y: place), to: Point(x: 190, y: place)),
            ]
            layout.xAxis.gridStroke = Stroke(color: .black, width: width)
            layout.yAxis.band = AxisBand(rect: Rect(x: 3.3, y: 3.4, width: 20.2, height: 20.3), color: .black, alpha: 1)
            let pixels = try Pixels(png: renderer.image(of: layout, format: .png))
            #expect(Set(pixels.values) == [0xffff_ffff, 0xff00_0000])
        }
    }
}
