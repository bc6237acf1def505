package import HTTPWire
import Synchronization

/// One request that waits for its answer.
package final class HTTPExchange: Sendable {
    private enum State {
        /// The responder has the request and has not returned yet.
        case dispatching
        /// Answered before the responder returned: the loop takes the answer without a hop.
        case immediate(HTTPResponse)
        /// The responder has returned, the answer comes later.
        case waiting
        case answered
    }

    /// The id of this exchange for logs.
    package let requestID: RequestID
    /// When the first octet of the request came.
    package let receivedAt: ContinuousClock.Instant

    private let loop: EventLoop
    private let connection: Connection.ID
    private let state = Mutex(State.dispatching)
    private let abandoned = Atomic(false)

    init(requestID: RequestID, receivedAt: ContinuousClock.Instant, loop: EventLoop, connection: Connection.ID) {
        self.requestID = requestID
        self.receivedAt = receivedAt
        self.loop = loop
        self.connection = connection
    }

    deinit {
        let isUnanswered = state.withLock { if case .waiting = $0 { true } else { false } }
        guard isUnanswered else { return }
        // A responder that forgets its exchange would leave the client waiting for ever.
        loop.perform { [connection] in $0.lost(connection) }
    }

    /// Whether the client has gone, so that making an answer is not worth it.
    package var isAbandoned: Bool { abandoned.load(ordering: .relaxed) }

    /// Answers the request. The first answer counts; any further one is dropped.
    /// - Returns: Whether this was the first.
    @discardableResult
    package func respond(_ response: HTTPResponse) -> Bool {
        enum Outcome { case taken, hop, late }
        let outcome: Outcome = state.withLock { state in
            switch state {
            case .dispatching:
                state = .immediate(response)
                return .taken
            case .waiting:
                state = .answered
                return .hop
            case .immediate, .answered:
                return .late
            }
        }
        if outcome == .hop {
            loop.perform { [self] in $0.responded(response, exchange: self, connection) }
        }
        return outcome != .late
    }

    /// The answer, if the responder gave it before it returned.
    func takeImmediate() -> HTTPResponse? {
        state.withLock { state in
            switch state {
            case .immediate(let response):
                state = .answered
                return response
            case .dispatching:
                state = .waiting
                return nil
            case .waiting, .answered:
                return nil
            }
        }
    }

    func abandon() {
        abandoned.store(true, ordering: .relaxed)
    }
}
