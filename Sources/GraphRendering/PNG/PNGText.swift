/// A text of a PNG: a keyword and words (RFC 2083, section 4.2.7; iTXt in the PNG specification, section 11.3.4.5).
struct PNGText {
    let type: StaticString
    let content: [UInt8]

    /// `words` as tEXt when they are ASCII, which is Latin-1 too, and as iTXt in UTF-8 otherwise.
    init(keyword: String, words: String) {
        // Neither chunk may hold U+0000 and readers show other controls badly.
        let words = String(String.UnicodeScalarView(words.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\u{7f}" }))
        if words.utf8.allSatisfy({ $0 < 0x80 }) {
            type = "tEXt"
            content = Array(keyword.utf8) + [0] + words.utf8
        } else {
            type = "iTXt"
            // Not compressed, no language, no translated keyword.
            content = Array(keyword.utf8) + [0, 0, 0, 0, 0] + words.utf8
        }
    }

    static func all(of description: ImageDescription) -> [PNGText] {
        [("Title", description.title ?? ""), ("Description", description.text)]
            .filter { !$0.1.isEmpty }
            .map { PNGText(keyword: $0.0, words: $0.1) }
    }
}
