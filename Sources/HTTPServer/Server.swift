package import HTTPWire

/// An HTTP/1.1 server on non-blocking sockets: a fixed set of loops, and a responder that must not block them.
///
/// It serves until it is drained, whether or not anybody holds it.
package final class Server: Sendable {
    /// How a drain ended.
    package enum DrainOutcome: Hashable, Sendable {
        /// Every connection ended by itself.
        case finished
        /// The limit passed; so many connections were cut.
        case cut(Int)
    }

    /// Where the server listens.
    package let address: ListenAddress

    private let context: ServerContext
    private let loops: [EventLoop]
    private let acceptor: Acceptor

    /// Binds, listens and takes requests from now on.
    ///
    /// `failure` writes the answer to a request that broke a rule of HTTP; like `responder` and `events` it is called on
    /// a loop and must not block; the server adds the id of the request.
    /// - Throws: `SystemError` when the address cannot be had.
    package init(
        options: ServerOptions = ServerOptions(),
        responder: any HTTPResponder,
        failure: @escaping @Sendable (ParseError) -> HTTPResponse,
        events: ServerEvents = ServerEvents()
    ) throws(SystemError) {
        let descriptor = try Socket.listen(host: options.host, port: options.port, backlog: options.backlog)
        address = ListenAddress(host: options.host, port: try Socket.boundPort(descriptor))
        let context = ServerContext(
            options: options,
            responder: responder,
            failure: { error, fields in
                var response = failure(error)
                response.fields.append(.xRequestID, RequestID(fields[.xRequestID]).description)
                return response
            },
            events: events,
            gate: ConnectionGate(limit: options.connections),
            bodies: OctetBudget(limit: options.bodyMemory),
            answers: OctetBudget(limit: options.answerMemory)
        )
        self.context = context
        var loops: [EventLoop] = []
        for number in 0..<max(1, options.loops) {
            loops.append(try EventLoop(label: "ordinate.loop.\(number)", context: context))
        }
        self.loops = loops
        acceptor = try Acceptor(descriptor: descriptor, loops: loops, context: context)
        for loop in loops { loop.perform { $0.start() } }
        acceptor.perform { $0.start() }
    }

    /// Connections that are open now.
    package var openConnections: Int { context.gate.open }

    /// Stops listening, lets requests that are here or on their way finish, and closes what is idle.
    ///
    /// What is still open at the limit is cut. Only the first call counts; `completion` is called once, on any thread.
    package func drain(limit: Duration, completion: @escaping @Sendable (DrainOutcome) -> Void) {
        let (loops, gate) = (loops, context.gate)
        let finish = Once<DrainOutcome> { outcome in
            for loop in loops { loop.perform { $0.stop() } }
            completion(outcome)
        }
        acceptor.perform { acceptor in
            acceptor.stop()
            for loop in loops { loop.perform { $0.drain() } }
            gate.whenEmpty { finish.call(.finished) }
        }
        acceptor.performLater(limit) { _ in
            let open = gate.open
            gate.whenEmpty { finish.call(open == 0 ? .finished : .cut(open)) }
            for loop in loops { loop.perform { $0.closeAll() } }
        }
    }
}
