/// Turns the parameters of a query string into the JSON that they stand for, and remembers who gave what.
struct QueryTree {
    /// The parameter that holds a whole graph as JSON.
    static let whole = "graph"

    private(set) var value = JSONValue.object([])
    /// The parameter, as the client spelt it, behind each pointer.
    private var givers: [String: String] = [:]
    private static let shape = GraphDocument.schema.shape

    /// Takes the whole graph that other parameters add to.
    mutating func take(whole json: JSONValue) {
        value = json
        givers[""] = Self.whole
    }

    /// Puts the value of `parameter` in its place, or notes why it has none.
    mutating func take(_ parameter: QueryString.Parameter, ignoring: Set<String>, _ reading: inout Reading) {
        let names = parameter.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard case .object = value else { return }
        guard let (path, leaf) = resolve(names, parameter.name, ignoring, &reading) else { return }
        let pointer = path.reduce(JSONPointer.root) { $0.appending($1) }
        if let giver = givers[pointer.text] {
            let other = giver == parameter.name ? "" : ": \(giver) is the same"
            return reading.fault(parameter: parameter.name, "is given twice\(other)")
        }
        guard value.insert(JSONValue(queryText: parameter.value, as: leaf), at: path[...]) else {
            return reading.fault(parameter: parameter.name, "is given twice: graph holds it as well")
        }
        givers[pointer.text] = parameter.name
    }

    /// The path of a parameter and the shape of its value.
    private func resolve(
        _ names: [String],
        _ parameter: String,
        _ ignoring: Set<String>,
        _ reading: inout Reading
    ) -> (path: [String], shape: Shape)? {
        var object = Self.shape
        var path: [String] = []
        var rest = names[...]
        while let name = rest.popFirst() {
            guard let row = object.rows.first(where: { $0.name == name || $0.aliases.contains(name) }) else {
                let known = object.rows.map(\.name) + (path.isEmpty ? ignoring.sorted() + [Self.whole] : [])
                let suggestion =
                    respelt(parameter, reading.limits)
                    ?? SchemaNames.suggestion(for: name, in: known)
                    .map { known.contains($0) ? (path + [$0]).joined(separator: ".") : $0 }
                reading.fault(parameter: parameter, "is not a parameter", suggestion: suggestion)
                return nil
            }
            path.append(row.name)
            let shape = if case .nullable(let inner) = row.shape { inner } else { row.shape }
            switch (shape, rest.isEmpty) {
            case (.object(let nested), false): object = nested
            case (.objects(let nested, let most), false):
                guard let index = index(rest.removeFirst(), below: most, reading.limits), !rest.isEmpty else {
                    let example = Self.example(path, nested)
                    reading.fault(
                        parameter: parameter,
                        "must name \(nested.title) by its number and a field, as in \(example)"
                    )
                    return nil
                }
                path.append(String(index))
                object = nested
            case (.object(let nested), true):
                let field = nested.rows.first?.name ?? ""
                reading.fault(
                    parameter: parameter,
                    "is an object; give its fields, as in \(path.joined(separator: ".")).\(field)=…"
                )
                return nil
            case (.objects(let nested, _), true):
                reading.fault(
                    parameter: parameter,
                    "is an array of objects; give their fields, as in \(Self.example(path, nested))=…"
                )
                return nil
            case (_, true): return (path, row.shape)
            case (_, false):
                reading.fault(parameter: parameter, "is not a parameter: \(path.joined(separator: ".")) has no fields")
                return nil
            }
        }
        return nil
    }

    /// The nested field that was probably meant, when each name on the way is near a known one; brackets are read as
    /// dots.
    private func respelt(_ parameter: String, _ limits: GraphLimits) -> String? {
        var object = Self.shape
        var path: [String] = []
        var rest = parameter.split { ".[]".contains($0) }.map(String.init)[...]
        while let name = rest.popFirst() {
            let known = object.row(name)?.name ?? Spelling.suggestion(for: name, among: object.rows.map(\.name))
            guard let row = known.flatMap(object.row) else { return nil }
            path.append(row.name)
            let shape = if case .nullable(let inner) = row.shape { inner } else { row.shape }
            switch shape {
            case .object(let nested): object = nested
            case .objects(let nested, let most):
                guard let index = rest.popFirst().flatMap({ index($0, below: most, limits) }) else { return nil }
                path.append(String(index))
                object = nested
            default: return rest.isEmpty && path.count > 1 ? path.joined(separator: ".") : nil
            }
        }
        return nil
    }

    /// The name of a field of the first object of an array.
    private static func example(_ path: [String], _ object: ObjectShape) -> String {
        "\(path.joined(separator: ".")).0.\(object.rows.first?.name ?? "")"
    }

    /// The number of an object; one beyond the limit is no number, lest empty objects be made up to it.
    private func index(_ text: String, below most: Bounds.End, _ limits: GraphLimits) -> Int? {
        Int(text).flatMap { String($0) == text && 0..<max(most.value(in: limits), 1) ~= Double($0) ? $0 : nil }
    }

    /// The fault with the parameter that caused it.
    func attributed(_ fault: GraphFault) -> GraphFault {
        guard fault.parameter == nil, let pointer = fault.pointer else { return fault }
        var fault = fault
        var place = pointer[...]
        while givers[String(place)] == nil, let slash = place.lastIndex(of: "/") { place = place[..<slash] }
        if let giver = givers[String(place)] {
            fault.parameter = giver
            let inside = pointer.dropFirst(place.count)
            if !inside.isEmpty { fault.detail = "at \(inside): \(fault.detail)" }
            return fault
        }
        fault.parameter = pointer.dropFirst().split(separator: "/").joined(separator: ".")
        return fault
    }
}

extension JSONValue {
    /// Sets the member at `path`, making objects and arrays on the way; false when something stands there.
    fileprivate mutating func insert(_ value: JSONValue, at path: ArraySlice<String>) -> Bool {
        guard let name = path.first else { return false }
        let rest = path.dropFirst()
        switch self {
        case .object(var members):
            if let place = members.firstIndex(where: { $0.name == name }) {
                guard members[place].value.insert(value, at: rest) else { return false }
            } else {
                var member = JSONMember(name: name, value: value)
                if let next = rest.first {
                    member.value = Int(next) == nil ? .object([]) : .array([])
                    guard member.value.insert(value, at: rest) else { return false }
                }
                members.append(member)
            }
            self = .object(members)
            return true
        case .array(var items):
            guard let index = Int(name) else { return false }
            while items.count <= index { items.append(.object([])) }
            guard items[index].insert(value, at: rest) else { return false }
            self = .array(items)
            return true
        default: return false
        }
    }
}
