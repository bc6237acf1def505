import CEpoll
import Glibc

/// The socket calls that the server makes. All sockets are non-blocking and close on exec.
enum Socket {
    /// What a read or a write came to.
    enum Transfer {
        case octets(Int)
        case wouldBlock
        case failed
    }

    /// A listening TCP socket.
    static func listen(host: String, port: UInt16, backlog: Int32) throws(SystemError) -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &found)
        guard code == 0, let address = found else {
            throw SystemError(call: "resolve \(host)", reason: String(cString: gai_strerror(code)))
        }
        defer { freeaddrinfo(address) }
        let type = address.pointee.ai_socktype | socketFlags
        let descriptor = try check(socket(address.pointee.ai_family, type, 0), "socket")
        do throws(SystemError) {
            try setOption(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
            try check(bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen), "bind \(host):\(port)")
            try check(Glibc.listen(descriptor, backlog), "listen")
            // What is accepted inherits this.
            try setOption(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }

    /// The port that a socket is bound to.
    static func boundPort(_ descriptor: Int32) throws(SystemError) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        try check(result, "getsockname")
        // The port stands at the same place in sockaddr_in and sockaddr_in6.
        return withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)) }
    }

    /// Takes a connection off the backlog; below zero when there is none, or an error stands in `errno`.
    static func accept(_ descriptor: Int32) -> Int32 {
        accept4(descriptor, nil, nil, socketFlags)
    }

    private static let socketFlags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)

    /// Makes `close` send a reset and drop what was not sent.
    static func setReset(_ descriptor: Int32) {
        var value = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
    }

    static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
        transfer(buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) })
    }

    /// Writes what the socket takes of two pieces; `hasMore` says that more follows at once, so that it may share a packet.
    static func send(
        _ descriptor: Int32,
        _ first: ArraySlice<UInt8>,
        _ second: ArraySlice<UInt8>,
        hasMore: Bool
    ) -> Transfer {
        // Without MSG_NOSIGNAL a client that has gone would end the process with SIGPIPE.
        let flags = Int32(MSG_NOSIGNAL) | (hasMore ? Int32(MSG_MORE) : 0)
        return first.withUnsafeBytes { first in
            second.withUnsafeBytes { second in
                // Nothing is written to what the vectors point at; their type has no word for that.
                var vectors = [first, second].map {
                    iovec(iov_base: UnsafeMutableRawPointer(mutating: $0.baseAddress), iov_len: $0.count)
                }
                return vectors.withUnsafeMutableBufferPointer { vectors in
                    var message = msghdr()
                    message.msg_iov = vectors.baseAddress
                    message.msg_iovlen = vectors.count
                    return transfer(sendmsg(descriptor, &message, flags))
                }
            }
        }
    }

    private static func transfer(_ count: Int) -> Transfer {
        if count >= 0 { return .octets(count) }
        return errno == EAGAIN || errno == EINTR ? .wouldBlock : .failed
    }

    private static func setOption(
        _ descriptor: Int32,
        _ level: Int32,
        _ name: Int32,
        _ value: Int32
    ) throws(SystemError) {
        var value = value
        try check(setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size)), "setsockopt")
    }

    @discardableResult
    private static func check(_ result: Int32, _ call: String) throws(SystemError) -> Int32 {
        if result < 0 { throw SystemError(call: call, code: errno) }
        return result
    }
}
