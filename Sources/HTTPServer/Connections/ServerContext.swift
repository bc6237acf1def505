import HTTPWire

/// What every loop of a server shares.
struct ServerContext: Sendable {
    let options: ServerOptions
    let responder: any HTTPResponder
    let failure: @Sendable (ParseError, HTTPFields) -> HTTPResponse
    let events: ServerEvents
    let gate: ConnectionGate
    /// Of unfinished bodies.
    let bodies: OctetBudget
    /// Of answers that wait to be written.
    let answers: OctetBudget
}
