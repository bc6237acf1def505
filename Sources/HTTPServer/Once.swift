import Synchronization

/// A callback that is called by whoever comes first.
final class Once<Value: Sendable>: Sendable {
    private let callback: Mutex<(@Sendable (Value) -> Void)?>

    init(_ callback: @escaping @Sendable (Value) -> Void) {
        self.callback = Mutex(callback)
    }

    func call(_ value: Value) {
        let callback = callback.withLock { callback in
            defer { callback = nil }
            return callback
        }
        callback?(value)
    }
}
