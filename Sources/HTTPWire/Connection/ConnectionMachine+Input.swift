extension ConnectionMachine {
    /// Goes on until the input is used up or something must be waited for.
    mutating func advance(at moment: Moment) -> [Action] {
        var actions: [Action] = []
        advance(at: moment, &actions)
        return actions
    }

    mutating func advance(at moment: Moment, _ actions: inout [Action]) {
        while step(at: moment, &actions) {}
        actions += updatedReading()
    }

    /// - Returns: Whether there may be more to do.
    private mutating func step(at moment: Moment, _ actions: inout [Action]) -> Bool {
        do {
            switch phase {
            case .head:
                // A client that does not read its answers gets no new ones made.
                guard output.pending <= options.writeAhead else { return false }
                return try readHead(at: moment, &actions)
            case .body(let head, .chunked):
                let (consumed, isComplete) = try decoder.decode(input[inputStart...], into: &body)
                consume(consumed)
                return try finishBody(head, isComplete: isComplete, &actions)
            case .body(let head, .length(let length)):
                let taken = input[inputStart...].prefix(length - body.count)
                body.append(contentsOf: taken)
                consume(taken.count)
                return try finishBody(head, isComplete: body.count == length, &actions)
            case .body(let head, .none):
                return try finishBody(head, isComplete: true, &actions)
            case .handling, .closing, .lingering, .closed:
                return false
            }
        } catch {
            refuse(error, at: moment, &actions)
            return false
        }
    }

    private mutating func readHead(at moment: Moment, _ actions: inout [Action]) throws(ParseError) -> Bool {
        if inputStart == input.count, headStart == nil {
            if isInputClosed { endInput(&actions) }
            return false
        }
        let start = headStart ?? moment.elapsed
        headStart = start
        guard let head = try nextHead() else {
            if isInputClosed { throw .truncated }
            return false
        }
        exchange = Exchange(head, start: start)
        try beginBody(head, at: moment, &actions)
        return true
    }

    private mutating func nextHead() throws(ParseError) -> RequestHead? {
        let octets = input[inputStart...]
        if let lastHead, lastHead.begins(octets) {
            consume(lastHead.octets.count)
            return lastHead.head
        }
        guard case .complete(let head, let consumed) = try parser.parse(octets) else { return nil }
        lastHead = RepeatedHead(octets: octets.prefix(consumed), head: head)
        consume(consumed)
        return head
    }

    private mutating func beginBody(
        _ head: RequestHead,
        at moment: Moment,
        _ actions: inout [Action]
    ) throws(ParseError) {
        let framing = try BodyFraming(head, limits: options.limits)
        let expectations = head.version == .http11 ? head.fields.values(.expect) : []
        guard expectations.allSatisfy({ ByteClass.equalIgnoringCase($0.utf8, "100-continue") }) else {
            throw .unsupportedExpectation
        }
        bodyStart = moment.elapsed
        bodyReceived = input.count - inputStart
        phase = .body(head, framing)
        switch framing {
        case .none: break
        case .chunked: decoder = ChunkedDecoder(limits: options.limits)
        case .length(let length): body.reserveCapacity(min(length, options.readAhead))
        }
        if framing != .none, !expectations.isEmpty, bodyReceived == 0 {
            send(ResponseWriter.interimContinue, at: moment, &actions)
        }
    }

    private mutating func finishBody(
        _ head: RequestHead,
        isComplete: Bool,
        _ actions: inout [Action]
    ) throws(ParseError) -> Bool {
        guard isComplete else {
            if isInputClosed { throw .truncated }
            return false
        }
        phase = .handling
        actions.append(.dispatch(HTTPRequest(head: head, body: body)))
        body = []
        return false
    }

    /// Back to waiting for a request.
    mutating func beginHead(at moment: Moment) {
        phase = .head
        parser = RequestHeadParser(limits: options.limits)
        headStart = nil
        idleStart = moment.elapsed
        exchange = Exchange(start: moment.elapsed)
    }

    private mutating func endInput(_ actions: inout [Action]) {
        if output.pending > 0 {
            phase = .closing
        } else {
            actions += end(.close)
        }
    }

    private mutating func consume(_ count: Int) {
        inputStart += count
        if inputStart == input.count {
            // An idle connection keeps no large buffer.
            input.removeAll(keepingCapacity: input.capacity <= 4096)
            inputStart = 0
        } else if inputStart > options.readAhead {
            input.removeFirst(inputStart)
            inputStart = 0
        }
    }

    /// Stops reading when enough waits behind the request in the handler, and takes it up again.
    mutating func updatedReading() -> [Action] {
        switch phase {
        case .head where output.pending > options.writeAhead, .handling:
            return input.count - inputStart >= options.readAhead ? stoppedReading() : []
        case .closing, .lingering:
            return discarded > options.lingerOctets ? [] : resumedReading()
        case .head, .body:
            return resumedReading()
        case .closed:
            return []
        }
    }

    mutating func stoppedReading() -> [Action] {
        guard isReading else { return [] }
        isReading = false
        return [.stopReading]
    }

    private mutating func resumedReading() -> [Action] {
        guard !isReading else { return [] }
        isReading = true
        return [.resumeReading]
    }
}
