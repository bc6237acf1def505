import CEpoll
import Glibc
import Synchronization

/// Calls a loop away from its sockets to other work of its queue.
final class Doorbell: Sendable {
    /// Readable when somebody has rung.
    let descriptor: Int32

    private let callers = Atomic(0)
    private let isHeard = Atomic(false)

    init() throws(SystemError) {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        if descriptor < 0 { throw SystemError(call: "eventfd", code: errno) }
    }

    deinit { _ = close(descriptor) }

    /// Whether nobody waits for the queue.
    var isQuiet: Bool { callers.load(ordering: .sequentiallyConsistent) == 0 }

    /// Puts work on the queue. Called on any thread.
    func ring(_ enqueue: () -> Void) {
        callers.add(1, ordering: .sequentiallyConsistent)
        enqueue()
        // Either this sees that the loop listens, or the loop, which says so first, sees that somebody has called.
        if isHeard.load(ordering: .sequentiallyConsistent) { eventfd_write(descriptor, 1) }
    }

    /// Work that was rung for is being done.
    func answer() {
        callers.subtract(1, ordering: .sequentiallyConsistent)
    }

    /// The loop begins or ends to stay with its sockets.
    func listen(_ isHeard: Bool) {
        self.isHeard.store(isHeard, ordering: .sequentiallyConsistent)
    }

    /// Takes note of all that was rung.
    func silence() {
        var count: eventfd_t = 0
        eventfd_read(descriptor, &count)
    }
}
