import Foundation
import Synchronization

/// Writes whole lines to standard error without ever making a connection's loop wait for their reader.
final class LogWriter: Sendable {
    private struct State {
        var lines: [UInt8] = []
        var isWriting = false
        var dropped = 0
    }

    /// Beyond so many octets nobody reads fast enough, and lines are dropped.
    private static let mostOctets = 1 << 20

    private let descriptor: Int32
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "ordinate.log")

    init(descriptor: Int32 = STDERR_FILENO) {
        self.descriptor = descriptor
    }

    /// Lines that were dropped so far.
    var dropped: Int { state.withLock(\.dropped) }

    /// Adds a line, without its end.
    func write(_ line: [UInt8]) {
        let isFirst = state.withLock { state in
            guard state.lines.count + line.count < Self.mostOctets else {
                state.dropped += 1
                return false
            }
            state.lines += line
            state.lines.append(UInt8(ascii: "\n"))
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if isFirst { queue.async { [self] in writeAll() } }
    }

    /// Waits until everything is written, but not longer than `limit`.
    func flush(limit: DispatchTimeInterval) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + limit)
    }

    private func writeAll() {
        while true {
            let lines = state.withLock { state in
                let lines = state.lines
                state.lines = []
                state.isWriting = !lines.isEmpty
                return lines
            }
            guard !lines.isEmpty else { return }
            write(all: lines)
        }
    }

    private func write(all octets: [UInt8]) {
        octets.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                // There is nowhere to tell that the log cannot be written.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
