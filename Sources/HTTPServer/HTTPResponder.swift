package import HTTPWire

/// What answers the requests.
package protocol HTTPResponder: Sendable {
    /// Called on the connection's loop; must not block. Calls `exchange.respond(_:)` once, at once or later, from any thread.
    func respond(to request: HTTPRequest, exchange: HTTPExchange)
}
