/// Finds the first place at which a text stops being JSON (RFC 8259).
///
/// Runs only over texts that the reader has refused: the reader is fast but does not say where it stopped.
struct JSONSyntaxScanner {
    static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

    private let text: [UInt8]
    private let depth: Int
    /// Where the first octets stand that are not UTF-8, or the end.
    private let endOfUnicode: Int
    private var position = 0
    /// The closing brackets that are still to come.
    private var open: [UInt8] = []

    init(_ text: [UInt8], depth: Int) {
        self.text = text
        self.depth = depth
        endOfUnicode = Self.endOfUnicode(in: text)
    }

    private static func endOfUnicode(in text: [UInt8]) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var octets = text.makeIterator()
        var end = 0
        while case .valid(let scalar) = parser.parseScalar(from: &octets) { end += scalar.count }
        return end
    }

    /// The first error, or nil when the text is JSON.
    mutating func firstError() -> JSONSyntaxError? {
        do throws(JSONSyntaxError) {
            try scan()
            return nil
        } catch {
            return error
        }
    }

    private var current: UInt8? { position < text.count ? text[position] : nil }

    private func fail(_ detail: String, at offset: Int? = nil) throws(JSONSyntaxError) -> Never {
        throw JSONSyntaxError(detail, at: offset ?? position, in: text)
    }

    private mutating func scan() throws(JSONSyntaxError) {
        try checkEncoding()
        skipSpace()
        if current == nil { try fail("the text is empty; a JSON object is expected") }
        try scanValue()
        while !open.isEmpty { try scanNext() }
        skipSpace()
        if current != nil { try fail("the JSON ends before this: only one value is allowed") }
    }

    private mutating func checkEncoding() throws(JSONSyntaxError) {
        if text.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
        let head = text.prefix(4)
        if head.starts(with: [0xff, 0xfe]) || head.starts(with: [0xfe, 0xff]) || head.dropFirst(position).contains(0) {
            try fail("the text looks like UTF-16 or UTF-32; JSON is UTF-8")
        }
    }

    private mutating func skipSpace() {
        while let octet = current, octet == 0x20 || octet == 0x0a || octet == 0x0d || octet == 0x09 { position += 1 }
    }

    /// After a value inside a container: a comma and what follows it, or the end of the container.
    private mutating func scanNext() throws(JSONSyntaxError) {
        skipSpace()
        guard let close = open.last else { return }
        let what = close == UInt8(ascii: "]") ? "array" : "object"
        switch current {
        case close:
            position += 1
            open.removeLast()
        case UInt8(ascii: ","):
            let comma = position
            position += 1
            skipSpace()
            if current == close { try fail("a comma must not stand before the end of an \(what)", at: comma) }
            if what == "object" { try scanName() }
            try scanValue()
        case nil: try fail("the text ends inside an \(what)")
        default: try fail("a comma or the end of the \(what) is expected")
        }
    }

    private mutating func scanName() throws(JSONSyntaxError) {
        skipSpace()
        guard let octet = current else { try fail("the text ends inside an object") }
        guard octet == UInt8(ascii: "\"") else { try fail("a name in double quotation marks is expected") }
        try scanString()
        skipSpace()
        guard current == UInt8(ascii: ":") else { try fail("a colon is expected after the name") }
        position += 1
    }

    /// One scalar, or the start of a container up to and including its first item's start.
    private mutating func scanValue() throws(JSONSyntaxError) {
        while true {
            skipSpace()
            switch current {
            case UInt8(ascii: "["):
                if try enter(closing: UInt8(ascii: "]")) { return }
            case UInt8(ascii: "{"):
                if try enter(closing: UInt8(ascii: "}")) { return }
                try scanName()
            case nil: try fail("the text ends where a value is expected")
            case UInt8(ascii: "\"")?: return try scanString()
            case let octet? where octet == UInt8(ascii: "-") || isDigit(octet): return try scanNumber()
            default: return try scanWord()
            }
        }
    }

    /// Steps into a container; true when it is empty and has been left again.
    private mutating func enter(closing close: UInt8) throws(JSONSyntaxError) -> Bool {
        let start = position
        position += 1
        skipSpace()
        if current == close {
            position += 1
            return true
        }
        // The reader counts the containers that hold something.
        if open.count == depth { try fail("arrays and objects are nested more than \(depth) deep", at: start) }
        open.append(close)
        return false
    }

    private mutating func scanWord() throws(JSONSyntaxError) {
        let start = position
        while let octet = current, isLetter(octet) { position += 1 }
        let word = String(decoding: text[start..<position], as: UTF8.self)
        switch word {
        case "true", "false", "null": return
        case "": try fail("a value is expected", at: start)
        case "NaN", "Infinity": try fail("\(word) is not a number in JSON; use null for a missing value", at: start)
        default: try fail("\(JSONValue.quoted(word)) is not a value; texts stand in double quotation marks", at: start)
        }
    }

    private func isDigit(_ octet: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(octet)
    }

    private func isLetter(_ octet: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(octet | 0x20)
    }
}

