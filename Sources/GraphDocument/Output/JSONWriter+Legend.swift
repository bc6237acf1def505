import GraphLayout

extension JSONWriter {
    /// Writes the legend: its box and, for each name, the series and where the text stands.
    mutating func legend(_ legend: LegendLayout) {
        object { json in
            json.name("position")
            json.string(legend.position.rawValue)
            json.name("rect")
            json.rect(legend.rect)
            json.name("entries")
            json.array { json in
                for entry in legend.entries { json.entry(entry) }
            }
        }
    }

    private mutating func entry(_ entry: LegendLayout.Entry) {
        object { json in
            json.name("series")
            json.integer(entry.series)
            json.name("text")
            json.string(entry.block.text)
            json.name("fullText")
            json.string(entry.block.fullText)
            json.anchor(of: entry.block)
            json.name("rect")
            json.rect(entry.block.rect)
        }
    }
}
