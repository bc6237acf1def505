extension ConnectionMachine {
    /// The moment at which `deadlineReached(at:)` has something to do; nil while nothing is being waited for.
    package var deadline: Duration? {
        let input = inputDeadline
        guard let output = output.deadline(options) else { return input }
        return min(input ?? output, output)
    }

    /// A moment has passed that may have been the deadline.
    package mutating func deadlineReached(at moment: Moment) -> [Action] {
        if let write = output.deadline(options), write <= moment.elapsed { return end(.reset) }
        guard let input = inputDeadline, input <= moment.elapsed else { return [] }
        var actions: [Action] = []
        switch phase {
        case .head where headStart == nil, .lingering:
            return end(.close)
        case .head:
            refuse(.headTimeout, at: moment, &actions)
        case .body:
            refuse(.bodyTimeout, at: moment, &actions)
        case .handling:
            abandonTime = nil
            actions.append(.abandon)
        case .closing, .closed:
            break
        }
        return actions
    }

    private var inputDeadline: Duration? {
        switch phase {
        case .head:
            if output.pending > 0 { return nil }
            if let headStart { return headStart + options.head }
            let idle = idleStart + options.idle
            return isDraining ? min(idle, drainStart + options.drainGrace) : idle
        case .body:
            let byRate = max(options.bodyGrace, .atRate(bodyReceived, options.minimumRate))
            return bodyStart + min(options.body, byRate)
        case .handling: return abandonTime
        case .lingering(let end): return end
        case .closing, .closed: return nil
        }
    }
}
