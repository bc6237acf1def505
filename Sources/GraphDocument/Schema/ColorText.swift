import GraphLayout

/// Colours as CSS writes them (CSS Color Module Level 4, the hexadecimal, rgb and named forms).
enum ColorText {
    /// No colour needs more octets.
    private static let longest = 200

    /// The colour, or nil when `text` is none. Red, green and blue are rounded to 8 bits, as browsers do.
    static func read(_ text: String) -> Color? {
        guard text.utf8.count <= longest else { return nil }
        let word = text.lowercased()
        if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
        if word == "transparent" { return .transparent }
        if let number = CSSColorNames.numbers[word] { return Color(hex: number) }
        return functional(word)
    }

    /// The nearest colour name, or nil.
    static func suggestion(for text: String) -> String? {
        guard text.utf8.count <= longest else { return nil }
        let digits = text.lowercased()
        if hexadecimal(digits[...]) != nil { return "#" + digits }
        return Spelling.suggestion(for: text, among: CSSColorNames.sortedNames)
    }

    /// The shortest form of the colour that reads back as the same one.
    static func write(_ color: Color) -> String {
        if color == .transparent { return "transparent" }
        let components = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        let alpha = (color.alpha * 255).rounded()
        guard alpha / 255 == color.alpha else {
            return "rgba(\(components.map(String.init).joined(separator: ",")),\(NumberText.shortest(color.alpha)))"
        }
        let octets = alpha == 255 ? components : components + [Int(alpha)]
        return "#" + octets.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func hexadecimal(_ digits: Substring) -> Color? {
        let nibbles = digits.compactMap(\.hexDigitValue)
        guard nibbles.count == digits.utf8.count else { return nil }
        let octets: [Int]
        switch nibbles.count {
        case 3, 4: octets = nibbles.map { $0 * 17 }
        case 6, 8: octets = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
        default: return nil
        }
        let parts = octets.map { Double($0) / 255 }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
    }

    /// rgb(r, g, b), rgb(r g b / a), and the same with rgba.
    private static func functional(_ word: String) -> Color? {
        guard word.hasPrefix("rgb"), word.hasSuffix(")"), let open = word.firstIndex(of: "(") else { return nil }
        guard ["rgb", "rgba"].contains(word[..<open]) else { return nil }
        let inside = word[word.index(after: open)...].dropLast()
        guard let parts = arguments(inside), parts.count == 3 || parts.count == 4 else { return nil }
        let components = parts.prefix(3).compactMap { component($0, unit: 255) }
        guard components.count == 3 else { return nil }
        let octets = components.map { ($0 * 255).rounded() / 255 }
        guard let alpha = parts.count == 4 ? component(parts[3], unit: 1) : 1 else { return nil }
        return Color(red: octets[0], green: octets[1], blue: octets[2], alpha: alpha)
    }

    /// The arguments of a function: all between commas, or between spaces with a slash before the fourth.
    private static func arguments(_ inside: Substring) -> [Substring]? {
        if inside.contains(",") {
            let parts = inside.split(separator: ",", omittingEmptySubsequences: false)
            return inside.contains("/") ? nil : parts.map { $0.trimming { $0.isWhitespace } }
        }
        let halves = inside.split(separator: "/", omittingEmptySubsequences: false)
        let parts = halves[0].split { $0.isWhitespace }
        switch halves.count {
        case 1: return parts.count == 3 ? parts : nil
        case 2: return parts.count == 3 ? parts + [halves[1].trimming { $0.isWhitespace }] : nil
        default: return nil
        }
    }

    /// A number of `unit`, or a percentage, clamped to 0…1.
    private static func component(_ text: Substring, unit: Double) -> Double? {
        let isPercentage = text.hasSuffix("%")
        guard let number = JSONValue.decimal(isPercentage ? text.dropLast() : text) else { return nil }
        return min(max(number / (isPercentage ? 100 : unit), 0), 1)
    }
}

extension Substring {
    /// The text without the characters at either end that `isTrimmed` accepts.
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
        let start = drop(while: isTrimmed)
        let end = start.lastIndex { !isTrimmed($0) }
        return end.map { start[...$0] } ?? start
    }
}

extension JSONValue {
    /// The finite number that `text` writes in decimal digits, or nil.
    static func decimal(_ text: some StringProtocol) -> Double? {
        let digits = text.utf8
        guard digits.allSatisfy({ 0x30...0x39 ~= $0 || ".+-eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
