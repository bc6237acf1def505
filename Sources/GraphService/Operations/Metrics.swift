package import HTTPWire
import Synchronization

/// What the service has done, for Prometheus. Labels come from the table of routes only, so that they stay few.
package final class Metrics: Sendable {
    fileprivate struct RequestKey: Hashable {
        var route: String
        var status: Int
    }

    struct Counts: Sendable {
        fileprivate var requests: [RequestKey: Int] = [:]
        var durations: [String: Histogram] = [:]
        var stages: [String: Histogram] = [:]
        var rejected: [String: Int] = [:]
        var connections = 0
        var connectionsOpen = 0
        var acceptPauses = 0
        var clientAborts = 0
        var missingGlyphs = 0
        var bytes = 0
    }

    /// What is read when it is asked for.
    struct Gauges: Sendable {
        var queueLength: Int
        var running: Int
        var waiting: Int
        var joined: Int
        var cacheBytes: Int
        var cacheEntries: Int
        var cacheHits: Int
        var cacheMisses: Int
    }

    let version: String
    private let counts = Mutex(Counts())
    private let inFlight = Atomic(0)

    init(version: String) {
        self.version = version
    }

    /// A connection was accepted.
    package func connectionOpened() {
        counts.withLock { counts in
            counts.connections += 1
            counts.connectionsOpen += 1
        }
    }

    /// A connection was closed.
    package func connectionClosed() {
        counts.withLock { $0.connectionsOpen -= 1 }
    }

    /// Accepting connections had to pause.
    package func acceptPaused() {
        counts.withLock { $0.acceptPauses += 1 }
    }

    /// An exchange is over.
    /// - Parameters:
    ///   - status: nil when the client had gone before there was one.
    ///   - bytes: Octets of content sent.
    ///   - seconds: From the first octet of the request to the last of the answer.
    ///   - log: What the answer says about its making.
    ///   - isClientAbort: Whether the client had gone before it was sent.
    package func exchangeFinished(
        status: HTTPStatus?,
        bytes: Int,
        seconds: Double,
        log: ResponseLog,
        isClientAbort: Bool
    ) {
        let route = log.route ?? "none"
        counts.withLock { counts in
            if isClientAbort { counts.clientAborts += 1 }
            counts.bytes += bytes
            guard let status else { return }
            counts.requests[RequestKey(route: route, status: status.code), default: 0] += 1
            counts.durations[route, default: Histogram()].observe(seconds)
            for stage in log.stages {
                counts.stages[stage.name, default: Histogram()].observe(stage.milliseconds / 1000)
            }
        }
    }

    func requestStarted() { inFlight.add(1, ordering: .relaxed) }
    func requestEnded() { inFlight.subtract(1, ordering: .relaxed) }

    func failed(_ error: ServiceError) {
        guard let reason = error.rejection else { return }
        counts.withLock { $0.rejected[reason, default: 0] += 1 }
    }

    func glyphsMissing(_ count: Int) {
        counts.withLock { $0.missingGlyphs += count }
    }

    /// The exposition (Prometheus text format 0.0.4).
    func text(_ gauges: Gauges) -> String {
        let counts = counts.withLock(\.self)
        var text = MetricsText()
        text.family("ordinate_build_info", .gauge, "The version that runs.")
        text.sample("ordinate_build_info", ["version": version], 1)
        text.family("ordinate_requests_total", .counter, "Answers by route and status.")
        for (key, count) in counts.requests.sorted(by: { ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status) }
        ) {
            text.sample("ordinate_requests_total", ["route": key.route, "status": String(key.status)], Double(count))
        }
        text.histograms(
            "ordinate_request_duration_seconds",
            "Time from first to last octet.",
            "route",
            counts.durations
        )
        text.histograms("ordinate_stage_duration_seconds", "Time by stage of the work.", "stage", counts.stages)
        text.family("ordinate_rejected_total", .counter, "Requests that were turned away.")
        for (reason, count) in counts.rejected.sorted(by: <) {
            text.sample("ordinate_rejected_total", ["reason": reason], Double(count))
        }
        for row in Self.rows(counts, gauges, inFlight: inFlight.load(ordering: .relaxed)) {
            text.family(row.name, row.kind, row.help)
            text.sample(row.name, [:], row.value)
        }
        return text.text
    }

    private struct Row {
        var name: String
        var kind: MetricsText.Kind
        var help: String
        var value: Double

        init(_ name: String, _ kind: MetricsText.Kind, _ help: String, _ value: Int) {
            self.name = name
            self.kind = kind
            self.help = help
            self.value = Double(value)
        }
    }

    private static func rows(_ counts: Counts, _ gauges: Gauges, inFlight: Int) -> [Row] {
        [
            Row("ordinate_response_bytes_total", .counter, "Octets of content sent.", counts.bytes),
            Row("ordinate_requests_in_flight", .gauge, "Requests without an answer yet.", inFlight),
            Row("ordinate_requests_waiting", .gauge, "Requests that wait for a worker or its work.", gauges.waiting),
            Row("ordinate_requests_joined_total", .counter, "Requests that shared a drawing.", gauges.joined),
            Row("ordinate_queue_length", .gauge, "Jobs that wait for a worker.", gauges.queueLength),
            Row("ordinate_workers_busy", .gauge, "Workers that work.", gauges.running),
            Row("ordinate_cache_hits_total", .counter, "Answers from the cache.", gauges.cacheHits),
            Row("ordinate_cache_misses_total", .counter, "Answers that the cache did not have.", gauges.cacheMisses),
            Row("ordinate_cache_bytes", .gauge, "Octets in the cache.", gauges.cacheBytes),
            Row("ordinate_cache_entries", .gauge, "Answers in the cache.", gauges.cacheEntries),
            Row("ordinate_connections_open", .gauge, "Connections that are open.", counts.connectionsOpen),
            Row("ordinate_connections_total", .counter, "Connections that were accepted.", counts.connections),
            Row("ordinate_accept_pauses_total", .counter, "Pauses for want of descriptors.", counts.acceptPauses),
            Row("ordinate_client_aborts_total", .counter, "Clients that went too early.", counts.clientAborts),
            Row("ordinate_missing_glyphs_total", .counter, "Code points without a glyph.", counts.missingGlyphs),
            Row("process_resident_memory_bytes", .gauge, "Resident memory.", ProcessMemory.resident),
        ]
    }
}

extension ServiceError {
    /// Why the request was turned away before any work; nil for every other failure.
    fileprivate var rejection: String? {
        switch self {
        case .queueFull: "queue_full"
        case .deadlinePassed: "deadline"
        case .draining: "draining"
        case .missingSignature, .wrongSignature, .missingToken: "signature"
        case .closed: "closed"
        case .expired: "expired"
        default: nil
        }
    }
}
