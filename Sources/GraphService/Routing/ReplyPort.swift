package import HTTPWire

/// Where the answer to one request goes.
package protocol ReplyPort: AnyObject, Sendable {
    /// Whether the client has gone, so that making an answer is not worth it.
    var isAbandoned: Bool { get }

    /// What the log calls the request; the client's own id where it gave one that is safe to echo.
    var logID: String { get }

    /// Sends the answer; any further one is dropped. Called on any thread.
    /// - Returns: Whether this was the first.
    @discardableResult
    func respond(_ response: HTTPResponse) -> Bool
}
