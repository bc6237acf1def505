extension ConnectionMachine {
    /// Larger bodies are queued beside their head, not copied behind it.
    private static let largestCopiedBody = 1024

    mutating func send(_ octets: [UInt8], at moment: Moment, _ actions: inout [Action]) {
        output.queued(octets.count, at: moment.elapsed)
        actions.append(.send(octets))
    }

    mutating func answer(
        _ response: HTTPResponse,
        closes: Bool,
        isRefusal: Bool = false,
        at moment: Moment,
        _ actions: inout [Action]
    ) {
        let writer = ResponseWriter(
            isHead: exchange.method == .head,
            version: exchange.version,
            closes: closes,
            date: moment.date
        )
        let sendsBody = writer.sendsBody(of: response)
        var head = writer.head(of: response)
        if sendsBody, response.body.count <= Self.largestCopiedBody {
            head += response.body
            send(head, at: moment, &actions)
        } else {
            send(head, at: moment, &actions)
            if sendsBody { send(response.body, at: moment, &actions) }
        }
        let answer = Answer(
            method: exchange.method,
            target: exchange.target,
            status: response.status,
            bodyCount: sendsBody ? response.body.count : 0,
            log: response.log,
            start: exchange.start,
            isRefusal: isRefusal,
            refusalID: isRefusal ? response.fields[.xRequestID] : nil
        )
        actions.append(.answered(answer))
        if closes { phase = .closing }
    }

    /// Answers a request that broke a rule; where it ends is unknown then, so it is the last one.
    mutating func refuse(_ error: ParseError, at moment: Moment, _ actions: inout [Action]) {
        var fields = HTTPFields()
        switch phase {
        case .head:
            if let head = parser.partialHead {
                exchange.method = head.method
                exchange.target = head.target.raw
                exchange.version = head.version
                fields = head.fields
            } else if input[inputStart...].starts(with: "HEAD ".utf8) {
                // Whatever is wrong behind it, the answer to it has no content (RFC 9110 section 9.3.2).
                exchange.method = .head
            }
            exchange.start = headStart ?? moment.elapsed
        case .body(let head, _): fields = head.fields
        case .handling, .closing, .lingering, .closed: break
        }
        discarded = input.count - inputStart
        input = []
        inputStart = 0
        body = []
        answer(failure(error, fields), closes: true, isRefusal: true, at: moment, &actions)
    }
}
