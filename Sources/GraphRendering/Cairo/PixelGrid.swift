import GraphLayout

/// The device pixels under a picture, in CSS pixels.
struct PixelGrid {
    /// Device pixels a CSS pixel.
    var scale: Double

    /// The rectangle whose edges are the nearest edges of pixels.
    func snapped(_ rect: Rect) -> Rect {
        let left = edge(rect.x)
        let top = edge(rect.y)
        return Rect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
    }

    /// A whole number of pixels, at least one.
    func snapped(width: Double) -> Double {
        max(1, (width * scale).rounded()) / scale
    }

    /// The line whose ink covers whole pixels when `pen` has a width of whole ones; slanted lines stay as they are.
    func snapped(_ line: GridLine, pen: Pen) -> GridLine {
        var line = line
        let end = { (position: Double) in pen.cap == .butt ? edge(position) : middle(position, width: pen.width) }
        if line.from.x == line.to.x {
            let x = middle(line.from.x, width: pen.width)
            line.from = Point(x: x, y: end(line.from.y))
            line.to = Point(x: x, y: end(line.to.y))
        } else if line.from.y == line.to.y {
            let y = middle(line.from.y, width: pen.width)
            line.from = Point(x: end(line.from.x), y: y)
            line.to = Point(x: end(line.to.x), y: y)
        }
        return line
    }

    private func edge(_ position: Double) -> Double {
        (position * scale).rounded() / scale
    }

    private func middle(_ position: Double, width: Double) -> Double {
        edge(position - width / 2) + width / 2
    }
}
