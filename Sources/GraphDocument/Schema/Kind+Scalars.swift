import GraphLayout

extension Kind where Value == Bool {
    static var boolean: Kind {
        Kind(.boolean) { json in
            if case .bool(let value) = json { value } else { nil }
        } write: { value in
            .bool(value)
        }
    }
}

extension Kind where Value == Double {
    /// A finite number.
    static func number(
        _ minimum: Double? = nil,
        exclusive: Bool = false,
        _ maximum: Double? = nil
    ) -> Kind {
        .bounded(
            Bounds(minimum: minimum, isMinimumExclusive: exclusive, maximum: maximum.map(Bounds.End.fixed))
        )
    }

    /// A whole number of pixels that the service limits.
    static func pixels(upTo limit: any KeyPath<GraphLimits, Int> & Sendable) -> Kind {
        .bounded(Bounds(isWhole: true, minimum: 1, maximum: .limit(limit)))
    }

    private static func bounded(_ bounds: Bounds) -> Kind {
        Kind(.number(bounds)) { json, pointer, reading in
            guard case .number(let value) = json else {
                reading.expected(.number(bounds), json, at: pointer)
                return nil
            }
            if let complaint = bounds.complaint(value, reading.limits) {
                reading.fault(pointer, complaint)
                return nil
            }
            // Minus zero is zero to a reader of graphs.
            return value == 0 ? 0 : value
        } write: { value in
            .number(value)
        }
    }
}

extension Kind where Value == Int {
    /// A whole number that fits an `Int`.
    static func whole(_ minimum: Int, _ maximum: Bounds.End? = nil) -> Kind {
        let bounds = Bounds(isWhole: true, minimum: Double(minimum), maximum: maximum)
        return Kind(.number(bounds)) { json, pointer, reading in
            guard case .number(let value) = json else {
                reading.expected(.number(bounds), json, at: pointer)
                return nil
            }
            if let complaint = bounds.complaint(value, reading.limits) {
                reading.fault(pointer, complaint)
                return nil
            }
            // Whatever the graph, no index is larger; a larger number means the same.
            return Int(exactly: Swift.min(value, 0x1p53))
        } write: { value in
            .number(Double(value))
        }
    }
}

extension Kind where Value == String {
    /// A text of limited length. Line breaks and tabs become spaces, since every text of a graph is one paragraph.
    static var text: Kind {
        Kind(.text) { json, pointer, reading in
            guard case .string(let text) = json else {
                reading.expected(.text, json, at: pointer)
                return nil
            }
            return reading.checked(text, at: pointer)
        } write: { text in
            .string(text)
        }
    }
}

extension Reading {
    /// `text` when it is short enough and free of control characters.
    mutating func checked(_ text: String, at pointer: JSONPointer) -> String? {
        if text.utf8.count > limits.text, text.unicodeScalars.count > limits.text {
            let variable = GraphLimits.variable(for: \.text)
            let count = text.unicodeScalars.count
            fault(pointer, "must have at most \(limits.text) characters, not \(count); \(variable) raises this limit")
            return nil
        }
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f || $0 == 0xc2 }) else { return text }
        for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control {
            guard scalar == "\n" || scalar == "\r" || scalar == "\t" || scalar == "\u{85}" else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let code = String(repeating: "0", count: 4 - digits.count) + digits
                fault(pointer, "must not contain the control character U+\(code)")
                return nil
            }
        }
        return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}

extension Kind where Value == Color {
    static var color: Kind {
        Kind(.color) { json, pointer, reading in
            guard case .string(let text) = json, let color = ColorText.read(text) else {
                var suggestion: String?
                if case .string(let text) = json { suggestion = ColorText.suggestion(for: text) }
                reading.fault(
                    pointer,
                    "must be \(Shape.color.expectation(reading.limits)), not \(json.summary)",
                    suggestion: suggestion
                )
                return nil
            }
            return color
        } write: { color in
            .string(ColorText.write(color))
        }
    }
}

extension Kind where Value == NumberSymbols {
    /// A language tag (BCP 47) whose number signs are known.
    static var locale: Kind {
        Kind(.locale) { json, pointer, reading in
            guard case .string(let tag) = json else {
                reading.expected(.locale, json, at: pointer)
                return nil
            }
            guard let symbols = NumberSymbols.of(locale: tag) else {
                reading.fault(
                    pointer,
                    "\(JSONValue.quoted(tag)) is not a known language tag",
                    suggestion: NumberSymbols.suggestion(for: tag)
                )
                return nil
            }
            return symbols
        } write: { symbols in
            .string(symbols.locale)
        }
    }
}
