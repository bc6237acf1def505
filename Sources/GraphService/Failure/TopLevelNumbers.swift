/// Finds numbers in the top level of an object that may be no JSON at all.
enum TopLevelNumbers {
    /// Names are short, and so is the text that is looked at: large bodies are large because of their points.
    static let mostOctets = 1 << 20

    static func read(_ text: [UInt8]) -> [String: Double] {
        var found: [String: Double] = [:]
        var depth = 0
        var name: ArraySlice<UInt8> = []
        var index = text.startIndex
        let end = min(text.endIndex, mostOctets)
        while index < end {
            switch text[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let start = index + 1
                index = endOfString(text, from: start, to: end)
                if depth == 1 { name = text[start..<index] }
            case UInt8(ascii: ":") where depth == 1:
                let digits = text[(index + 1)..<end].drop { $0 == UInt8(ascii: " ") }.prefix(32).prefix(
                    while: isOfNumber
                )
                if let number = Double(String(decoding: digits, as: UTF8.self)) {
                    found[String(decoding: name, as: UTF8.self)] = number
                }
            default: break
            }
            index += 1
        }
        return found
    }

    private static func endOfString(_ text: [UInt8], from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, text[index] != UInt8(ascii: "\"") {
            index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, end)
    }

    private static func isOfNumber(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
