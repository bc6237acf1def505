import GraphLayout

extension JSONWriter {
    /// Writes a straight line with its look, or null.
    mutating func strokedLine(_ line: StrokedLine?) {
        guard let line else { return null() }
        object { json in
            json.ends(line.line)
            json.look(of: line.stroke)
        }
    }

    /// Writes an annotation: its line or band, null when that lies outside the plot, and its text.
    mutating func annotation(_ annotation: AnnotationLayout) {
        object { json in
            json.name("line")
            if case .line(let line) = annotation.mark { json.object { json in json.ends(line) } } else { json.null() }
            json.name("band")
            if case .band(let rect) = annotation.mark { json.rect(rect) } else { json.null() }
            json.look(of: annotation.stroke)
            json.name("text")
            json.textBlock(annotation.text)
        }
    }

    /// Writes the bubble of a point.
    mutating func valueLabel(_ label: ValueLabel, in layout: Layout) {
        object { json in
            json.name("series")
            json.integer(label.series)
            json.name("index")
            json.integer(label.index)
            json.name("value")
            json.numberOrNull(layout.series[label.series].samples[label.index])
            json.name("text")
            json.string(label.block.text)
            json.anchor(of: label.block)
            json.name("rect")
            json.rect(label.block.rect)
            json.name("bubble")
            json.rect(label.bubble)
            json.visibility(label.hidden)
        }
    }
}
