@testable import GraphLayout
@testable import GraphRendering

/// Writes down what is painted, a line a call, so that drawing can be read.
final class RecordingCanvas: Canvas {
    private(set) var log: [String] = []
    private var indent = ""

    func fill(_ color: Color) {
        note("fill \(words(color))")
    }

    func rectangle(_ rect: Rect, color: Color) {
        note("rectangle \(words(rect)) \(words(color))")
    }

    func roundedRectangle(_ rect: Rect, radius: Double, color: Color) {
        note("rounded \(words(rect)) radius \(radius) \(words(color))")
    }

    func area(beside edge: Polyline, closing: [Point], clip: Rect, paint: Paint) {
        note("area \(words(edge)) closing \(words(closing)) inside \(words(clip)) \(words(paint))")
    }

    func polyline(_ line: Polyline, pen: Pen) {
        note("polyline \(words(line)) \(words(pen))")
    }

    func rule(_ line: GridLine, pen: Pen) {
        note("rule \(words(line.from)) \(words(line.to)) \(words(pen))")
    }

    func circles(at centers: [Point], radius: Double, color: Color) {
        note("circles \(words(centers)) radius \(radius) \(words(color))")
    }

    func text(_ line: TextLine, style: TextStyle, color: Color, rotation: Double) {
        let turn = rotation == 0 ? "" : " turned \(rotation)"
        note("text \"\(line.text)\" \(words(line.origin)) \(style.family) \(style.size) \(words(color))\(turn)")
    }

    func clipped(to rect: Rect, _ body: () -> Void) {
        note("clip \(words(rect))")
        indent += "  "
        body()
        indent.removeLast(2)
    }

    private func note(_ line: String) {
        log.append(indent + line)
    }

    private func words(_ point: Point) -> String { "\(point.x),\(point.y)" }
    private func words(_ rect: Rect) -> String { "\(rect.x),\(rect.y) \(rect.width)x\(rect.height)" }

    private func words(_ points: [Point]) -> String { points.map(words).joined(separator: " ") }
    private func words(_ line: Polyline) -> String { (line.isCurved ? "curved " : "") + words(line.points) }

    private func words(_ pen: Pen) -> String {
        "\(words(pen.paint)) width \(pen.width)" + (pen.dash.isEmpty ? "" : " dash \(pen.dash)")
            + (pen.cap == .square ? " square" : "")
    }

    private func words(_ paint: Paint) -> String {
        switch paint {
        case .color(let color): words(color)
        case .gradient(let stops, let from, let to):
            "\(words(from))…\(words(to)) \(stops.map { "\($0.at) \(words($0.color))" })"
        }
    }

    private func words(_ color: Color) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            let number = String(Int((component * 255).rounded()), radix: 16)
            return number.count < 2 ? "0" + number : number
        }
        return "#" + digits.joined() + (color.alpha == 1 ? "" : "@\(color.alpha)")
    }
}
