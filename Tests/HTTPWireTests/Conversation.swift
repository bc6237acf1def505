import HTTPWire

/// A connection machine with a clock that stands until it is moved; what it does is written down as words.
struct Conversation {
    private(set) var machine: ConnectionMachine
    private var now = Duration.zero
    private var unwritten = 0
    /// Whether what the machine sends is written out at once.
    var isReadByClient = true

    init(_ change: (inout ConnectionOptions) -> Void = { _ in }) {
        var options = ConnectionOptions()
        change(&options)
        machine = ConnectionMachine(options: options, at: Moment(elapsed: .zero, date: "now")) { error, _ in
            HTTPResponse(status: error.status)
        }
    }

    private var moment: Moment { Moment(elapsed: now, date: "now") }

    mutating func client(_ text: String) -> [String] {
        client(Array(text.utf8))
    }

    mutating func client(_ octets: [UInt8]) -> [String] {
        words(machine.received(octets[...], at: moment))
    }

    mutating func clientCloses() -> [String] {
        words(machine.inputClosed(at: moment))
    }

    mutating func clientReads(_ count: Int? = nil) -> [String] {
        let count = count ?? unwritten
        unwritten -= count
        return words(machine.wrote(count, at: moment))
    }

    mutating func handler(_ response: HTTPResponse = HTTPResponse(status: .ok)) -> [String] {
        words(machine.responded(response, at: moment))
    }

    mutating func socketFails() -> [String] {
        words(machine.failed())
    }

    mutating func drain() {
        machine.drain(at: moment)
    }

    /// Moves the clock and lets every deadline on the way be reached at its time.
    mutating func wait(_ duration: Duration) -> [String] {
        let end = now + duration
        var found: [String] = []
        while let deadline = machine.deadline, deadline <= end {
            now = max(now, deadline)
            found += words(machine.deadlineReached(at: moment))
        }
        now = end
        return found
    }

    private mutating func words(_ actions: [ConnectionMachine.Action]) -> [String] {
        var found = actions.map { action -> String in
            switch action {
            case .dispatch(let request):
                let body = request.body.isEmpty ? "" : " [\(String(decoding: request.body, as: UTF8.self))]"
                return "dispatch \(request.method) \(request.target.raw)\(body)"
            case .send(let octets):
                unwritten += octets.count
                let text = String(decoding: octets, as: UTF8.self)
                guard text.hasPrefix("HTTP/1.1 ") else { return "send \(octets.count) octets" }
                return "send \(text.dropFirst(9).prefix(3))" + (text.contains("Connection: close") ? " close" : "")
            case .answered(let answer): return "answered \(answer.status.code)"
            case .abandon: return "abandon"
            case .stopReading: return "stop reading"
            case .resumeReading: return "resume reading"
            case .halfClose: return "half-close"
            case .close: return "close"
            case .reset: return "reset"
            }
        }
        if isReadByClient, unwritten > 0 { found += clientReads() }
        return found
    }
}
