package import GraphLayout

/// Writes an image map: what a plain image of the graph can say under the pointer.
package enum MapHTML {
    /// Above so many points the map has areas for labels only.
    static let mostPoints = LayoutJSON.mostPoints

    /// The radius of the area around a point in CSS pixels, at least: what a finger or a pointer can hit.
    private static let reach = 6.0

    /// A `<map>` with an area for each point, where there are no more than 2,000, and for each visible label of an axis.
    /// `name` is what the `usemap` attribute of the image names, without its `#`.
    package static func write(_ layout: Layout, name: String) -> [UInt8] {
        var html = HTMLText()
        html.raw("<map name=\"")
        html.escaped(name)
        html.raw("\">\n")
        let total = layout.series.reduce(0) { $0 + $1.samples.count }
        if total <= mostPoints {
            let labels = labels(of: layout.xAxis)
            for series in layout.series { points(of: series, labels: labels, to: &html) }
        }
        for axis in [layout.xAxis, layout.yAxis] + (layout.rightAxis.map { [$0] } ?? []) {
            for label in axis.labels where label.isVisible {
                area("rect", ends(of: label.block.rect), label.block.fullText, to: &html)
            }
        }
        html.raw("</map>\n")
        return html.octets
    }

    /// The texts of the X axis by index, hidden ones too.
    private static func labels(of axis: AxisLayout) -> [Int: String] {
        var texts: [Int: String] = [:]
        for label in axis.labels {
            if case .index(let index) = label.subject { texts[index] = label.block.fullText }
        }
        return texts
    }

    private static func points(of series: SeriesLayout, labels: [Int: String], to html: inout HTMLText) {
        for index in 0..<series.samples.count {
            guard let value = series.samples[index], let place = series.position(at: index) else { continue }
            let words = [series.name ?? "", labels[index] ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
            let text = (words.isEmpty ? "" : words + ": ") + NumberText.shortest(value)
            area("circle", [place.x, place.y, max(reach, series.dotRadius)], text, to: &html)
        }
    }

    private static func ends(of rect: Rect) -> [Double] { [rect.x, rect.y, rect.maxX, rect.maxY] }

    private static func area(_ shape: StaticString, _ numbers: [Double], _ text: String, to html: inout HTMLText) {
        html.raw("<area shape=\"\(shape)\" coords=\"")
        html.numbers(numbers)
        html.raw("\" alt=\"")
        html.escaped(text)
        html.raw("\" title=\"")
        html.escaped(text)
        html.raw("\">\n")
    }
}

/// Octets of HTML.
private struct HTMLText {
    private(set) var octets: [UInt8] = []

    mutating func raw(_ text: String) { octets += text.utf8 }

    /// Appends `text` so that it means itself in an attribute in double quotes (HTML Standard, section 13.1.2.3).
    mutating func escaped(_ text: String) {
        for octet in text.utf8 {
            switch octet {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            case UInt8(ascii: "'"): raw("&#39;")
            default: octets.append(octet)
            }
        }
    }

    /// Appends lengths joined by commas, to three decimals.
    mutating func numbers(_ numbers: [Double]) {
        for (place, number) in numbers.enumerated() {
            if place > 0 { raw(",") }
            NumberText.appendRounded(number, to: &octets)
        }
    }
}
