import Synchronization

/// Counts the open connections of a server and keeps them within bounds.
final class ConnectionGate: Sendable {
    private struct State {
        var open = 0
        var whenNextLeaves: (@Sendable () -> Void)?
        var whenEmpty: (@Sendable () -> Void)?
    }

    private let limit: Int
    private let state = Mutex(State())

    init(limit: Int) {
        self.limit = limit
    }

    var open: Int { state.withLock { $0.open } }

    var hasRoom: Bool { open < limit }

    /// Takes a place; only the acceptor does, after it has seen room.
    func enter() {
        state.withLock { $0.open += 1 }
    }

    /// Gives a place back.
    func leave() {
        let calls = state.withLock { state in
            state.open -= 1
            let next = state.whenNextLeaves
            state.whenNextLeaves = nil
            guard state.open == 0 else { return (next, nil as (@Sendable () -> Void)?) }
            let empty = state.whenEmpty
            state.whenEmpty = nil
            return (next, empty)
        }
        calls.0?()
        calls.1?()
    }

    /// Calls back once, when the next place is given back.
    func whenNextLeaves(_ callback: @escaping @Sendable () -> Void) {
        state.withLock { $0.whenNextLeaves = callback }
    }

    /// Calls back once, when no connection is open, at once if that is so already.
    func whenEmpty(_ callback: @escaping @Sendable () -> Void) {
        let isEmpty = state.withLock { state in
            if state.open > 0 { state.whenEmpty = callback }
            return state.open == 0
        }
        if isEmpty { callback() }
    }
}
