/// Where a server listens.
package struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
    /// The host as it was asked for: an address or a name.
    package let host: String
    /// The TCP port that was bound, never 0.
    package let port: UInt16

    /// As it stands in a URL.
    package var description: String {
        host.utf8.contains(0x3A) ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
