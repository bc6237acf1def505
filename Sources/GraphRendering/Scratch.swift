/// Memory that is kept from picture to picture and grows when one needs more.
final class Scratch {
    private var memory = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    /// More than this is given back: one large picture must not hold memory for ever.
    private static let kept = 8 << 20

    deinit {
        memory.deallocate()
    }

    /// `count` octets of undefined content, valid until the next call.
    func octets(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
        if memory.count < count || (memory.count > Self.kept && count <= Self.kept) {
            memory.deallocate()
            memory = .allocate(capacity: count)
        }
        return UnsafeMutableBufferPointer(rebasing: memory[..<count])
    }
}
