import CEpoll
import Dispatch
import Glibc

/// Tells which of many descriptors are ready, through one Dispatch source for all of them.
///
/// A Dispatch source a connection would be cancelled by one thread while Dispatch's own thread may hold an event of it:
/// libdispatch then reads freed memory (swift-corelibs-libdispatch 949; seen here after some 10,000 connections). The
/// source of a poller lives as long as its server. A poller belongs to one queue.
final class Poller {
    /// What is waited for; a descriptor that has failed is always told.
    struct Interest: OptionSet {
        let rawValue: UInt8
        static let read = Interest(rawValue: 1)
        static let write = Interest(rawValue: 2)
    }

    /// A descriptor that is ready.
    struct Event {
        let id: UInt64
        let isReadable: Bool
        let isWritable: Bool
        /// Both directions are closed or the connection was reset.
        let isGone: Bool
    }

    private static let batch = 64

    private let descriptor: Int32
    private let queue: DispatchQueue
    private var source: (any DispatchSourceRead)?
    private var ready = [epoll_event](repeating: epoll_event(), count: Poller.batch)

    init(queue: DispatchQueue) throws(SystemError) {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        self.queue = queue
        if descriptor < 0 { throw SystemError(call: "epoll_create1", code: errno) }
    }

    /// Calls back on the queue whenever `wait()` has something to tell.
    func start(_ handler: @escaping @Sendable () -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { @Sendable in handler() }
        source.setCancelHandler { @Sendable [descriptor] in _ = close(descriptor) }
        source.resume()
        self.source = source
    }

    /// Ends the callbacks; only when no descriptor is left, so that no event can be under way.
    func stop() {
        source?.cancel()
        source = nil
    }

    /// - Returns: Whether the system had room for it.
    func add(_ descriptor: Int32, id: UInt64, _ interest: Interest) -> Bool {
        control(EPOLL_CTL_ADD, descriptor, id, interest) == 0
    }

    func change(_ descriptor: Int32, id: UInt64, _ interest: Interest) {
        let result = control(EPOLL_CTL_MOD, descriptor, id, interest)
        precondition(result == 0, "The descriptor was not added")
    }

    func remove(_ descriptor: Int32) {
        _ = control(EPOLL_CTL_DEL, descriptor, 0, [])
    }

    /// The descriptors that are ready now or within so many milliseconds; empty when there are none.
    func wait(milliseconds: Int32) -> [Event] {
        let count = epoll_wait(descriptor, &ready, Int32(Self.batch), milliseconds)
        return ready.prefix(max(0, Int(count))).map { event in
            Event(
                id: event.data.u64,
                isReadable: event.events & EPOLLIN.rawValue != 0,
                isWritable: event.events & EPOLLOUT.rawValue != 0,
                isGone: event.events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0
            )
        }
    }

    private func control(_ operation: Int32, _ target: Int32, _ id: UInt64, _ interest: Interest) -> Int32 {
        var event = epoll_event()
        event.data.u64 = id
        event.events =
            (interest.contains(.read) ? EPOLLIN.rawValue : 0) | (interest.contains(.write) ? EPOLLOUT.rawValue : 0)
        return epoll_ctl(descriptor, operation, target, &event)
    }
}
