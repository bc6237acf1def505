import GraphDocument
import GraphLayout
import HTTPWire

/// The size that a faulty graph asked for, as far as it can be told.
struct PictureSize: Hashable, Sendable {
    private(set) var size = Size(width: 600, height: 300)
    private(set) var scale = 1.0

    /// Looks for width, height and scale in the query or in the top level of the JSON; what is missing or out of
    /// bounds stays at its default.
    init(_ call: Call, limits: GraphLimits) {
        let found = Self.numbers(in: call)
        if let width = found["width"], (1...Double(limits.width)).contains(width) { size.width = width.rounded() }
        if let height = found["height"], (1...Double(limits.height)).contains(height) { size.height = height.rounded() }
        if let wanted = found["scale"], (1...4).contains(wanted) { scale = wanted }
        if size.width * size.height * scale * scale > Double(limits.pixels) {
            size = Size(width: 600, height: 300)
            scale = 1
        }
    }

    private static let shortNames = ["w": "width", "h": "height"]

    private static func numbers(in call: Call) -> [String: Double] {
        if call.request.method == .post { return TopLevelNumbers.read(call.request.body) }
        if let payload = call.match.captures["payload"] {
            let json = try? CompactPath.decode(payload, limit: TopLevelNumbers.mostOctets)
            return TopLevelNumbers.read(json.map { ExpiringGraph.unwrap($0).graph } ?? [])
        }
        var found: [String: Double] = [:]
        for part in (call.request.target.query ?? "").split(separator: "&") {
            let halves = part.split(separator: "=", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let name = String(halves[0])
            if name == "graph" {
                found.merge(TopLevelNumbers.read(PercentEncoding.decode(halves[1].utf8) ?? [])) { old, _ in old }
            } else if let number = Double(halves[1]) {
                found[shortNames[name] ?? name] = number
            }
        }
        return found
    }
}
