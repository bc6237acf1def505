/// An SVG as Cairo wrote it, to be completed.
struct SVGDocument {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The document with words for those who cannot see it, with `texts` in front, and with the same names for the same
    /// picture.
    func completed(with description: ImageDescription, texts: String = "") -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + texts.utf8.count + 256)
        var position = 0
        if let end = endOfRootTag {
            output += bytes[..<end] + Array(" role=\"img\">".utf8)
            output += Array(element("title", description.title ?? "").utf8)
            output += Array(element("desc", description.text).utf8)
            position = end + 1
        }
        let end = max(position, startOfEndTag ?? bytes.endIndex)
        appendRenumbered(bytes[position..<end], to: &output)
        output += Array(texts.utf8) + bytes[end...]
        return output
    }

    /// The `>` that closes `<svg …`.
    private var endOfRootTag: Int? {
        let root = Array("<svg ".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: root) }) else { return nil }
        return bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    }

    /// The `<` of `</svg>`.
    private var startOfEndTag: Int? {
        let tag = Array("</svg>".utf8)
        return bytes.lastIndex(of: UInt8(ascii: "<")).flatMap { bytes[$0...].starts(with: tag) ? $0 : nil }
    }

    private func element(_ name: String, _ words: String) -> String {
        words.isEmpty ? "" : "\n<\(name)>\(words.xmlEscaped)</\(name)>"
    }

    /// Cairo numbers surfaces and masks through the life of the process; here they count from 0.
    ///
    /// Names stand after `id="` and `#`; those of glyphs do not vary.
    private func appendRenumbered(_ body: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var numbers: [[UInt8]: Int] = [:]
        var position = body.startIndex
        let definition = Array("id=\"".utf8)
        while let mark = body[position...].firstIndex(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\"") }) {
            output += body[position...mark]
            position = mark + 1
            guard body[mark] == UInt8(ascii: "#") || body[...mark].suffix(4).elementsEqual(definition) else { continue }
            let name = body[position...].prefix(while: \.isNamePart)
            let kind = name.prefix { !$0.isDigit }
            guard !kind.elementsEqual("glyph".utf8) else { continue }
            let number = numbers[Array(name), default: numbers.count]
            numbers[Array(name)] = number
            output += kind + Array(String(number).utf8)
            position = name.endIndex
        }
        output += body[position...]
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
    fileprivate var isNamePart: Bool { isDigit || (0x61...0x7a).contains(self | 0x20) || self == UInt8(ascii: "_") }
}
