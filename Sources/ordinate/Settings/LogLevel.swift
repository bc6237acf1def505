/// How much the log tells.
enum LogLevel: String, CaseIterable, Comparable, Sendable {
    case off
    /// What went wrong with the service.
    case error
    /// Also one line a request.
    case info
    /// Also connections.
    case debug

    static func < (left: LogLevel, right: LogLevel) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}