extension JSONSyntaxScanner {
    private mutating func skipDigits() -> Int {
        let start = position
        while let octet = current, isDigit(octet) { position += 1 }
        return position - start
    }

    private mutating func scanNumber() throws(JSONSyntaxError) {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let leadingZero = current == UInt8(ascii: "0")
        let digits = skipDigits()
        if digits == 0 { try fail("a digit is expected", at: position) }
        if leadingZero, digits > 1 { try fail("a number must not start with 0", at: start) }
        if current == UInt8(ascii: ".") {
            position += 1
            if skipDigits() == 0 { try fail("a digit is expected after the decimal point") }
        }
        if let octet = current, octet | 0x20 == UInt8(ascii: "e") {
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            if skipDigits() == 0 { try fail("a digit is expected in the exponent") }
        }
        if let octet = current, isLetter(octet) || octet == UInt8(ascii: ".") {
            try fail("this is not a number", at: start)
        }
        let number = Double(String(decoding: text[start..<position], as: UTF8.self))
        if number?.isFinite != true { try fail("the number is too large: at most 1.7976931348623157e308", at: start) }
    }

    private mutating func scanString() throws(JSONSyntaxError) {
        let start = position
        position += 1
        while let octet = current {
            switch octet {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): try scanEscape()
            case ..<0x20: try fail("a control character must be escaped, as in \\u\(hex4(octet))")
            case ..<0x80: position += 1
            default:
                if position >= endOfUnicode { try fail("this is not UTF-8", at: endOfUnicode) }
                position += 1
            }
        }
        try fail("a text that starts here has no end", at: start)
    }

    private mutating func scanEscape() throws(JSONSyntaxError) {
        let start = position
        position += 1
        guard let octet = current else { return }
        position += 1
        guard octet == UInt8(ascii: "u") else {
            if !#""\/bfnrt"#.utf8.contains(octet) { try fail("this is not an escape that JSON knows", at: start) }
            return
        }
        let first = try scanHex(from: start)
        switch first {
        case 0xd800..<0xdc00:
            guard current == UInt8(ascii: "\\"), position + 1 < text.count, text[position + 1] == UInt8(ascii: "u")
            else {
                try fail("the escape is the first half of a surrogate pair without the second", at: start)
            }
            position += 2
            guard (0xdc00..<0xe000).contains(try scanHex(from: start)) else {
                try fail("the escape is the first half of a surrogate pair without the second", at: start)
            }
        case 0xdc00..<0xe000: try fail("the escape is the second half of a surrogate pair without the first", at: start)
        default: return
        }
    }

    private mutating func scanHex(from start: Int) throws(JSONSyntaxError) -> Int {
        let digits = text[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ isHex($0) }),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
        else { try fail("four hexadecimal digits are expected after \\u", at: start) }
        position += 4
        return value
    }

    private func isHex(_ octet: UInt8) -> Bool {
        isDigit(octet) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(octet | 0x20)
    }

    private func hex4(_ octet: UInt8) -> String {
        let digits = String(octet, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
