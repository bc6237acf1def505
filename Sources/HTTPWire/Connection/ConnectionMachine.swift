/// One connection without its socket: events enter, actions leave, time is a parameter.
///
/// It alone decides what is legal next: framing, order of answers, `Expect`, keep-alive, every deadline, and how the
/// connection ends. One request at a time is with the handler; what follows it waits in a bounded buffer.
package struct ConnectionMachine: Sendable {
    /// What the owner of the socket is to do, in order.
    package enum Action: Hashable, Sendable {
        /// Hand a request to the handler; it is answered by `responded(_:at:)`.
        indirect case dispatch(HTTPRequest)
        /// Queue octets to be written.
        case send([UInt8])
        /// The octets queued so far end with this answer.
        indirect case answered(Answer)
        /// The client of the request in the handler has gone; its answer is of no use.
        case abandon
        /// Leave the client's octets in the kernel.
        case stopReading
        /// Take the client's octets again.
        case resumeReading
        /// Close the sending side only.
        case halfClose
        /// Close the socket; nothing follows.
        case close
        /// Close the socket so that the client sees a reset; nothing follows.
        case reset
    }

    enum Phase {
        /// Between requests or inside a head.
        case head
        case body(RequestHead, BodyFraming)
        case handling
        /// The last answer is on its way.
        case closing
        /// The last answer is written, what the client still sends is thrown away.
        case lingering(until: Duration)
        case closed
    }

    // Stored, where a computed property would do: the owner reads them for every request without a copy of the machine.
    /// The request that is being read or answered.
    package internal(set) var exchange: Exchange
    /// The content of the request that is being read, so far.
    package internal(set) var body: [UInt8] = []

    let options: ConnectionOptions
    let failure: @Sendable (ParseError, HTTPFields) -> HTTPResponse

    var phase = Phase.head
    var input: [UInt8] = []
    var inputStart = 0
    var parser: RequestHeadParser
    var lastHead: RepeatedHead?
    var decoder: ChunkedDecoder
    var served = 0
    var isReading = true
    var isInputClosed = false
    var isDraining = false
    var discarded = 0
    var output = OutputProgress()

    var headStart: Duration?
    var bodyStart = Duration.zero
    var bodyReceived = 0
    var idleStart: Duration
    var drainStart = Duration.zero
    var abandonTime: Duration?

    /// A connection that has just been accepted; `failure` writes the answer to a request that broke a rule,
    /// from the rule and the fields that had been read by then.
    package init(
        options: ConnectionOptions,
        at moment: Moment,
        failure: @escaping @Sendable (ParseError, HTTPFields) -> HTTPResponse
    ) {
        self.options = options
        self.failure = failure
        parser = RequestHeadParser(limits: options.limits)
        decoder = ChunkedDecoder(limits: options.limits)
        exchange = Exchange(start: moment.elapsed)
        idleStart = moment.elapsed
    }

    /// The client has sent octets.
    package mutating func received(_ octets: ArraySlice<UInt8>, at moment: Moment) -> [Action] {
        switch phase {
        case .closed:
            return []
        case .closing, .lingering:
            return discard(octets.count)
        case .head, .body, .handling:
            input.append(contentsOf: octets)
            if case .body = phase { bodyReceived += octets.count }
            return advance(at: moment)
        }
    }

    /// The client has closed its sending side; it may still be waiting for answers.
    package mutating func inputClosed(at moment: Moment) -> [Action] {
        isInputClosed = true
        switch phase {
        case .closed, .closing: return []
        case .lingering: return end(.close)
        case .handling:
            abandonTime = moment.elapsed + options.halfClosed
            return []
        case .head, .body: return advance(at: moment)
        }
    }

    /// The handler has answered the request that it was given.
    package mutating func responded(_ response: HTTPResponse, at moment: Moment) -> [Action] {
        guard case .handling = phase else { return [] }
        served += 1
        let isLast = isInputClosed && inputStart == input.count
        let closes = exchange.wantsClose || isDraining || isLast || served >= options.requests
        var actions: [Action] = []
        // Head, body, end of the answer, and perhaps the next request.
        actions.reserveCapacity(4)
        answer(response, closes: closes, at: moment, &actions)
        abandonTime = nil
        if !closes { beginHead(at: moment) }
        advance(at: moment, &actions)
        return actions
    }

    /// So many of the queued octets have been written.
    package mutating func wrote(_ count: Int, at moment: Moment) -> [Action] {
        if case .closed = phase { return [] }
        output.wrote(count, at: moment.elapsed)
        if output.pending == 0, case .closing = phase {
            if isInputClosed { return end(.close) }
            phase = .lingering(until: moment.elapsed + options.linger)
            return [.halfClose] + updatedReading()
        }
        if output.pending == 0 { idleStart = moment.elapsed }
        return advance(at: moment)
    }

    /// The socket has failed: the client is gone.
    package mutating func failed() -> [Action] {
        if case .closed = phase { return [] }
        return end(.close)
    }

    /// No new work: requests that are here or on their way are answered, then the connection ends.
    package mutating func drain(at moment: Moment) {
        isDraining = true
        drainStart = moment.elapsed
    }

    /// Whether a request is with the handler.
    package var isHandling: Bool {
        if case .handling = phase { true } else { false }
    }

    /// There is no room for the body that is being read.
    package mutating func overloaded(at moment: Moment) -> [Action] {
        guard case .body = phase else { return [] }
        var actions: [Action] = []
        refuse(.overloaded, at: moment, &actions)
        return actions
    }

    mutating func end(_ action: Action) -> [Action] {
        let isAbandoned = isHandling
        phase = .closed
        output = OutputProgress()
        input = []
        body = []
        return isAbandoned ? [.abandon, action] : [action]
    }

    private mutating func discard(_ count: Int) -> [Action] {
        discarded += count
        guard discarded > options.lingerOctets else { return [] }
        if case .lingering = phase { return end(.close) }
        return stoppedReading()
    }
}
