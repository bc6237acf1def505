import GraphDocument
import HTTPWire

/// The parameters of the query string that are not part of the graph.
struct ServiceParameters: Hashable, Sendable {
    enum ErrorForm: String, CaseIterable, Hashable, Sendable {
        case json
        case image
        /// An image with status 200, for mail programs and proxies that show no others.
        case status200
    }

    static let names: Set<String> = ["format", "include", "errors", "expires"]

    var format: Representation?
    var includesPoints = false
    var errors: ErrorForm?
    /// Seconds since 1970.
    var expires: Int?
    /// What is wrong with the parameters themselves.
    var faults: [GraphFault] = []

    /// Reads what it knows; `isWhole` says that the query may hold nothing else.
    init(query: String?, isWhole: Bool) {
        var seen: Set<String> = []
        for part in (query ?? "").utf8.split(separator: UInt8(ascii: "&")) {
            let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(halves[0])
            guard Self.names.contains(name) else {
                if isWhole { fault(name, "is not a parameter here", Self.names.sorted().joined(separator: ", ")) }
                continue
            }
            if !seen.insert(name).inserted { fault(name, "is given twice") }
            take(name, halves.count == 2 ? Self.decoded(halves[1]) : "")
        }
    }

    /// How a failure is to be told, when the query says so; read apart, since a request can fail before its parameters count.
    static func errorForm(query: String?) -> ErrorForm? {
        guard let query, query.contains("errors=") else { return nil }
        return ServiceParameters(query: query, isWhole: false).errors
    }

    private mutating func take(_ name: String, _ value: String) {
        switch name {
        case "format":
            format = Representation.named(value)
            if format == nil { fault(name, "must be one of " + Representation.all.map(\.name).joined(separator: ", ")) }
        case "include":
            includesPoints = value == "points"
            if !includesPoints { fault(name, "must be points") }
        case "errors":
            errors = ErrorForm(rawValue: value)
            if errors == nil {
                fault(name, "must be one of " + ErrorForm.allCases.map(\.rawValue).joined(separator: ", "))
            }
        default:
            // `Int` takes signs, which no time needs.
            expires = value.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(value) : nil
            if expires == nil { fault(name, "must be whole seconds since 1970") }
        }
    }

    private mutating func fault(_ name: String, _ detail: String, _ suggestion: String? = nil) {
        faults.append(GraphFault(pointer: nil, parameter: name, detail: detail, suggestion: suggestion))
    }

    private static func decoded(_ octets: Substring.UTF8View) -> String {
        String(decoding: PercentEncoding.decode(octets) ?? Array(octets), as: UTF8.self)
    }
}
