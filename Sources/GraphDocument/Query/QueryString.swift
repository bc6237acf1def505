/// The parameters of a query string, decoded once.
///
/// Parameters are separated by `&`. `+` is a space, as forms in browsers send it (WHATWG URL, section 5.1); a plus sign
/// is `%2B`. Octets that should have been escaped, such as a raw `|`, are taken as they are.
struct QueryString {
    struct Parameter: Hashable {
        var name: String
        var value: String
    }

    private(set) var parameters: [Parameter] = []

    /// Reads a raw query without its question mark; names that cannot be decoded are noted as faults.
    init(_ query: String, _ reading: inout Reading) {
        for part in query.utf8.split(separator: UInt8(ascii: "&")) {
            let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let rawName = String(decoding: halves[0], as: UTF8.self)
            guard let name = Self.decoded(halves[0]) else {
                reading.fault(
                    parameter: rawName,
                    "has a name with a broken escape: % must be followed by two hexadecimal digits of UTF-8"
                )
                continue
            }
            guard halves.count == 2 else {
                reading.fault(parameter: name, "has no value: write \(name)=…")
                continue
            }
            guard let value = Self.decoded(halves[1]) else {
                reading.fault(
                    parameter: name,
                    "has a broken escape: % must be followed by two hexadecimal digits of UTF-8"
                )
                continue
            }
            parameters.append(Parameter(name: name, value: value))
        }
    }

    /// The text behind percent escapes (RFC 3986, section 2.1), or nil when one is broken or the result is not UTF-8.
    private static func decoded(_ raw: Substring.UTF8View) -> String? {
        var octets: [UInt8] = []
        octets.reserveCapacity(raw.count)
        var rest = raw[...]
        while let octet = rest.popFirst() {
            switch octet {
            case UInt8(ascii: "+"): octets.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(nibble), let low = rest.popFirst().flatMap(nibble) else {
                    return nil
                }
                octets.append(high << 4 | low)
            default: octets.append(octet)
            }
        }
        return String(validating: octets, as: UTF8.self)
    }

    private static func nibble(_ octet: UInt8) -> UInt8? {
        switch octet {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): octet - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): octet - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): octet - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension Reading {
    /// Notes a fault of a parameter that belongs to no field.
    mutating func fault(parameter: String, _ detail: String, suggestion: String? = nil) {
        add(GraphFault(pointer: nil, parameter: parameter, detail: detail, suggestion: suggestion))
    }
}
