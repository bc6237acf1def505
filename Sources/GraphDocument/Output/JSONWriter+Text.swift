import GraphLayout

extension JSONWriter {
    /// Writes the members of a text that may be turned: what it says and where it stands.
    mutating func placedText(_ block: TextBlock) {
        name("text")
        string(block.text)
        name("fullText")
        string(block.fullText)
        anchor(of: block)
        member("rotation", block.rotation)
        name("rect")
        rect(block.rect)
        name("corners")
        corners(of: block)
    }

    /// Writes a text with its place, or null.
    mutating func textBlock(_ block: TextBlock?) {
        guard let block else { return null() }
        object { json in
            json.placedText(block)
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
