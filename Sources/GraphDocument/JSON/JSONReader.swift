import CSimdjson
import GraphLayout

/// Reads JSON (RFC 8259) through simdjson.
///
/// A UTF-8 byte order mark is skipped, as RFC 8259 section 8.1 allows. Integers of any length are read as the nearest
/// double; a number beyond the range of a double is an error.
enum JSONReader {
    /// How deep arrays and objects may nest.
    static let depth = 64

    static func read(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        switch parse(text) {
        case .value(let value): return value
        case .numberUnreadable:
            // simdjson keeps integers to 64 bits; as fractions they take the road of the doubles.
            if let widened = widenedIntegers(text), case .value(let value) = parse(widened) { return value }
        case .refused: break
        }
        var scanner = JSONSyntaxScanner(text, depth: depth)
        throw scanner.firstError()
            ?? JSONSyntaxError("this is not JSON", at: 0, in: text)
    }

    private enum Outcome {
        case value(JSONValue)
        case numberUnreadable
        case refused
    }

    private static func parse(_ text: [UInt8]) -> Outcome {
        let start = text.starts(with: JSONSyntaxScanner.byteOrderMark) ? JSONSyntaxScanner.byteOrderMark.count : 0
        return text.withUnsafeBufferPointer { octets -> Outcome in
            guard let base = octets.baseAddress, octets.count > start else { return .refused }
            // An array owns the memory up to its capacity, so simdjson may read there instead of copying.
            var outcome = SJ_REFUSED
            let document = sj_parse(base + start, octets.count - start, text.capacity - start, depth + 1, &outcome)
            guard let document else { return outcome == SJ_NUMBER_UNREADABLE ? .numberUnreadable : .refused }
            defer { sj_free(document) }
            return value(sj_root(document)).map(Outcome.value) ?? .refused
        }
    }

    /// The value of `element`, or nil when a text in it is not Unicode.
    private static func value(_ element: sj_value) -> JSONValue? {
        switch sj_kind_of(element) {
        case SJ_NULL: .null
        case SJ_FALSE: .bool(false)
        case SJ_TRUE: .bool(true)
        case SJ_NUMBER: .number(sj_number(element))
        case SJ_TEXT: string(sj_string(element)).map(JSONValue.string)
        case SJ_ARRAY: numbers(element).map(JSONValue.numbers) ?? array(element)
        default: object(element)
        }
    }

    private static func string(_ text: sj_text) -> String? {
        let string = String(decoding: UnsafeBufferPointer(start: text.start, count: text.length), as: UTF8.self)
        // simdjson lets an escape for half of a surrogate pair pass; its repair is longer than itself.
        return string.utf8.count == text.length ? string : nil
    }

    private static func numbers(_ element: sj_value) -> Samples? {
        var nulls = 0
        // simdjson stops counting at 0xFFFFFF; so long an array takes the slow road.
        let values = [Double](unsafeUninitializedCapacity: sj_count(element)) { numbers, count in
            if !sj_copy_numbers(element, numbers.baseAddress, numbers.count, &count, &nulls) { count = 0 }
        }
        guard values.count > nulls else { return nil }
        guard nulls > 0 else { return Samples(values: values) }
        let missing = [Int](unsafeUninitializedCapacity: nulls) { indexes, count in
            sj_copy_null_indexes(element, indexes.baseAddress)
            count = nulls
        }
        return Samples(values: values, missing: missing)
    }

    private static func array(_ element: sj_value) -> JSONValue? {
        var items: [JSONValue] = []
        items.reserveCapacity(sj_count(element))
        let complete = walk(element) { _, item in
            guard let item = value(item) else { return false }
            items.append(item)
            return true
        }
        return complete ? .array(items) : nil
    }

    private static func object(_ element: sj_value) -> JSONValue? {
        var members: [JSONMember] = []
        let complete = walk(element) { name, item in
            guard let name = string(name), let item = value(item) else { return false }
            members.append(JSONMember(name: name, value: item))
            return true
        }
        return complete ? .object(members) : nil
    }

    /// Calls `visit` for each item until it answers false; whether all were visited.
    private static func walk(_ element: sj_value, _ visit: (sj_text, sj_value) -> Bool) -> Bool {
        var cursor = sj_walk(element)
        var name = sj_text()
        var item = sj_value()
        while sj_next(&cursor, &name, &item) {
            guard visit(name, item) else { return false }
        }
        return true
    }

    /// The text with ".0" after each integer that may not fit 64 bits, or nil when there is none.
    private static func widenedIntegers(_ text: [UInt8]) -> [UInt8]? {
        var widened: [UInt8] = []
        var found = false
        var digits = 0
        var inString = false
        var isInteger = true
        var previous: UInt8 = 0
        for octet in text {
            if inString {
                if octet == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { inString = false }
                // A backslash that is itself escaped escapes nothing.
                previous = previous == UInt8(ascii: "\\") && octet == previous ? 0 : octet
                widened.append(octet)
                continue
            }
            switch octet {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"): isInteger = false
            case UInt8(ascii: "-") where !isInteger: break
            default:
                if digits >= 19, isInteger {
                    widened += [UInt8(ascii: "."), UInt8(ascii: "0")]
                    found = true
                }
                digits = 0
                isInteger = true
                inString = octet == UInt8(ascii: "\"")
                previous = 0
            }
            widened.append(octet)
        }
        if digits >= 19, isInteger {
            widened += [UInt8(ascii: "."), UInt8(ascii: "0")]
            found = true
        }
        return found ? widened : nil
    }
}
