/// The grammar's character classes as one table of bits, one entry an octet; non-ASCII is never a letter or a digit.
enum ByteClass {
    /// RFC 9110 section 5.6.2.
    static let token: UInt8 = 1 << 0
    /// Octets that may stand in a line: HTAB, SP, VCHAR, obs-text (RFC 9110 section 5.5).
    static let text: UInt8 = 1 << 1
    /// `pchar` and `/`, without the percent sign (RFC 3986 section 3.3).
    static let path: UInt8 = 1 << 2
    /// What a query may hold raw: RFC 3986 section 3.4 and what browsers leave raw there (`|`, `\`, `^`, `` ` ``, braces, brackets).
    static let query: UInt8 = 1 << 3
    /// `reg-name` without the percent sign (RFC 3986 section 3.2.2).
    static let regName: UInt8 = 1 << 4
    /// Octets of an opaque tag (RFC 9110 section 8.8.3).
    static let opaqueTag: UInt8 = 1 << 5

    private static let table: [UInt8] = (0...255).map(classes)

    private static func classes(of octet: UInt8) -> UInt8 {
        let isAlphanumeric = isDigit(octet) || isLetter(octet)
        let isUnreserved = isAlphanumeric || "-._~".utf8.contains(octet)
        let isSubDelimiter = "!$&'()*+,;=".utf8.contains(octet)
        var bits: UInt8 = 0
        if isAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(octet) { bits |= token }
        if octet == 0x09 || (octet >= 0x20 && octet != 0x7F) { bits |= text }
        if isUnreserved || isSubDelimiter || ":@/".utf8.contains(octet) { bits |= path | query }
        if "?|\\^`{}[]".utf8.contains(octet) { bits |= query }
        if isUnreserved || isSubDelimiter { bits |= regName }
        if octet >= 0x21 && octet != 0x22 && octet != 0x7F { bits |= opaqueTag }
        return bits
    }

    static func contains(_ octet: UInt8, _ bits: UInt8) -> Bool {
        table[Int(octet)] & bits != 0
    }

    static func isDigit(_ octet: UInt8) -> Bool {
        octet >= 0x30 && octet <= 0x39
    }

    static func isLetter(_ octet: UInt8) -> Bool {
        let folded = octet | 0x20
        return folded >= 0x61 && folded <= 0x7A
    }

    static func isToken(_ octets: some Collection<UInt8>) -> Bool {
        !octets.isEmpty && contains(all: octets, token)
    }

    static func contains(all octets: some Collection<UInt8>, _ bits: UInt8) -> Bool {
        // A copy: what is made on first use is asked for anew, and checked for that, with every octet.
        let table = table
        return octets.allSatisfy { table[Int($0)] & bits != 0 }
    }

    static func contains(all text: String, _ bits: UInt8) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { contains(all: $0, bits) } ?? contains(all: text.utf8, bits)
    }

    /// The first place from `start` on whose octet is not of the classes, or the end.
    static func firstIndex(in octets: ArraySlice<UInt8>, from start: Int, outside bits: UInt8) -> Int {
        let table = table
        var index = start
        while index < octets.endIndex, table[Int(octets[index])] & bits != 0 { index += 1 }
        return index
    }

    static func hexValue(_ octet: UInt8) -> UInt8? {
        switch octet {
        case 0x30...0x39: octet - 0x30
        case 0x41...0x46: octet - 0x37
        case 0x61...0x66: octet - 0x57
        default: nil
        }
    }

    static func lowercase(_ octet: UInt8) -> UInt8 {
        octet >= 0x41 && octet <= 0x5A ? octet | 0x20 : octet
    }

    /// ASCII-only comparison: no other letter folds onto these.
    static func equalIgnoringCase(_ left: some Collection<UInt8>, _ right: String) -> Bool {
        left.count == right.utf8.count && zip(left, right.utf8).allSatisfy { lowercase($0) == lowercase($1) }
    }

    /// Without SP and HTAB at either end, and no other white space (RFC 9110 section 5.6.3).
    static func trim<Octets: BidirectionalCollection<UInt8>>(_ octets: Octets) -> Octets.SubSequence {
        var slice = octets[...]
        while let first = slice.first, first == 0x20 || first == 0x09 { slice = slice.dropFirst() }
        while let last = slice.last, last == 0x20 || last == 0x09 { slice = slice.dropLast() }
        return slice
    }
}
