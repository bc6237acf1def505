import GraphLayout

extension JSONWriter {
    /// Writes a text with its place, or null.
    mutating func textBlock(_ block: TextBlock?) {
        guard let block else { return null() }
        object { json in
            json.name("text")
            json.string(block.text)
            json.name("fullText")
            json.string(block.fullText)
            json.anchor(of: block)
            json.member("rotation", block.rotation)
            json.name("rect")
            json.rect(block.rect)
            json.name("corners")
            json.corners(of: block)
            json.lines(of: block)
            json.member("fontSize", block.style.size)
            json.name("color")
            json.string(ColorText.write(block.color))
        }
    }

    /// Writes where a text is anchored.
    mutating func anchor(of block: TextBlock) {
        place(block.anchor)
        name("align")
        string(block.align.rawValue)
    }

    /// Writes the corners of a text's box.
    mutating func corners(of block: TextBlock) {
        // The corners of an upright box need no turn.
        points(block.rotation == 0 ? block.rect.corners : block.corners)
    }

    /// Writes the lines of a text that has several.
    mutating func lines(of block: TextBlock) {
        guard block.lines.count > 1 else { return }
        name("lines")
        array { json in for line in block.lines { json.string(line.text) } }
    }
}
