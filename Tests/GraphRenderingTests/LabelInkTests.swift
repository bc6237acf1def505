import TestSupport
import Testing

@testable import GraphLayout
@testable import GraphRendering

/// What is painted against what the layout reports, over random graphs with the fonts that are here.
@Suite struct LabelInkTests {
    /// The pixels of `rect`, made larger by a pixel on each side, within an image of CSS pixels.
    private func pixels(of rect: Rect, in picture: Pixels) -> [(x: Int, y: Int)] {
        let columns = max(0, Int(rect.x.rounded(.down)) - 1)..<min(picture.width, Int(rect.maxX.rounded(.up)) + 1)
        let rows = max(0, Int(rect.y.rounded(.down)) - 1)..<min(picture.height, Int(rect.maxY.rounded(.up)) + 1)
        return rows.flatMap { y in columns.map { ($0, y) } }
    }

    @Test func `labels are inked within their rectangles, and their bands hold no other ink`() throws {
        let renderer = try GraphRenderer()
        var generator = SeededGenerator(seed: 31)
        for number in 0..<150 {
            var spec = GraphSpec.random(using: &generator)
            spec.size = Size(width: min(spec.size.width, 500), height: min(spec.size.height, 300))
            spec.background = .white
            let layout = Layout.solve(spec, measuring: renderer.text)
            let picture = try Pixels(png: renderer.image(of: layout, format: .png))
            var foreign = Set(picture.values.indices.filter { picture.values[$0] != 0xffff_ffff })
            for block in layout.shownTexts {
                let around = pixels(of: block.rect, in: picture)
                #expect(around.contains { picture[$0.x, $0.y] != 0xffff_ffff }, "graph \(number): \(block.text)")
                for pixel in around { foreign.remove(pixel.y * picture.width + pixel.x) }
            }
            // Frame and reference lines end at the edge of the plot, a hairline's half beyond it.
            for axis in [layout.xAxis, layout.yAxis] where axis.enabled {
                let band = axis.band.rect.inset(by: Insets(left: 1, top: 1, right: 1, bottom: 1))
                let stray = foreign.filter { place in
                    let point = Rect(
                        x: Double(place % picture.width),
                        y: Double(place / picture.width),
                        width: 1,
                        height: 1
                    )
                    return band.contains(point) && !(layout.legend?.rect.intersects(point) ?? false)
                }
                #expect(stray.isEmpty, "graph \(number): \(axis.side) \(stray.count)")
            }
        }
    }
}
