import GraphLayout

extension JSONWriter {
    /// Writes the legend, or null: its box and, for each name, where its text, its piece of line and its dot stand.
    mutating func legend(of layout: Layout) {
        guard let legend = layout.legend else { return null() }
        object { json in
            json.name("position")
            json.string(legend.position.rawValue)
            json.name("rect")
            json.rect(legend.rect)
            json.name("entries")
            json.array { json in
                for entry in legend.entries { json.entry(entry, name: layout.series[entry.series].name) }
            }
        }
    }

    private mutating func entry(_ entry: LegendLayout.Entry, name: String?) {
        object { json in
            json.name("series")
            json.integer(entry.series)
            json.name("name")
            json.stringOrNull(name)
            json.name("text")
            json.string(entry.block.text)
            json.name("fullText")
            json.string(entry.block.fullText)
            json.anchor(of: entry.block)
            json.name("rect")
            json.rect(entry.block.rect)
            json.name("swatch")
            json.swatch(of: entry)
            json.name("dot")
            json.dot(of: entry)
        }
    }

    private mutating func swatch(of entry: LegendLayout.Entry) {
        guard let swatch = entry.swatch else { return null() }
        object { json in
            json.ends(swatch)
            json.look(of: entry.stroke)
        }
    }

    private mutating func dot(of entry: LegendLayout.Entry) {
        guard let dot = entry.dot else { return null() }
        object { json in
            json.place(dot)
            json.member("radius", entry.dotRadius)
            json.name("color")
            json.string(ColorText.write(entry.dotColor))
        }
    }
}
