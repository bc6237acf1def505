import HTTPWire

/// A socket with its machine; it belongs to one loop and never leaves it.
final class Connection: Identifiable {
    let id: UInt64
    let descriptor: Int32
    var machine: ConnectionMachine
    var output = OutputQueue()
    /// The exchange whose answer is still to come; held weakly so that a forgotten one is noticed.
    weak var exchange: HTTPExchange?
    /// The id of the request that is with the responder.
    var requestID: RequestID?
    var isClosed = false
    /// Whether the socket has refused octets and has not said that it takes more.
    var isBlocked = false

    /// Whether the machine takes input.
    var isReading = true
    /// Whether the client has closed its sending side; its socket would be readable for ever.
    var isInputEnded = false
    /// Octets of an unfinished body that are counted for this connection.
    var heldOfBody = 0
    /// Octets of answers that are counted for this connection.
    var heldOfAnswers = 0
    /// What the poller was told last.
    var interest: Poller.Interest = .read

    private var queued = 0
    private var written = 0
    private var unfinished: [(end: Int, record: ExchangeRecord, start: Duration)] = []

    init(id: UInt64, descriptor: Int32, machine: ConnectionMachine) {
        self.id = id
        self.descriptor = descriptor
        self.machine = machine
    }

    /// What the connection waits for now.
    var wantedInterest: Poller.Interest {
        var interest: Poller.Interest = []
        if isReading, !isInputEnded { interest.insert(.read) }
        if isBlocked { interest.insert(.write) }
        return interest
    }

    func queue(_ octets: [UInt8]) {
        queued += octets.count
        output.append(octets)
    }

    /// Remembers that what is queued so far ends with this answer.
    func queueEnd(of record: ExchangeRecord, start: Duration) {
        unfinished.append((queued, record, start))
    }

    /// Counts octets as written and hands out the records of the answers that are complete with them.
    func wrote(_ count: Int, at now: Duration, finished: (ExchangeRecord) -> Void) {
        written += count
        while let first = unfinished.first, first.end <= written {
            var (_, record, start) = unfinished.removeFirst()
            record.duration = now - start
            finished(record)
        }
    }

    /// Hands out the records of answers that will never be complete.
    func abandonRecords(at now: Duration, finished: (ExchangeRecord) -> Void) {
        for (_, record, start) in unfinished {
            var record = record
            record.duration = now - start
            record.isClientAbort = true
            finished(record)
        }
        unfinished = []
    }
}
