extension [UInt8] {
    /// The same octets in no more memory than they need, but for an eighth: what grew by appending may hold twice that.
    var trimmed: [UInt8] {
        guard capacity > count + count / 8 else { return self }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(fromContentsOf: self)
        }
    }
}
