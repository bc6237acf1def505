import HTTPWire

/// Writes `Server-Timing` (W3C Server Timing).
enum ServerTiming {
    static func text(_ stages: [ResponseLog.Stage], isHit: Bool) -> String {
        let cache = isHit ? "cache;desc=hit" : "cache;desc=miss"
        return stages.reduce(cache) { "\($0), \($1.name);dur=\(Milliseconds.text($1.milliseconds))" }
    }
}

/// Milliseconds to three decimals, without Foundation.
package enum Milliseconds {
    package static func text(_ milliseconds: Double) -> String {
        let thousandths = Int(exactly: (milliseconds * 1000).rounded()) ?? 0
        let fraction = String(1000 + abs(thousandths % 1000)).dropFirst()
        return "\(thousandths / 1000).\(fraction)"
    }
}
