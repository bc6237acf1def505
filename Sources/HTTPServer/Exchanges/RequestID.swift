import Synchronization

/// The id that ties the log lines of one exchange together.
package struct RequestID: Hashable, Sendable, CustomStringConvertible {
    private enum Source: Hashable {
        case client(String)
        case counter(UInt64)
    }

    private static let prefix = String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
    private static let counter = Atomic<UInt64>(0)

    private let source: Source

    /// The client's own id when it is 1 to 64 letters, digits, dots, dashes or underscores; else a new one.
    init(_ given: String?) {
        if let given, Self.isSafe(given) {
            source = .client(given)
        } else {
            source = .counter(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
        }
    }

    // Made only when it is read: most requests are never looked up.
    package var description: String {
        switch source {
        case .client(let text): text
        case .counter(let number): "\(Self.prefix)-\(String(number, radix: 16))"
        }
    }

    private static func isSafe(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { octet in
                switch octet {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
                default: false
                }
            }
    }
}
