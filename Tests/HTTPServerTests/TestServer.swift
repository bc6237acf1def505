import HTTPServer
import HTTPWire
import Synchronization

/// A running server with what it has told of itself.
final class TestServer: Sendable {
    struct Log {
        var opened = 0
        var closed = 0
        var pauses: [String] = []
        var records: [ExchangeRecord] = []
    }

    let server: Server
    let responder = TestResponder()
    private let recorded: RecordedEvents
    private let drained = Mutex<Server.DrainOutcome?>(nil)

    // The port is free to choose; `change` says what else differs from the defaults.
    init(_ change: (inout ServerOptions) -> Void = { _ in }) throws {
        var options = ServerOptions()
        options.port = 0
        change(&options)
        recorded = RecordedEvents()
        server = try Server(
            options: options,
            responder: responder,
            failure: { .problem($0.status, detail: $0.detail) },
            events: recorded.events
        )
    }

    var port: UInt16 { server.address.port }

    /// Requests that reached the responder.
    var served: Int { responder.served.load(ordering: .relaxed) }

    /// Requests whose client went while the responder had them.
    var abandoned: Int { responder.abandoned.load(ordering: .relaxed) }

    var log: Log { recorded.log.withLock { $0 } }

    /// How the drain ended, nil while it goes on or has not begun.
    var outcome: Server.DrainOutcome? { drained.withLock { $0 } }

    /// Begins to stop.
    func beginDrain(limit: Duration = .seconds(5)) {
        server.drain(limit: limit) { outcome in self.drained.withLock { $0 = outcome } }
    }
}

/// Waits for what a server does on threads of its own.
func eventually(within limit: Duration = .seconds(10), _ holds: () -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while !holds(), ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    return holds()
}

private final class RecordedEvents: Sendable {
    let log = Mutex(TestServer.Log())

    var events: ServerEvents {
        var events = ServerEvents()
        events.connectionOpened = { self.log.withLock { $0.opened += 1 } }
        events.connectionClosed = { self.log.withLock { $0.closed += 1 } }
        events.acceptPaused = { reason in self.log.withLock { $0.pauses.append(reason) } }
        events.exchangeFinished = { record in self.log.withLock { $0.records.append(record) } }
        return events
    }
}
