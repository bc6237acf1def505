import GraphDocument
import GraphLayout
import HTTPWire

/// The parameters of the query string that are not part of the graph.
struct ServiceParameters: Hashable, Sendable {
    enum ErrorForm: String, CaseIterable, Hashable, Sendable {
        case json
        case image
        /// An image with status 200, for mail programs and proxies that show no others.
        case status200
    }

    /// What `/graph/fit` looks for.
    enum Goal: String, CaseIterable, Hashable, Sendable {
        case width
        case fontSize
    }

    /// Layouts that one request may ask for.
    private static let mostWidths = 16

    var format: Representation?
    var includesPoints = false
    var errors: ErrorForm?
    /// Seconds since 1970.
    var expires: Int?
    var find: Goal?
    /// CSS pixels, each a width at which the graph is laid out; nil for its own width alone.
    var widths: [Int]?
    /// What is wrong with the parameters themselves.
    var faults: [GraphFault] = []

    private let formats: [Representation]

    /// Reads the parameters of these names; `isWhole` says that the query may hold nothing else.
    init(query: String?, names: Set<String>, isWhole: Bool, formats: [Representation] = Representation.all) {
        self.formats = formats
        var seen: Set<String> = []
        for part in (query ?? "").utf8.split(separator: UInt8(ascii: "&")) {
            let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(halves[0])
            guard names.contains(name) else {
                if isWhole {
                    fault(name, "is not a parameter here; there are \(names.sorted().joined(separator: ", "))")
                }
                continue
            }
            if !seen.insert(name).inserted { fault(name, "is given twice") }
            take(name, halves.count == 2 ? Self.decoded(halves[1]) : "")
        }
    }

    /// How a failure is to be told, when the query says so; read apart, since a request can fail before its parameters count.
    static func errorForm(query: String?) -> ErrorForm? {
        guard let query, query.contains("errors=") else { return nil }
        return ServiceParameters(query: query, names: ["errors"], isWhole: false).errors
    }

    /// Widths are for layouts, and no wider than an image may be.
    mutating func checkWidths(for representation: Representation, limits: GraphLimits) {
        guard let widths else { return }
        if representation != .json { fault("widths", "is for the layout; ask for json") }
        if !widths.allSatisfy((1...limits.width).contains) {
            fault("widths", "must be from 1 to \(limits.width); ORDINATE_MAX_WIDTH raises this limit")
        }
    }

    /// All layouts together hold no more than one may: each is made and written before any of them is sent.
    /// - Throws: What there is too much of.
    func checkAllWidths(of spec: GraphSpec, limits: GraphLimits) throws(ServiceError) {
        guard let count = widths?.count else { return }
        let points = spec.series.reduce(0) { $0 + $1.samples.count }
        let rows: [(String, Int, any KeyPath<GraphLimits, Int> & Sendable)] = [
            ("labels", spec.labels.count, \.labels), ("points", points, \.points),
        ]
        let faults = rows.filter { $0.1 > limits[keyPath: $0.2] / count }.map { name, each, path in
            let detail =
                "asks for \(count) layouts of \(each) \(name), which may be \(limits[keyPath: path]) together; "
                + "\(GraphLimits.variable(for: path)) raises this limit"
            return GraphFault(pointer: nil, parameter: "widths", detail: detail)
        }
        if !faults.isEmpty { throw .graph(.faults(faults)) }
    }

    private mutating func take(_ name: String, _ value: String) {
        switch name {
        case "format":
            format = formats.first { $0.name == value }
            if format == nil { fault(name, "must be one of " + formats.map(\.name).joined(separator: ", ")) }
        case "include":
            includesPoints = value == "points"
            if !includesPoints { fault(name, "must be points") }
        case "errors":
            errors = ErrorForm(rawValue: value)
            if errors == nil {
                fault(name, "must be one of " + ErrorForm.allCases.map(\.rawValue).joined(separator: ", "))
            }
        case "find":
            find = Goal(rawValue: value)
            if find == nil { fault(name, "must be one of " + Goal.allCases.map(\.rawValue).joined(separator: ", ")) }
        case "widths":
            let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map(Self.whole)
            widths = numbers.compactMap(\.self)
            if numbers.contains(nil) || numbers.count > Self.mostWidths {
                fault(name, "must be 1 to \(Self.mostWidths) whole numbers with commas between them")
            }
        default:
            expires = Self.whole(value)
            if expires == nil { fault(name, "must be whole seconds since 1970") }
        }
    }

    /// A number of digits alone; `Int` takes signs too.
    private static func whole(_ text: some StringProtocol) -> Int? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    mutating func fault(_ name: String, _ detail: String) {
        faults.append(GraphFault(pointer: nil, parameter: name, detail: detail))
    }

    private static func decoded(_ octets: Substring.UTF8View) -> String {
        String(decoding: PercentEncoding.decode(octets) ?? Array(octets), as: UTF8.self)
    }
}
