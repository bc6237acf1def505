import Glibc
package import HTTPWire

/// Where to listen and how much to take on.
package struct ServerOptions: Sendable {
    /// An address or a name; `::` takes both families.
    package var host = "127.0.0.1"
    /// A TCP port; 0 lets the system choose.
    package var port: UInt16 = 8080
    /// Event loops; each owns its connections and a thread. One for two processors: the rest of them is for the work.
    package var loops = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)
    /// Open connections at most; more wait in the kernel's backlog.
    package var connections = ServerOptions.defaultConnections
    /// Octets of unfinished bodies that all connections together may hold; beyond it 503.
    package var bodyMemory = 256 * 1024 * 1024
    /// Octets of answers that all connections together may hold until they are read; a large one beyond it becomes 503.
    package var answerMemory = 512 * 1024 * 1024
    /// Connections that the kernel holds until they are accepted.
    package var backlog: Int32 = 1024
    /// Bounds and deadlines of one connection.
    package var connection = ConnectionOptions()
    /// How long accepting pauses when the system has no descriptor or memory for another connection.
    package var acceptPause = Duration.milliseconds(500)

    /// The defaults.
    package init() {}

    /// 4,096, or the limit on open files less 64 for everything that is not a connection.
    private static var defaultConnections: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        let files = Int(clamping: limit.rlim_cur)
        return min(4096, max(files - 64, files / 2, 1))
    }
}
