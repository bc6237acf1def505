import Glibc

/// A TCP client that says exactly what it is told to say; reads while it writes, so that neither side can wait for the other.
package final class RawClient {
    /// How a connection came to rest.
    package enum End: Hashable, Sendable {
        /// Still open.
        case open
        /// The server has closed its sending side.
        case closed
        /// The server has reset the connection.
        case reset
    }

    /// Octets that came and have not been taken.
    package var received: [UInt8] = []
    /// What the server has done to the connection so far.
    package private(set) var end = End.open

    private let descriptor: Int32

    /// Connects to a port of this machine, or gives nil when the connection is refused; the kernel's receive buffer
    /// may be bounded, in octets.
    package init?(port: UInt16, receiveBuffer: Int32? = nil) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        set(SOL_SOCKET, SO_RCVBUF, receiveBuffer)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { return nil }
        set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(descriptor)
    }

    /// Sends all of it, or stops when the server takes nothing for so many seconds.
    /// - Returns: The octets that were taken.
    @discardableResult
    package func send(_ octets: some Collection<UInt8>, seconds: Double = 4, reading: Bool = true) -> Int {
        var rest = Array(octets)[...]
        while !rest.isEmpty {
            let wanted = Int16(POLLOUT) | (reading && end == .open ? Int16(POLLIN) : 0)
            let events = wait(for: wanted, seconds: seconds)
            if events & Int16(POLLIN) != 0 { readOnce() }
            guard events != 0, events & Int16(POLLERR) == 0 else { break }
            guard events & Int16(POLLOUT) != 0 else { continue }
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno != EAGAIN { break }
            rest = rest.dropFirst(max(count, 0))
        }
        return octets.count - rest.count
    }

    /// Sends text.
    @discardableResult
    package func send(_ text: String) -> Int {
        send(text.utf8)
    }

    /// Waits until something comes or the connection ends.
    /// - Returns: Whether anything happened in the time.
    @discardableResult
    package func receive(seconds: Double) -> Bool {
        guard end == .open, wait(for: Int16(POLLIN), seconds: seconds) != 0 else { return false }
        readOnce()
        return true
    }

    /// Reads until the server closes or the time is over.
    package func receiveAll(seconds: Double) {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while end == .open, ContinuousClock.now < deadline {
            receive(seconds: max(0, (deadline - .now) / .seconds(1)))
        }
    }

    /// Reads the next answer whole.
    /// - Returns: nil when it does not come in time or the connection ends first.
    package func answer(hasBody: Bool = true, seconds: Double = 4) -> HTTPAnswer? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let (answer, count) = HTTPAnswer.parse(received[...], hasBody: hasBody, isEnded: end != .open) {
                received.removeFirst(count)
                return answer
            }
            guard end == .open, ContinuousClock.now < deadline else { return nil }
            receive(seconds: max(0, (deadline - .now) / .seconds(1)))
        }
    }

    /// Closes the sending side only.
    package func halfClose() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Makes the end of this client a reset.
    package func resetOnClose() {
        var value = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    }

    private func set(_ level: Int32, _ name: Int32, _ value: Int32?) {
        guard var value else { return }
        _ = setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private func wait(for events: Int16, seconds: Double) -> Int16 {
        var descriptors = pollfd(fd: descriptor, events: events, revents: 0)
        let milliseconds = Int32((seconds * 1000).rounded(.up))
        return poll(&descriptors, 1, milliseconds) > 0 ? descriptors.revents : 0
    }

    private func readOnce() {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
        if count > 0 {
            received += buffer[..<count]
        } else if count == 0 {
            end = .closed
        } else if errno != EAGAIN, errno != EINTR {
            end = .reset
        }
    }
}
