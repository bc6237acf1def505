import Foundation
import GraphService
import HTTPServer
import Synchronization

/// Turns SIGTERM and SIGINT into a drain for as long as it lives.
struct DrainSignals {
    private let sources: [any DispatchSourceSignal]

    init(_ drain: Drain) {
        let queue = DispatchQueue(label: "ordinate.signals")
        let registered = DispatchSemaphore(value: 0)
        let numbers = [SIGTERM, SIGINT]
        sources = numbers.map { number in
            // The source hears the signal all the same; the default would end the process.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { drain.signalled() }
            source.setRegistrationHandler { registered.signal() }
            source.activate()
            return source
        }
        // Until a source is registered, which takes a moment, its signal is lost.
        for _ in numbers { registered.wait() }
    }
}

/// The end of the process: requests under way finish first; a second signal does not wait for them.
final class Drain: Sendable {
    private let hasBegun = Atomic(false)
    private let server: Server
    private let service: GraphService
    private let log: LogWriter
    private let limit: Duration

    init(server: Server, service: GraphService, log: LogWriter, limit: Duration) {
        self.server = server
        self.service = service
        self.log = log
        self.limit = limit
    }

    func signalled() {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { exit(ExitCode.success) }
        service.beginDrain()
        server.drain(limit: limit) { [log] _ in
            log.flush(limit: .seconds(1))
            exit(ExitCode.success)
        }
    }
}
