/// Writes the Prometheus text format 0.0.4.
struct MetricsText {
    enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    private(set) var text = ""

    mutating func family(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: Double) {
        let list = labels.map { "\($0.key)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
        text += list.isEmpty ? "\(name) \(Self.number(value))\n" : "\(name){\(list)} \(Self.number(value))\n"
    }

    mutating func histograms(_ name: String, _ help: String, _ label: String, _ all: [String: Histogram]) {
        family(name, .histogram, help)
        for (key, histogram) in all.sorted(by: { $0.key < $1.key }) {
            var total = 0
            for (bound, count) in zip(Histogram.bounds.map(Self.number) + ["+Inf"], histogram.counts) {
                total += count
                sample("\(name)_bucket", [label: key, "le": bound], Double(total))
            }
            sample("\(name)_sum", [label: key], histogram.sum)
            sample("\(name)_count", [label: key], Double(total))
        }
    }

    /// Whole numbers without ".0".
    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? value.description
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
    }
}
