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

    /// One drawing and those who wait for it.
    private struct Flight {
        /// A later flight of the same key has another one: an abandoned drawing must not answer who came after.
        let number: Int
        var waiters: [Waiter] = []
    }

    private struct State {
        var flights: [String: Flight] = [:]
        var lastNumber = 0
        var isWatching = false
        var joined = 0
    }

    private let queue: RenderQueue
    private let limit: Duration
    private let state = Mutex(State())
    private let alone = Atomic(0)
    private let watch = DispatchQueue(label: "ordinate.deadlines")

    /// `limit` is how long a request may wait, from its arrival here to its answer.
    init(queue: RenderQueue, limit: Duration) {
        self.queue = queue
        self.limit = limit
    }

    /// Requests that found their drawing under way, since the start.
    var joined: Int { state.withLock(\.joined) }

    /// Requests that wait now; those whose client has gone do not.
    var waiting: Int { state.withLock { $0.flights.values.lazy.flatMap(\.waiters).count { !$0.port.isAbandoned } } }

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
        let begun: Int? = state.withLock { state in
            if state.flights[key] != nil {
                state.flights[key]?.waiters.append(waiter)
                state.joined += 1
                return nil
            }
            state.lastNumber += 1
            state.flights[key] = Flight(number: state.lastNumber, waiters: [waiter])
            return state.lastNumber
        }
        startWatching()
        guard let number = begun else { return }
        let job = RenderQueue.Job(
            isWanted: { [self] in isWanted(key, number) },
            run: { [self] bench in finish(key, number, work(bench)) }
        )
        if !queue.submit(job) { finish(key, number, .failure(.queueFull)) }
    }

    /// Whether anybody waits who has not gone; forgets the flight when nobody does.
    private func isWanted(_ key: String, _ number: Int) -> Bool {
        let gone: [Waiter]? = state.withLock { state in
            guard let flight = state.flights[key], flight.number == number else { return [] }
            guard flight.waiters.allSatisfy(\.port.isAbandoned) else { return nil }
            state.flights[key] = nil
            return flight.waiters
        }
        for waiter in gone ?? [] { waiter.land(.failure(.deadlinePassed)) }
        return gone == nil
    }

    private func finish(_ key: String, _ number: Int, _ result: Result<Value, ServiceError>) {
        let waiters: [Waiter] = state.withLock { state in
            guard state.flights[key]?.number == number else { return [] }
            return state.flights.removeValue(forKey: key)?.waiters ?? []
        }
        for waiter in waiters { waiter.land(result) }
    }

    /// One timer for all: it runs only while somebody waits.
    private func startWatching() {
        let first: ContinuousClock.Instant? = state.withLock { state in
            guard !state.isWatching, let first = state.flights.values.lazy.flatMap(\.waiters).map(\.deadline).min()
            else { return nil }
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
            for (key, flight) in state.flights where flight.waiters.contains(where: { $0.deadline <= now }) {
                late += flight.waiters.filter { $0.deadline <= now }
                // An empty flight stays: its job is in the queue or under way, and answers who joins until it is given up.
                state.flights[key]?.waiters.removeAll { $0.deadline <= now }
            }
            return late
        }
        for waiter in late { waiter.land(.failure(.deadlinePassed)) }
    }
}
