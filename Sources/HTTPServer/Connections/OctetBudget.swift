import Synchronization

/// Counts octets of one kind over all connections of a server: each is within its limit, together they may be more than
/// the machine has.
final class OctetBudget: Sendable {
    private let limit: Int
    private let held = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// - Returns: Whether the server may hold that much.
    func change(by octets: Int) -> Bool {
        held.wrappingAdd(octets, ordering: .relaxed).newValue <= limit
    }

    /// Whether so many more may be held; where nothing is, anything may.
    func hasRoom(for octets: Int) -> Bool {
        let held = held.load(ordering: .relaxed)
        return held == 0 || octets <= limit - held
    }
}
