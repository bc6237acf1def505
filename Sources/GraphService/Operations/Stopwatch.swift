import HTTPWire

/// Times the stages of one piece of work.
struct Stopwatch: Sendable {
    private(set) var stages: [ResponseLog.Stage] = []
    private var last = ContinuousClock.now

    /// Ends a stage: everything since the one before belongs to it.
    mutating func mark(_ name: String) {
        let now = ContinuousClock.now
        stages.append(ResponseLog.Stage(name: name, milliseconds: (now - last) / .milliseconds(1)))
        last = now
    }
}
