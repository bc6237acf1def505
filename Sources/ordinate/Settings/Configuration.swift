import GraphService
import HTTPServer

/// Every option of every room in one value.
struct Configuration: Sendable {
    var server = ServerOptions()
    var service = ServiceOptions()
    /// How long a drain may take.
    var drainLimit = Duration.seconds(10)
    var logLevel = LogLevel.info
    /// Variables that look like settings and are none.
    var unknownVariables: [String] = []

    init() {
        service.version = Ordinate.version
    }
}
