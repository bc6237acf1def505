package import HTTPWire

/// One exchange as the access log and the metrics see it.
package struct ExchangeRecord: Sendable {
    /// The method, if the request line could be read.
    package var method: HTTPMethod?
    /// The target as it was sent, if the request line could be read: visible ASCII, bounded by the limits.
    package var target: String?
    /// The status sent; nil when the client had gone before there was one.
    package var status: HTTPStatus?
    /// Octets of content queued for the client.
    package var bytes: Int
    /// From the first octet of the request to the last octet of the answer.
    package var duration: Duration
    /// The exchange's id.
    package var requestID: RequestID
    /// What the responder said about its work.
    package var log: ResponseLog
    /// Whether the connection ended before the answer was written out.
    package var isClientAbort: Bool
    /// Whether the request broke a rule of HTTP, so that the responder has not seen it.
    package var isRefusal: Bool
}
