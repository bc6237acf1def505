import HTTPWire

/// What every loop of a server shares.
struct ServerContext: Sendable {
    let options: ServerOptions
    let responder: any HTTPResponder
    let failure: @Sendable (ParseError) -> HTTPResponse
    let events: ServerEvents
    let gate: ConnectionGate
    let memory: BodyMemory
}
