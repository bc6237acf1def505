import Foundation
import HTTPServer

/// `ordinate health`: asks the server of this configuration for `/healthz`; for containers.
struct HealthCommand {
    let configuration: Configuration

    private static let seconds = 2

    /// - Returns: 0 when the server answers 200, else 1.
    func run() -> Int32 {
        let options = configuration.server
        // Wildcard addresses are for listening only.
        let host = ["0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"][options.host] ?? options.host
        guard let answer = Self.ask(host: host, port: options.port) else {
            StandardError.write("ordinate: nobody answers on \(host) port \(options.port)")
            return ExitCode.failure
        }
        guard answer.hasPrefix("HTTP/1.1 200 ") else {
            StandardError.write("ordinate: \(host) port \(options.port) is not healthy")
            return ExitCode.failure
        }
        return ExitCode.success
    }

    /// The start of the answer, or nil.
    private static func ask(host: String, port: UInt16) -> String? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else { return nil }
        defer { freeaddrinfo(found) }
        let descriptor = socket(address.pointee.ai_family, address.pointee.ai_socktype, 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        guard connect(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else { return nil }
        let request = Array("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return nil }
        var answer = [UInt8](repeating: 0, count: 512)
        let count = recv(descriptor, &answer, answer.count, 0)
        return count > 0 ? String(decoding: answer.prefix(count), as: UTF8.self) : nil
    }
}
