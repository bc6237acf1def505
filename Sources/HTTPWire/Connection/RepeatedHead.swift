/// The octets of a head and what they mean, for a client that asks the same again over one connection: equal octets are
/// not parsed twice.
struct RepeatedHead {
    /// All of the head, its empty line included: input that begins so has no other head.
    let octets: [UInt8]
    let head: RequestHead

    /// A connection that waits keeps no more octets than this for it.
    private static let mostOctets = 1024

    /// - Returns: nil for a head that is not worth its room.
    init?(octets: ArraySlice<UInt8>, head: RequestHead) {
        guard octets.count <= Self.mostOctets else { return nil }
        self.octets = Array(octets)
        self.head = head
    }

    /// Whether `input` begins with this head, whole.
    func begins(_ input: ArraySlice<UInt8>) -> Bool {
        input.count >= octets.count && input.prefix(octets.count) == octets[...]
    }
}
