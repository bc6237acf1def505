import Dispatch
import Glibc

/// Takes connections from the kernel and deals them out to the loops; pauses while there is no room for one.
actor Acceptor {
    /// Connections taken before other work of this queue gets its turn.
    private static let batch = 64

    private let executor = QueueExecutor(label: "ordinate.accept")
    private let descriptor: Int32
    private let loops: [EventLoop]
    private let context: ServerContext
    private var source: (any DispatchSourceRead)?
    private var isPaused = false
    private var nextLoop = 0
    private var lastPause: ContinuousClock.Instant?
    /// Given up for a moment when no descriptor is left, so that a waiting client is turned away instead of left hanging.
    private var spare: Int32 = -1
    private var whenClosed: @Sendable () -> Void = {}

    init(descriptor: Int32, loops: [EventLoop], context: ServerContext) {
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

    func start() {
        spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: executor.queue)
        source.setEventHandler { @Sendable in self.assumeIsolated { $0.acceptWaiting() } }
        source.setCancelHandler { @Sendable in self.assumeIsolated { $0.closed() } }
        source.resume()
        self.source = source
    }

    /// Takes what the kernel has already accepted, then stops listening.
    func stop(completion: @escaping @Sendable () -> Void) {
        guard let source else { return }
        self.source = nil
        whenClosed = completion
        // A connection that is still in the backlog when the socket closes would be reset.
        _ = listen(descriptor, 0)
        while acceptOne() {}
        if isPaused { source.resume() }
        source.cancel()
    }

    private func closed() {
        close(descriptor)
        if spare >= 0 { close(spare) }
        whenClosed()
    }

    private func acceptWaiting() {
        guard source != nil, !isPaused else { return }
        for _ in 0..<Self.batch where !isPaused {
            guard acceptOne() else { return }
        }
    }

    /// - Returns: Whether there may be more to accept.
    private func acceptOne() -> Bool {
        guard context.gate.enter() else {
            pause("the limit of \(context.options.connections) connections is reached")
            return false
        }
        let accepted = accept(descriptor, nil, nil)
        if accepted >= 0 {
            deal(accepted)
            return true
        }
        let code = errno
        context.gate.leave()
        switch code {
        case EAGAIN:
            return false
        case EMFILE, ENFILE, ENOBUFS, ENOMEM:
            turnAwayOne()
            pause(SystemError(call: "accept", code: code).description)
            return false
        default:
            // The client has gone again, or the network below has failed for this one connection.
            return true
        }
    }

    private func deal(_ accepted: Int32) {
        do throws(SystemError) {
            try Socket.configure(accepted)
            try Socket.setNoDelay(accepted)
        } catch {
            close(accepted)
            context.gate.leave()
            return
        }
        let loop = loops[nextLoop]
        nextLoop = (nextLoop + 1) % loops.count
        loop.perform { $0.adopt(accepted) }
    }

    private func turnAwayOne() {
        guard spare >= 0 else { return }
        close(spare)
        let accepted = accept(descriptor, nil, nil)
        if accepted >= 0 { close(accepted) }
        spare = open("/dev/null", O_RDONLY | O_CLOEXEC)
    }

    /// A source that fires while nothing can be accepted would burn a core.
    private func pause(_ reason: String) {
        guard let source, !isPaused else { return }
        isPaused = true
        source.suspend()
        context.gate.whenNextLeaves { self.perform { $0.resume() } }
        performLater(context.options.acceptPause) { $0.resume() }
        let now = ContinuousClock.now
        if let lastPause, now - lastPause < .seconds(1) { return }
        lastPause = now
        context.events.acceptPaused(reason)
    }

    private func resume() {
        guard let source, isPaused else { return }
        isPaused = false
        source.resume()
    }
}
