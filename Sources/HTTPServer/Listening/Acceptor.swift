import Dispatch
import Glibc

/// Takes connections from the kernel and deals them out to the loops; pauses while there is no room for one.
actor Acceptor {
    /// Connections taken before other work of this queue gets its turn.
    private static let batch = 64

    private let executor = QueueExecutor(label: "ordinate.accept")
    private let poller: Poller
    private let descriptor: Int32
    private let loops: [EventLoop]
    private let context: ServerContext
    private var isListening = true
    private var isPaused = false
    private var nextLoop = 0
    private var lastPause: ContinuousClock.Instant?
    /// Given up for a moment when no descriptor is left, so that a waiting client is turned away instead of left hanging.
    private var spare: Int32 = -1

    init(descriptor: Int32, loops: [EventLoop], context: ServerContext) throws(SystemError) {
        poller = try Poller(queue: executor.queue)
        guard poller.add(descriptor, id: 0, .read) else { throw SystemError(call: "epoll_ctl", code: errno) }
        self.descriptor = descriptor
        self.loops = loops
        self.context = context
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Enters the acceptor from any thread.
    nonisolated func perform(_ work: @escaping @Sendable (isolated Acceptor) -> Void) {
        executor.queue.async { self.assumeIsolated(work) }
    }

    /// Enters the acceptor after a while.
    nonisolated func performLater(_ delay: Duration, _ work: @escaping @Sendable (isolated Acceptor) -> Void) {
        executor.queue.asyncAfter(deadline: .now() + delay / .seconds(1)) { self.assumeIsolated(work) }
    }

    /// Begins to accept.
    func start() {
        keepSpare()
        poller.start { self.assumeIsolated { $0.acceptWaiting() } }
    }

    /// Takes what the kernel has already accepted, then stops listening.
    func stop() {
        guard isListening else { return }
        isListening = false
        // A connection that is still in the backlog when the socket closes would be reset.
        _ = listen(descriptor, 0)
        while acceptOne() {}
        poller.remove(descriptor)
        close(descriptor)
        if spare >= 0 { close(spare) }
        poller.stop()
    }

    private func acceptWaiting() {
        guard isListening, !isPaused, !poller.wait(milliseconds: 0).isEmpty else { return }
        for _ in 0..<Self.batch where !isPaused {
            guard acceptOne() else { return }
        }
    }

    /// - Returns: Whether there may be more to accept.
    private func acceptOne() -> Bool {
        guard context.gate.hasRoom else {
            pause("the limit of \(context.options.connections) connections is reached")
            return false
        }
        let accepted = Socket.accept(descriptor)
        if accepted >= 0 {
            deal(accepted)
            return true
        }
        let code = errno
        // Interrupted, or the client has gone again.
        if code == EINTR || code == ECONNABORTED { return true }
        if code == EMFILE || code == ENFILE { turnAwayOne() }
        if code != EAGAIN { pause(SystemError(call: "accept", code: code).description) }
        return false
    }

    private func deal(_ accepted: Int32) {
        context.gate.enter()
        let loop = loops[nextLoop]
        nextLoop = (nextLoop + 1) % loops.count
        loop.perform { $0.adopt(accepted) }
    }

    private func turnAwayOne() {
        guard spare >= 0 else { return }
        close(spare)
        let accepted = accept(descriptor, nil, nil)
        if accepted >= 0 { close(accepted) }
        spare = -1
        keepSpare()
    }

    private func keepSpare() {
        if spare < 0 { spare = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    }

    /// A descriptor that stays ready while nothing can be accepted would burn a core.
    private func pause(_ reason: String) {
        guard isListening, !isPaused else { return }
        isPaused = true
        poller.change(descriptor, id: 0, [])
        context.gate.whenNextLeaves { self.perform { $0.resume() } }
        performLater(context.options.acceptPause) { $0.resume() }
        let now = ContinuousClock.now
        if let lastPause, now - lastPause < .seconds(1) { return }
        lastPause = now
        context.events.acceptPaused(reason)
    }

    private func resume() {
        guard isListening, isPaused else { return }
        isPaused = false
        // Another thread may have been quicker to take the descriptor that the last client left.
        keepSpare()
        poller.change(descriptor, id: 0, .read)
    }
}
