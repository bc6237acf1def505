/// What the server tells of itself; every closure is called on a loop and must not block.
package struct ServerEvents: Sendable {
    /// A connection was accepted.
    package var connectionOpened: @Sendable () -> Void = {}
    /// A connection was closed.
    package var connectionClosed: @Sendable () -> Void = {}
    /// Accepting pauses, and why; told at most once a second.
    package var acceptPaused: @Sendable (String) -> Void = { _ in }
    /// An answer was written out, or its client has gone.
    package var exchangeFinished: @Sendable (ExchangeRecord) -> Void = { _ in }

    /// Events that nobody listens to.
    package init() {}
}
