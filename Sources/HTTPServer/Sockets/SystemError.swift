import Glibc

/// A system call that failed.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The call's name.
    package let call: String
    /// What the call says of itself in words.
    package let reason: String

    /// A failure of `call` with the given `errno`.
    init(call: String, code: Int32) {
        self.init(call: call, reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }

    init(call: String, reason: String) {
        self.call = call
        self.reason = reason
    }

    package var description: String { "\(call): \(reason)" }
}
