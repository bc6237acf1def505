/// What one reading of a graph has found so far.
struct Reading {
    /// So many faults are told; a million wrong values need not be listed one by one.
    static let mostFaults = 100

    let limits: GraphLimits
    private(set) var faults: [GraphFault] = []
    /// More was found than is told, so looking on is of no use: what may be long stops here.
    private(set) var isFull = false

    init(limits: GraphLimits) {
        self.limits = limits
    }

    mutating func fault(_ pointer: JSONPointer, _ detail: String, suggestion: String? = nil) {
        add(GraphFault(pointer: pointer.text, detail: detail, suggestion: suggestion))
    }

    mutating func add(_ fault: GraphFault) {
        if faults.count < Self.mostFaults { faults.append(fault) } else { isFull = true }
    }

    /// Whether nothing at or below `pointer` is at fault, so that it can be compared with other fields.
    func isClean(_ pointer: JSONPointer) -> Bool {
        !faults.contains { $0.pointer == pointer.text || $0.pointer?.hasPrefix(pointer.text + "/") == true }
    }

    /// Replaces each fault by what `attribution` makes of it.
    mutating func attribute(_ attribution: (GraphFault) -> GraphFault) {
        faults = faults.map(attribution)
    }

    /// Throws the faults, if there are any.
    func finish() throws(GraphFailure) {
        guard !faults.isEmpty else { return }
        throw .faults(faults + (isFull ? [GraphFault(pointer: "", detail: "has more faults than these")] : []))
    }
}
