/// The members of a JSON object, one by one, each value as it is spelt (RFC 8259 section 4).
///
/// Values are only cut apart; what is inside them is left to their reader.
struct TopLevelMembers: IteratorProtocol {
    /// Whether the object has ended, and the text with it.
    private(set) var isWhole = false

    private let json: [UInt8]
    private var index = 0
    private var hasEnded = false

    init(_ json: [UInt8]) {
        self.json = json
    }

    /// The name between its quotation marks and the value without the space around it; nil at the end, and where the
    /// text is no object.
    mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
        guard !hasEnded, take(index == 0 ? "{" : ","), take("\""), let name = string(), take(":") else { return nil }
        skipSpace()
        let value = value()
        hasEnded = take("}")
        skipSpace()
        isWhole = hasEnded && index == json.count
        return (name, value)
    }

    private mutating func skipSpace() {
        while index < json.count, Self.isSpace(json[index]) { index += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < json.count, json[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// From behind one quotation mark to behind the next; nil when there is none.
    private mutating func string() -> ArraySlice<UInt8>? {
        let start = index
        while index < json.count {
            let octet = json[index]
            index += 1
            if octet == UInt8(ascii: "\"") { return json[start..<(index - 1)] }
            if octet == UInt8(ascii: "\\") { index = min(index + 1, json.count) }
        }
        return nil
    }

    /// Everything up to a comma or a bracket that is not inside the value.
    private mutating func value() -> ArraySlice<UInt8> {
        let start = index
        var depth = 0
        scan: while index < json.count {
            switch json[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { break scan }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: break scan
            case UInt8(ascii: "\""):
                index += 1
                _ = string()
                continue
            default: break
            }
            index += 1
        }
        let text = json[start..<index]
        return text.prefix((text.lastIndex { !Self.isSpace($0) } ?? start - 1) - start + 1)
    }

    private static func isSpace(_ octet: UInt8) -> Bool {
        octet == 0x20 || octet == 0x09 || octet == 0x0A || octet == 0x0D
    }
}
