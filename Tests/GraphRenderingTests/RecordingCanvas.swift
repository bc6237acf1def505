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

    func polyline(_ points: [Point], stroke: Stroke) {
        note("polyline \(points.map(words).joined(separator: " ")) \(words(stroke))")
    }

    func rule(_ line: GridLine, stroke: Stroke) {
        note("rule \(words(line.from)) \(words(line.to)) \(words(stroke))")
    }

    func circles(at centers: [Point], radius: Double, color: Color) {
        note("circles \(centers.map(words).joined(separator: " ")) radius \(radius) \(words(color))")
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

    private func words(_ stroke: Stroke) -> String {
        "\(words(stroke.color.faded(stroke.alpha))) width \(stroke.width)"
            + (stroke.dash.isEmpty ? "" : " dash \(stroke.dash)")
    }

    private func words(_ color: Color) -> String {
        let digits = [color.red, color.green, color.blue].map { component in
            let number = String(Int((component * 255).rounded()), radix: 16)
            return number.count < 2 ? "0" + number : number
        }
        return "#" + digits.joined() + (color.alpha == 1 ? "" : "@\(color.alpha)")
    }
}
