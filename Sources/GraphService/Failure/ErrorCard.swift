import GraphDocument
import GraphLayout
import HTTPWire

/// What an error image says, and where each of its words stands.
struct ErrorCard: Sendable {
    /// The status in figures and words.
    let heading: String
    private let paragraphs: [String]
    private let background: Color

    private static let callersFault = Color(hex: 0xfff1b8)
    private static let ourFault = Color(hex: 0xffd0cc)
    private static let ink = Color(hex: 0x33270a)
    private static let family = "sans-serif"
    /// Tried from the largest; the smallest is used even when it is too large.
    private static let sizes = [15.0, 13, 11, 9, 7]
    private static let mostFaults = 12

    init(_ error: ServiceError) {
        heading = "\(error.status.code) \(error.status.reasonPhrase)"
        background = error.isOurs ? Self.ourFault : Self.callersFault
        let faults = error.faults.prefix(Self.mostFaults).map(\.description)
        paragraphs = faults.isEmpty ? [error.detail] : Array(faults)
    }

    /// The picture's layout: an empty graph of the asked size with the words in place of its lines.
    func layout(_ picture: PictureSize, measuring: any TextMeasuring) -> Layout {
        var spec = GraphSpec()
        spec.size = picture.size
        spec.scale = picture.scale
        spec.background = background
        spec.xAxis.enabled = false
        spec.xAxis.color = Self.ink
        spec.emptyText = "!"
        var layout = Layout.solve(spec, measuring: measuring)
        guard let pattern = layout.emptyText else { return layout }
        let margin = min(16, picture.size.width / 20, picture.size.height / 12)
        let area = Rect(
            x: margin,
            y: margin,
            width: picture.size.width - 2 * margin,
            height: picture.size.height - 2 * margin
        )
        let pages = Self.sizes.lazy.map { page(in: area, fontSize: $0, pattern: pattern, measuring: measuring) }
        guard let page = pages.first(where: { $0.isWhole }) ?? pages.last else { return layout }
        layout.title = page.heading
        layout.emptyText = page.text
        return layout
    }

    private struct Page {
        var heading: TextBlock
        var text: TextBlock
        var isWhole: Bool
    }

    private func page(
        in area: Rect,
        fontSize: Double,
        pattern: TextBlock,
        measuring: any TextMeasuring
    ) -> Page {
        let bold = TextStyle(family: Self.family, size: fontSize * 1.2, weight: .bold)
        let plain = TextStyle(family: Self.family, size: fontSize)
        let headingLines = TextWrapping(style: bold, limit: area.width, measuring: measuring).lines(of: heading)
        let wrapping = TextWrapping(style: plain, limit: area.width, measuring: measuring)
        let lines = paragraphs.flatMap(wrapping.lines)
        var y = area.y
        let headingBlock = block(headingLines, style: bold, from: &y, x: area.x, pattern, measuring)
        y += fontSize / 2
        let room = Int(max(0, (area.maxY - y) / measuring.lineMetrics(plain).height))
        let shown = lines.count <= room ? lines : lines.prefix(max(0, room - 1)) + (room > 0 ? ["…"] : [])
        let textBlock = block(Array(shown), style: plain, from: &y, x: area.x, pattern, measuring)
        return Page(heading: headingBlock, text: textBlock, isWhole: lines.count <= room)
    }

    private func block(
        _ lines: [String],
        style: TextStyle,
        from y: inout Double,
        x: Double,
        _ pattern: TextBlock,
        _ measuring: any TextMeasuring
    ) -> TextBlock {
        let metrics = measuring.lineMetrics(style)
        let top = y
        var block = pattern
        block.style = style
        block.color = Self.ink
        block.align = .left
        block.anchor = Point(x: x, y: top + metrics.ascent)
        block.text = lines.joined(separator: "\n")
        block.fullText = block.text
        block.lines = lines.enumerated().map { index, line in
            TextLine(text: line, origin: Point(x: x, y: top + Double(index) * metrics.height + metrics.ascent))
        }
        y += Double(lines.count) * metrics.height
        return block
    }
}
