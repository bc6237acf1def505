import Synchronization

/// Seconds since 1970 that a test owns.
final class Clock: Sendable {
    private let seconds = Atomic(1000)

    var now: Int {
        get { seconds.load(ordering: .relaxed) }
        set { seconds.store(newValue, ordering: .relaxed) }
    }
}
