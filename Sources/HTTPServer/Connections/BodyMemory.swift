import Synchronization

/// Counts the octets of unfinished bodies over all connections of a server: each is within its limit, together they may
/// be more than the machine has.
final class BodyMemory: Sendable {
    private let limit: Int
    private let held = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// - Returns: Whether the server may hold that much.
    func change(by octets: Int) -> Bool {
        held.wrappingAdd(octets, ordering: .relaxed).newValue <= limit
    }
}
