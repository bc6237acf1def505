package import GraphLayout

/// Questions that tests ask of a layout.
package enum LayoutChecks {
    /// The pairs of shown texts whose turned boxes meet by more than half a pixel.
    package static func overlaps(in layout: Layout) -> [(String, String)] {
        let blocks = layout.shownTexts
        var pairs: [(String, String)] = []
        for (place, first) in blocks.enumerated() {
            for second in blocks[(place + 1)...] where meet(first, second) {
                pairs.append((first.text, second.text))
            }
        }
        return pairs
    }

    /// Separating axes of two turned rectangles, each made half a pixel smaller on each side.
    package static func meet(_ first: TextBlock, _ second: TextBlock, tolerance: Double = 0.5) -> Bool {
        guard first.rect.intersects(second.rect, tolerance: tolerance) else { return false }
        return ![first, second].contains { block in
            let corners = block.corners
            return [(0, 1), (1, 2)].contains { from, to in
                let axis = Point(x: corners[to].x - corners[from].x, y: corners[to].y - corners[from].y)
                let length = (axis.x * axis.x + axis.y * axis.y).squareRoot()
                guard length > 0 else { return false }
                let project = { (point: Point) in (point.x * axis.x + point.y * axis.y) / length }
                let one = first.corners.map(project)
                let two = second.corners.map(project)
                let overlap = min(one.max() ?? 0, two.max() ?? 0) - max(one.min() ?? 0, two.min() ?? 0)
                return overlap <= tolerance
            }
        }
    }
}
