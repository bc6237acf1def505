import GraphLayout

/// Writes JSON octets.
package struct JSONWriter {
    enum Style {
        /// Names in the order given.
        case plain
        /// Names sorted, numbers at their shortest.
        case canonical
        /// Canonical, but numbers of an array as their bits: fast, and no JSON.
        case identity
    }

    /// What has been written.
    package private(set) var octets: [UInt8] = []
    /// Whether the next item of the open container needs a comma before it.
    private var needsComma = false

    package init() {}

    /// A writer with room for so many octets.
    package init(capacity: Int) {
        octets.reserveCapacity(capacity)
    }

    static func write(_ value: JSONValue, style: Style = .plain) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(value, style)
        return writer.octets
    }

    /// Starts a value: whatever comes before it is written.
    private mutating func begin() {
        if needsComma { octets.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Writes an object whose members `content` writes.
    package mutating func object(_ content: (inout JSONWriter) -> Void) {
        enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), content)
    }

    /// Writes an array whose items `content` writes.
    package mutating func array(_ content: (inout JSONWriter) -> Void) {
        enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), content)
    }

    private mutating func enclosed(_ open: UInt8, _ close: UInt8, _ content: (inout JSONWriter) -> Void) {
        begin()
        octets.append(open)
        needsComma = false
        content(&self)
        octets.append(close)
        needsComma = true
    }

    /// Writes the name of a member; its value follows.
    package mutating func name(_ name: StaticString) {
        begin()
        octets.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { octets.append(contentsOf: $0) }
        octets.append(UInt8(ascii: "\""))
        octets.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes the name of a member that may need escapes; its value follows.
    package mutating func name(_ name: String) {
        string(name)
        octets.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func null() { literal("null") }
    package mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    private mutating func literal(_ word: StaticString) {
        begin()
        word.withUTF8Buffer { octets.append(contentsOf: $0) }
    }

    /// Writes the shortest digits that read back as `value`; null when it is not finite, which JSON cannot say.
    package mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        begin()
        NumberText.append(value, to: &octets)
    }

    /// Writes a length or place in CSS pixels, to three decimals; null when it is not finite.
    package mutating func length(_ value: Double) {
        guard value.isFinite else { return null() }
        begin()
        NumberText.appendRounded(value, to: &octets)
    }

    package mutating func integer(_ value: Int) {
        begin()
        if value < 0 { octets.append(UInt8(ascii: "-")) }
        NumberText.append(UInt64(value.magnitude), to: &octets)
    }

    package mutating func string(_ text: String) {
        begin()
        octets.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            if utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
                for octet in utf8 { escaped(octet) }
            } else {
                octets.append(contentsOf: utf8)
            }
        }
        octets.append(UInt8(ascii: "\""))
    }

    private mutating func escaped(_ octet: UInt8) {
        switch octet {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            octets.append(UInt8(ascii: "\\"))
            octets.append(octet)
        case UInt8(ascii: "\n"): octets += #"\n"#.utf8
        case UInt8(ascii: "\r"): octets += #"\r"#.utf8
        case UInt8(ascii: "\t"): octets += #"\t"#.utf8
        case ..<0x20: octets += "\\u00\(octet < 0x10 ? "0" : "")\(String(octet, radix: 16))".utf8
        default: octets.append(octet)
        }
    }
}

extension JSONWriter {
    mutating func value(_ value: JSONValue, _ style: Style) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let value): number(value, style)
        case .string(let text): string(text)
        case .array(let items): array { writer in for item in items { writer.value(item, style) } }
        case .numbers(let samples): numbers(samples, style)
        case .object(let members):
            let ordered = style == .plain ? members : members.sorted { $0.name < $1.name }
            object { writer in
                for member in ordered {
                    writer.name(member.name)
                    writer.value(member.value, style)
                }
            }
        }
    }

    private mutating func number(_ value: Double, _ style: Style) {
        guard style != .plain else { return number(value) }
        begin()
        NumberText.appendCanonical(value, to: &octets)
    }

    private mutating func numbers(_ samples: Samples, _ style: Style) {
        guard style != .identity else { return bits(samples) }
        array { writer in
            var next = 0
            for run in samples.runs + [samples.count..<samples.count] {
                for _ in next..<run.lowerBound { writer.null() }
                for index in run { writer.number(samples.values[index], style) }
                next = run.upperBound
            }
        }
    }

    /// The runs of present indexes in digits, which end in a bracket, then the bits of every value.
    private mutating func bits(_ samples: Samples) {
        array { writer in
            writer.integer(samples.count)
            for run in samples.runs {
                writer.integer(run.lowerBound)
                writer.integer(run.upperBound)
            }
        }
        samples.values.withUnsafeBytes { octets.append(contentsOf: $0) }
    }
}
