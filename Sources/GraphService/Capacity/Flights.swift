import Dispatch
import Synchronization

/// Equal requests that wait for one drawing, and the time each of them may wait.
final class Flights<Value: Sendable>: Sendable {
    typealias Landing = @Sendable (Result<Value, ServiceError>) -> Void

    /// One request that waits.
    private struct Waiter {
        let port: any ReplyPort
        let deadline: ContinuousClock.Instant
        let land: Landing
    }

    private struct State {
        var flights: [String: [Waiter]] = [:]
        var isWatching = false
        var joined = 0
    }

    private let queue: RenderQueue
    private let limit: Duration
    private let isUrgent: Bool
    private let state = Mutex(State())
    private let alone = Atomic(0)
    private let watch = DispatchQueue(label: "ordinate.deadlines")

    /// `limit` is how long a request may wait, from its arrival here to its answer.
    init(queue: RenderQueue, limit: Duration, isUrgent: Bool = false) {
        self.queue = queue
        self.limit = limit
        self.isUrgent = isUrgent
    }

    /// Requests that found their drawing under way, since the start.
    var joined: Int { state.withLock(\.joined) }

    /// Requests that wait now; those whose client has gone do not.
    var waiting: Int { state.withLock { $0.flights.values.joined().count { !$0.port.isAbandoned } } }

    /// Calls `land` once, with what `work` makes for this request alone.
    func board(
        port: any ReplyPort,
        work: @escaping @Sendable (Workbench) -> Result<Value, ServiceError>,
        land: @escaping Landing
    ) {
        board(String(alone.wrappingAdd(1, ordering: .relaxed).newValue), port: port, work: work, land: land)
    }

    /// Calls `land` once: with what `work` makes, with what it made for an equal request, or with why there is nothing.
    func board(
        _ key: String,
        port: any ReplyPort,
        work: @escaping @Sendable (Workbench) -> Result<Value, ServiceError>,
        land: @escaping Landing
    ) {
        let waiter = Waiter(port: port, deadline: .now + limit, land: land)
        let isFirst = state.withLock { state in
            state.flights[key, default: []].append(waiter)
            let isFirst = state.flights[key]?.count == 1
            if !isFirst { state.joined += 1 }
            return isFirst
        }
        startWatching()
        guard isFirst else { return }
        let job = RenderQueue.Job(
            isWanted: { [self] in isWanted(key) },
            run: { [self] bench in finish(key, work(bench)) }
        )
        if !queue.submit(job, isUrgent: isUrgent) { finish(key, .failure(.queueFull)) }
    }

    /// Whether anybody waits who has not gone; forgets the flight when nobody does.
    private func isWanted(_ key: String) -> Bool {
        let gone: [Waiter]? = state.withLock { state in
            guard let waiters = state.flights[key] else { return [] }
            guard waiters.allSatisfy(\.port.isAbandoned) else { return nil }
            state.flights[key] = nil
            return waiters
        }
        for waiter in gone ?? [] { waiter.land(.failure(.deadlinePassed)) }
        return gone == nil
    }

    private func finish(_ key: String, _ result: Result<Value, ServiceError>) {
        let waiters = state.withLock { $0.flights.removeValue(forKey: key) } ?? []
        for waiter in waiters { waiter.land(result) }
    }

    /// One timer for all: it runs only while somebody waits.
    private func startWatching() {
        let first: ContinuousClock.Instant? = state.withLock { state in
            guard !state.isWatching, let first = state.flights.values.joined().map(\.deadline).min() else { return nil }
            state.isWatching = true
            return first
        }
        guard let first else { return }
        let seconds = max(0.001, (first - .now) / .seconds(1))
        watch.asyncAfter(deadline: .now() + seconds) { [self] in
            dismissLate()
            startWatching()
        }
    }

    private func dismissLate() {
        let now = ContinuousClock.now
        let late: [Waiter] = state.withLock { state in
            state.isWatching = false
            var late: [Waiter] = []
            for (key, waiters) in state.flights where waiters.contains(where: { $0.deadline <= now }) {
                late += waiters.filter { $0.deadline <= now }
                // An empty flight stays: its job is in the queue or under way and will find nobody.
                state.flights[key] = waiters.filter { $0.deadline > now }
            }
            return late
        }
        for waiter in late { waiter.land(.failure(.deadlinePassed)) }
    }
}
