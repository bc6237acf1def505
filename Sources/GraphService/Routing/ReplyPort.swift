package import HTTPWire

/// Where the answer to one request goes.
package protocol ReplyPort: AnyObject, Sendable {
    /// Whether the client has gone, so that making an answer is not worth it.
    var isAbandoned: Bool { get }

    /// Sends the answer; any further one is dropped. Called on any thread.
    /// - Returns: Whether this was the first.
    @discardableResult
    func respond(_ response: HTTPResponse) -> Bool
}
