import HTTPWire

/// A client says anything; it is understood alike in one piece and in pieces, and the connection ends.
enum ConnectionFuzz {
    /// The first octet of the input says how long the pieces are.
    static func run(_ octets: [UInt8]) {
        guard let first = octets.first else { return }
        let octets = octets.dropFirst()
        let whole = Talk.requests(in: octets, pieces: max(1, octets.count))
        let pieces = Talk.requests(in: octets, pieces: Int(first % 32) + 1)
        precondition(whole == pieces, "the pieces change what is understood")
    }

    /// A conversation in which every request is answered at once and every answer is read at once.
    private struct Talk {
        var machine: ConnectionMachine
        var requests: [HTTPRequest] = []
        var statuses: [Int] = []
        var isClosed = false
        let moment = Moment(elapsed: .zero, date: "now")

        static func requests(in octets: ArraySlice<UInt8>, pieces: Int) -> Understanding {
            var options = ConnectionOptions()
            options.limits.body = 4096
            options.limits.target = 1024
            let start = Moment(elapsed: .zero, date: "now")
            let machine = ConnectionMachine(options: options, at: start) { error, _ in
                HTTPResponse(status: error.status)
            }
            var talk = Talk(machine: machine)
            var rest = octets
            while !rest.isEmpty {
                let piece = rest.prefix(pieces)
                rest = rest.dropFirst(piece.count)
                talk.perform(talk.machine.received(piece, at: talk.moment))
            }
            talk.perform(talk.machine.inputClosed(at: talk.moment))
            precondition(talk.isClosed, "the connection is left open")
            return Understanding(requests: talk.requests, statuses: talk.statuses)
        }

        mutating func perform(_ actions: [ConnectionMachine.Action]) {
            var actions = actions[...]
            while let action = actions.popFirst() {
                precondition(!isClosed, "an action after the end")
                switch action {
                case .dispatch(let request):
                    requests.append(request)
                    actions += machine.responded(HTTPResponse(status: .ok), at: moment)
                case .send(let octets): actions += machine.wrote(octets.count, at: moment)
                case .answered(let answer): statuses.append(answer.status.code)
                case .close, .reset: isClosed = true
                case .abandon, .stopReading, .resumeReading, .halfClose: break
                }
            }
        }
    }

    private struct Understanding: Equatable {
        let requests: [HTTPRequest]
        let statuses: [Int]
    }
}
