import Dispatch
import Glibc
import HTTPWire

/// Owns a share of the connections and does what their machines say, on one serial queue.
actor EventLoop {
    private static let tick = DispatchTimeInterval.milliseconds(100)
    /// How long a loop stays with its sockets before other work of the queue, deadlines above all, gets its turn.
    private static let longestStay = Duration.milliseconds(20)
    /// How long a loop that has been busy waits for more before Dispatch watches for it; a hop through Dispatch's own
    /// thread costs as much as an answer.
    private static let patience: Int32 = 1
    /// Octets of an answer for which there is always room, so that refusals are told.
    private static let smallAnswer = 16 * 1024
    /// The event that is no connection.
    private static let bellID: Connection.ID = 0

    private let executor: QueueExecutor
    private let poller: Poller
    private let bell: Doorbell
    private let context: ServerContext
    private var connections: [Connection.ID: Connection] = [:]
    private var lastID: Connection.ID = 0
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    private var clock = LoopClock()
    private var timer: (any DispatchSourceTimer)?
    private var isDraining = false

    init(label: String, context: ServerContext) throws(SystemError) {
        executor = QueueExecutor(label: label)
        poller = try Poller(queue: executor.queue)
        bell = try Doorbell()
        self.context = context
        guard poller.add(bell.descriptor, id: Self.bellID, .read) else {
            throw SystemError(call: "epoll_ctl", code: errno)
        }
    }

    /// Begins to serve.
    func start() {
        poller.start { self.assumeIsolated { $0.serveReady() } }
    }

    /// Ends the loop; only when no connection is left.
    func stop() {
        poller.stop()
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Enters the loop from any thread.
    nonisolated func perform(_ work: @escaping @Sendable (isolated EventLoop) -> Void) {
        bell.ring {
            executor.queue.async {
                self.bell.answer()
                self.assumeIsolated(work)
            }
        }
    }

    /// Takes over an accepted socket, which has a place at the gate.
    func adopt(_ descriptor: Int32) {
        lastID += 1
        let id = lastID
        let now = clock.now()
        var machine = ConnectionMachine(options: context.options.connection, at: now, failure: context.failure)
        if isDraining { machine.drain(at: now) }
        let connection = Connection(id: id, descriptor: descriptor, machine: machine)
        connections[id] = connection
        context.events.connectionOpened()
        guard poller.add(descriptor, id: id, .read) else { return close(connection) }
        startTimer()
    }

    /// Lets every connection finish what it has begun.
    func drain() {
        isDraining = true
        let now = clock.now()
        for connection in connections.values { connection.machine.drain(at: now) }
    }

    /// Ends every connection now.
    func closeAll() {
        for connection in connections.values {
            run(connection.machine.failed(), on: connection)
        }
    }

    /// An answer has come from another thread.
    func responded(_ response: HTTPResponse, exchange: HTTPExchange, _ id: Connection.ID) {
        guard let connection = connections[id], connection.exchange === exchange else { return }
        connection.exchange = nil
        run(connection.machine.responded(affordable(response), at: clock.now()), on: connection)
    }

    /// An exchange was dropped without an answer.
    func lost(_ id: Connection.ID) {
        guard let connection = connections[id], connection.machine.isHandling else { return }
        run(connection.machine.failed(), on: connection)
    }

    /// Serves what is ready, and what comes right after it.
    private func serveReady() {
        let end = clock.now().elapsed + Self.longestStay
        bell.listen(true)
        defer { bell.listen(false) }
        repeat {
            let events = poller.wait(milliseconds: bell.isQuiet ? Self.patience : 0)
            if events.isEmpty { return }
            for event in events { serve(event) }
        } while bell.isQuiet && clock.now().elapsed < end
    }

    private func serve(_ event: Poller.Event) {
        if event.id == Self.bellID { return bell.silence() }
        // An earlier event of the same batch may have closed the connection.
        guard let connection = connections[event.id] else { return }
        if event.isGone {
            run(connection.machine.failed(), on: connection)
            return
        }
        if event.isWritable { connection.isBlocked = false }
        run(event.isReadable ? read(connection) : [], on: connection)
    }

    private func read(_ connection: Connection) -> [ConnectionMachine.Action] {
        switch Socket.receive(connection.descriptor, into: &buffer) {
        case .octets(0):
            connection.isInputEnded = true
            return connection.machine.inputClosed(at: clock.now())
        case .octets(let count):
            return connection.machine.received(buffer[..<count], at: clock.now())
        case .wouldBlock:
            return []
        case .failed:
            return connection.machine.failed()
        }
    }

    /// Does what the machine says, then writes, until neither has anything left.
    private func run(_ actions: [ConnectionMachine.Action], on connection: Connection) {
        var actions = actions
        var next = 0
        repeat {
            while next < actions.count {
                let action = actions[next]
                next += 1
                actions += perform(action, on: connection)
            }
            // Counted first: who reads a refusal may rely on the room that it gave back.
            actions = countBody(connection) + flush(connection)
            next = 0
        } while !actions.isEmpty
        countAnswers(connection)
        updateInterest(connection)
    }

    /// The answer, or that there is no room for it while others are not read.
    private func affordable(_ response: HTTPResponse) -> HTTPResponse {
        guard response.body.count > Self.smallAnswer, !context.answers.hasRoom(for: response.body.count) else {
            return response
        }
        var refusal = context.failure(.overloaded, response.fields.parsed)
        refusal.log.route = response.log.route
        return refusal
    }

    private func countAnswers(_ connection: Connection) {
        let change = (connection.isClosed ? 0 : connection.output.count) - connection.heldOfAnswers
        guard change != 0 else { return }
        connection.heldOfAnswers += change
        _ = context.answers.change(by: change)
    }

    private func countBody(_ connection: Connection) -> [ConnectionMachine.Action] {
        let change = connection.machine.body.count - connection.heldOfBody
        guard change != 0 else { return [] }
        connection.heldOfBody += change
        let fits = context.bodies.change(by: change)
        return fits || change < 0 ? [] : connection.machine.overloaded(at: clock.now())
    }

    private func updateInterest(_ connection: Connection) {
        let wanted = connection.wantedInterest
        guard !connection.isClosed, wanted != connection.interest else { return }
        connection.interest = wanted
        poller.change(connection.descriptor, id: connection.id, wanted)
    }

    /// - Returns: What the machine wants next because of it.
    private func perform(_ action: ConnectionMachine.Action, on connection: Connection) -> [ConnectionMachine.Action] {
        switch action {
        case .dispatch(let request): return dispatch(request, on: connection)
        case .send(let octets): connection.queue(octets)
        case .answered(let answer): connection.queueEnd(of: record(answer, connection), start: answer.start)
        case .abandon: connection.exchange?.abandon()
        case .stopReading: connection.isReading = false
        case .resumeReading: connection.isReading = true
        case .halfClose: shutdown(connection.descriptor, Int32(SHUT_WR))
        case .close: close(connection)
        case .reset:
            Socket.setReset(connection.descriptor)
            close(connection)
        }
        return []
    }

    private func dispatch(_ request: HTTPRequest, on connection: Connection) -> [ConnectionMachine.Action] {
        let exchange = HTTPExchange(
            requestID: RequestID(request.fields[.xRequestID]),
            receivedAt: LoopClock.origin + connection.machine.exchange.start,
            loop: self,
            connection: connection.id
        )
        connection.requestID = exchange.requestID
        context.responder.respond(to: request, exchange: exchange)
        if let response = exchange.takeImmediate() {
            return connection.machine.responded(affordable(response), at: clock.now())
        }
        connection.exchange = exchange
        return []
    }

    private func flush(_ connection: Connection) -> [ConnectionMachine.Action] {
        guard !connection.isClosed, !connection.output.isEmpty, !connection.isBlocked else { return [] }
        let (written, end) = connection.output.flush(to: connection.descriptor)
        let now = clock.now()
        connection.wrote(written, at: now.elapsed, finished: context.events.exchangeFinished)
        switch end {
        case .octets: break
        case .wouldBlock: connection.isBlocked = true
        case .failed: return connection.machine.failed()
        }
        return written > 0 ? connection.machine.wrote(written, at: now) : []
    }

    private func record(_ answer: ConnectionMachine.Answer, _ connection: Connection) -> ExchangeRecord {
        let requestID = connection.requestID ?? RequestID(answer.refusalID)
        connection.requestID = nil
        return ExchangeRecord(
            method: answer.method,
            target: answer.target,
            status: answer.status,
            bytes: answer.bodyCount,
            duration: .zero,
            requestID: requestID,
            log: answer.log,
            isClientAbort: false,
            isRefusal: answer.isRefusal
        )
    }

    private func close(_ connection: Connection) {
        let now = clock.now().elapsed
        connection.abandonRecords(at: now, finished: context.events.exchangeFinished)
        if let requestID = connection.requestID {
            let record = ExchangeRecord(
                method: connection.machine.exchange.method,
                target: connection.machine.exchange.target,
                status: nil,
                bytes: 0,
                duration: now - connection.machine.exchange.start,
                requestID: requestID,
                log: ResponseLog(),
                isClientAbort: true,
                isRefusal: false
            )
            context.events.exchangeFinished(record)
        }
        connection.isClosed = true
        connections[connection.id] = nil
        poller.remove(connection.descriptor)
        Glibc.close(connection.descriptor)
        context.events.connectionClosed()
        context.gate.leave()
    }

    private func startTimer() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: executor.queue)
        timer.schedule(deadline: .now() + Self.tick, repeating: Self.tick, leeway: .milliseconds(10))
        timer.setEventHandler { @Sendable in self.assumeIsolated { $0.checkDeadlines() } }
        timer.resume()
        self.timer = timer
    }

    private func checkDeadlines() {
        if connections.isEmpty {
            timer?.cancel()
            timer = nil
            return
        }
        let now = clock.now()
        for connection in connections.values {
            guard let deadline = connection.machine.deadline, deadline <= now.elapsed else { continue }
            run(connection.machine.deadlineReached(at: now), on: connection)
        }
    }
}
