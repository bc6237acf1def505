/// How far the client has read what was queued for it.
struct OutputProgress: Sendable {
    /// Octets queued and not yet written.
    private(set) var pending = 0
    private var start = Duration.zero
    private var lastProgress = Duration.zero
    private var written = 0

    mutating func queued(_ count: Int, at now: Duration) {
        if pending == 0 {
            start = now
            lastProgress = now
            written = 0
        }
        pending += count
    }

    mutating func wrote(_ count: Int, at now: Duration) {
        precondition(count <= pending, "More octets written than were queued")
        pending -= count
        written += count
        lastProgress = now
    }

    /// When the client is too slow if it reads nothing more; nil when nothing is pending.
    func deadline(_ options: ConnectionOptions) -> Duration? {
        guard pending > 0 else { return nil }
        let byRate = start + max(options.write, .atRate(written, options.minimumRate))
        return min(lastProgress + options.write, byRate)
    }
}

extension Duration {
    /// The time that so many octets take at so many octets a second.
    static func atRate(_ octets: Int, _ rate: Int) -> Duration {
        .seconds(Double(octets) / Double(max(rate, 1)))
    }
}
