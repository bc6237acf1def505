import Dispatch
import HTTPWire

/// A socket with its machine and its sources; it belongs to one loop and never leaves it.
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
    /// Whether the socket has refused octets and the write source waits for it to take more.
    var isBlocked = false

    private let readSource: any DispatchSourceRead
    private var isReadSuspended = false
    private var hasInput = true
    private var writeSource: (any DispatchSourceWrite)?
    /// Sources whose cancellation has not been confirmed; the descriptor may be closed at 0.
    private var liveSources = 1

    /// Octets queued since the connection began.
    private(set) var queued = 0
    private var written = 0
    private var unfinished: [(end: Int, record: ExchangeRecord, start: Duration)] = []

    init(id: UInt64, descriptor: Int32, machine: ConnectionMachine, readSource: any DispatchSourceRead) {
        self.id = id
        self.descriptor = descriptor
        self.machine = machine
        self.readSource = readSource
    }

    func activate() {
        readSource.resume()
    }

    var isReading: Bool { !isReadSuspended }

    func stopReading() {
        guard !isReadSuspended else { return }
        isReadSuspended = true
        readSource.suspend()
    }

    func resumeReading() {
        guard isReadSuspended, hasInput else { return }
        isReadSuspended = false
        readSource.resume()
    }

    /// After the end of input the source would fire for ever.
    func endInput() {
        hasInput = false
        stopReading()
    }

    /// Waits until the socket takes octets again.
    func awaitWritable(makeSource: () -> any DispatchSourceWrite) {
        guard !isBlocked else { return }
        isBlocked = true
        if writeSource == nil {
            writeSource = makeSource()
            liveSources += 1
        }
        writeSource?.resume()
    }

    func becameWritable() {
        guard isBlocked else { return }
        isBlocked = false
        writeSource?.suspend()
    }

    /// Cancels the sources; the descriptor stays open until both have confirmed.
    func cancel() {
        isClosed = true
        // A suspended source does not run its cancel handler.
        if isReadSuspended { readSource.resume() }
        readSource.cancel()
        guard let writeSource else { return }
        if !isBlocked { writeSource.resume() }
        writeSource.cancel()
    }

    /// - Returns: Whether that was the last source, so that the descriptor may be closed.
    func sourceCancelled() -> Bool {
        liveSources -= 1
        return liveSources == 0
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
            var record = first.record
            record.duration = now - first.start
            unfinished.removeFirst()
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
