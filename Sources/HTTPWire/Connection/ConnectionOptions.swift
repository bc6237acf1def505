/// How long a connection may take for what, and how much it may hold.
package struct ConnectionOptions: Hashable, Sendable {
    /// Bounds on what one request may hold.
    package var limits = HTTPLimits()
    /// Silence before the first octet of a request; then the connection is closed without a word.
    package var idle = Duration.seconds(60)
    /// From the first octet of a head to its last; then 408.
    package var head = Duration.seconds(10)
    /// From the end of the head to the last octet of the body; then 408.
    package var body = Duration.seconds(30)
    /// How long a body may be slow, or an answer be read slowly, before the minimum rate counts.
    package var bodyGrace = Duration.seconds(5)
    /// Octets a second, on average since the start of the body or of the answer.
    package var minimumRate = 500
    /// Without progress in writing for so long, or below the minimum rate after it, the connection is reset.
    package var write = Duration.seconds(10)
    /// After the last answer, how long to read on so that the client can read that answer (RFC 9112 section 9.6).
    package var linger = Duration.seconds(2)
    /// After the last answer, how many octets to read on.
    package var lingerOctets = 1024 * 1024
    /// When draining, how long an idle connection may still send the request that crossed the signal.
    package var drainGrace = Duration.milliseconds(750)
    /// How long a client that has closed its sending side is taken to wait for its answer.
    package var halfClosed = Duration.seconds(1)
    /// Requests on one connection; the last one is answered with `Connection: close`.
    package var requests = 1000
    /// Octets that may wait behind a request in the handler before reading stops.
    package var readAhead = 64 * 1024
    /// Octets of answers that may wait to be written before the next request is taken up.
    package var writeAhead = 256 * 1024

    /// The defaults.
    package init() {}
}
