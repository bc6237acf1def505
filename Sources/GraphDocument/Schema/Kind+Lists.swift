import GraphLayout

extension Kind {
    /// An array of at most so many values of one kind.
    static func list<Item>(_ item: Kind<Item>, most: Bounds.End, unique: Bool = false) -> Kind where Value == [Item] {
        let shape = Shape.list(item.shape)
        return Kind(shape) { json, pointer, reading in
            guard let items = json.items else {
                reading.expected(shape, json, at: pointer)
                return nil
            }
            guard reading.accepts(count: items.count, of: "items", upTo: most, at: pointer) else { return nil }
            var values: [Item] = []
            var complete = true
            for (index, json) in items.enumerated() where !reading.isFull {
                guard let value = item.read(json, pointer.appending(index), &reading) else {
                    complete = false
                    continue
                }
                if unique, values.contains(value) {
                    reading.fault(pointer.appending(index), "is given twice")
                    complete = false
                }
                values.append(value)
            }
            return complete ? values : nil
        } write: { values in
            .array(values.map(item.write))
        }
    }
}

extension Reading {
    /// Notes a list that is longer than a limit allows; whether it is short enough.
    mutating func accepts(count: Int, of things: String, upTo end: Bounds.End, at pointer: JSONPointer) -> Bool {
        let most = end.value(in: limits)
        guard Double(count) > most else { return true }
        var detail = "must have at most \(NumberText.shortest(most)) \(things), not \(count)"
        if case .limit(let path) = end { detail += "; \(GraphLimits.variable(for: path)) raises this limit" }
        fault(pointer, detail)
        return false
    }
}

extension Kind where Value == Samples {
    /// The values of a line; null where there is none.
    static var samples: Kind {
        Kind(.list(.nullable(.number(Bounds())))) { json, pointer, reading in
            switch json {
            case .numbers(let samples):
                return reading.accepts(count: samples.count, of: "points", upTo: .limit(\.points), at: pointer)
                    ? samples : nil
            case .array(let items):
                guard reading.accepts(count: items.count, of: "points", upTo: .limit(\.points), at: pointer) else {
                    return nil
                }
                var complete = true
                for (index, item) in items.enumerated() where item != .null && !reading.isFull {
                    if case .number = item { continue }
                    reading.expected(.number(Bounds()), item, at: pointer.appending(index))
                    complete = false
                }
                guard complete else { return nil }
                // Zero loses its sign: -0 and 0 are one value, and one graph has one identity.
                return Samples(items.map { if case .number(let value) = $0 { value + 0 } else { nil } })
            default:
                reading.expected(.list(.nullable(.number(Bounds()))), json, at: pointer)
                return nil
            }
        } write: { samples in
            .numbers(samples)
        }
    }
}

extension Kind where Value == [String] {
    /// The texts under the points; null is read as "".
    static var labels: Kind {
        Kind(.list(.nullable(.text))) { json, pointer, reading in
            guard let items = json.items else {
                reading.expected(.list(.nullable(.text)), json, at: pointer)
                return nil
            }
            guard reading.accepts(count: items.count, of: "labels", upTo: .limit(\.labels), at: pointer) else {
                return nil
            }
            var texts: [String] = []
            texts.reserveCapacity(items.count)
            for (index, item) in items.enumerated() where !reading.isFull {
                switch item {
                case .null: texts.append("")
                // The pointer is built for the rare label that may be at fault only.
                case .string(let text) where text.isShortASCII: texts.append(text)
                case .string(let text):
                    if let text = reading.checked(text, at: pointer.appending(index)) { texts.append(text) }
                default: reading.expected(.text, item, at: pointer.appending(index))
                }
            }
            return texts.count == items.count ? texts : nil
        } write: { texts in
            .array(texts.map(JSONValue.string))
        }
    }
}

extension String {
    /// Whether this is printable ASCII so short that no limit forbids it.
    fileprivate var isShortASCII: Bool {
        var text = self
        return text.withUTF8 { octets in octets.count <= 15 && octets.allSatisfy { 0x20..<0x7f ~= $0 } }
    }
}

extension Kind where Value == [Double] {
    /// Lengths on, off, … of a dashed line; empty for a solid one.
    static var dash: Kind {
        let lengths = Kind.list(.number(0, 1000), most: .fixed(16))
        return Kind(lengths.shape) { json, pointer, reading in
            guard let values = lengths.read(json, pointer, &reading) else { return nil }
            if !values.isEmpty, values.allSatisfy({ $0 == 0 }) {
                reading.fault(pointer, "must have a length above 0")
                return nil
            }
            return values
        } write: { values in
            lengths.write(values)
        }
    }
}

extension Kind where Value == LabelPin {
    /// "first", "last" or an index.
    static var pin: Kind {
        let words = Shape.choice(["first", "last"])
        let index = Kind<Int>.whole(0)
        return Kind(.either(words, index.shape)) { json, pointer, reading in
            switch json {
            case .string("first"): return .first
            case .string("last"): return .last
            case .number: return index.read(json, pointer, &reading).map(LabelPin.index)
            default:
                reading.expected(.either(words, index.shape), json, at: pointer)
                return nil
            }
        } write: { pin in
            switch pin {
            case .first: .string("first")
            case .last: .string("last")
            case .index(let place): index.write(place)
            }
        }
    }
}

extension Kind where Value == FitPolicy {
    /// "auto" or remedies in order.
    static var fit: Kind {
        let remedies = Kind<[FitRemedy]>.list(.choice(), most: .fixed(4), unique: true)
        return Kind(.automatic(remedies.shape)) { json, pointer, reading in
            if json == .string("auto") { return .auto }
            guard json.items != nil else {
                reading.expected(.automatic(remedies.shape), json, at: pointer)
                return nil
            }
            return remedies.read(json, pointer, &reading).map(FitPolicy.ordered)
        } write: { policy in
            switch policy {
            case .auto: .string("auto")
            case .ordered(let remedies): .array(remedies.map { .string($0.rawValue) })
            }
        }
    }
}
