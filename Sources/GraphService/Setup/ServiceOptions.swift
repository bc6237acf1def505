import Glibc
package import GraphDocument
package import GraphRendering

/// How the service behaves.
package struct ServiceOptions: Sendable {
    /// Which ways of asking are open to those without a signature or a token.
    package enum Openness: String, CaseIterable, Sendable {
        /// Only signed paths; minting needs the token.
        case none
        /// Also graphs in a body.
        case post
        /// Everything.
        case all
    }

    /// Threads that draw.
    package var workers = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    /// Drawings that may wait.
    package var backlog = 256
    /// From the moment a graph is understood to its answer; then 503.
    package var renderLimit = Duration.seconds(10)
    /// Octets of finished answers that are kept.
    package var cacheBytes = 64 << 20
    /// Bounds on a graph.
    package var limits = GraphLimits()
    /// Octets of JSON that a compact path may unfold to.
    package var payloadBytes = 16 << 20
    /// Octets of a request target that the server takes; longer links are not minted.
    package var targetOctets = 16 << 10
    /// Fonts and compression.
    package var rendering = RenderingOptions()
    /// Keys of signed paths: the first signs, all are accepted; empty: paths need no signature.
    package var keys: [String] = []
    /// What is open. Counts only when there are keys.
    package var openness = Openness.all
    /// Asked for as `Authorization: Bearer …` when links are minted and not everything is open; empty: nobody can.
    package var token = ""
    /// Origins that may read answers from scripts: `*`, a list, or empty for none.
    package var corsOrigins = ["*"]
    /// How the service is reached from outside, such as `https://charts.example`; empty: as the request's Host says.
    package var baseURL = ""
    /// Seconds that an answer to a query stays fresh.
    package var maxAge = 86_400
    /// Seconds that an answer to a POST stays fresh; 0: it must not be kept.
    package var postMaxAge = 0
    /// The program's version; another one draws other octets.
    package var version = "0"
    /// Seconds since 1970.
    package var clock: @Sendable () -> Int = { time(nil) }

    /// Told of failures that are the service's own, in words for its operator. Called on any thread.
    package var report: @Sendable (String) -> Void = { _ in }

    package init() {}
}
