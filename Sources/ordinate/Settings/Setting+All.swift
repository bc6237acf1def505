import GraphDocument
import GraphRendering
import GraphService
import HTTPServer
import HTTPWire

extension Setting {
    private static let octets = 1...(1 << 40)
    private static let counts = 1...1_000_000

    /// Every setting: flags outrank variables, which outrank defaults.
    static let all: [Setting] = serving + drawing + linking + limits

    private static let serving: [Setting] = [
        .text("host", \.server.host, "HOST", "address to listen on"),
        .whole("port", \.server.port, 0...UInt16.max, "PORT", "port to listen on; 0: any free one"),
        .whole("loops", \.server.loops, 1...1024, "COUNT", "threads that own connections"),
        .whole("max-connections", \.server.connections, counts, "COUNT", "open connections"),
        .whole("max-target", \.server.connection.limits.target, octets, "BYTES", "request target; then 414"),
        .whole("max-field", \.server.connection.limits.fieldLine, octets, "BYTES", "one header field; then 431"),
        .whole("max-header", \.server.connection.limits.fieldBlock, octets, "BYTES", "all header fields; then 431"),
        .whole("max-fields", \.server.connection.limits.fieldCount, counts, "COUNT", "header fields; then 431"),
        .whole("max-body", \.server.connection.limits.body, octets, "BYTES", "body; then 413"),
        .whole(
            "body-memory",
            \.server.bodyMemory,
            octets,
            "BYTES",
            "unfinished bodies of all connections; then 503"
        ),
        .whole(
            "answer-memory",
            \.server.answerMemory,
            octets,
            "BYTES",
            "unread answers of all connections, one always excepted; then 503"
        ),
        .whole("max-requests", \.server.connection.requests, counts, "COUNT", "requests on one connection"),
        .seconds("idle-timeout", \.server.connection.idle, "silence before a request"),
        .seconds("header-timeout", \.server.connection.head, "time for the head of a request; then 408"),
        .seconds("body-timeout", \.server.connection.body, "time for a body; then 408"),
        .seconds("body-grace", \.server.connection.bodyGrace, "time before the minimum rate counts"),
        .whole(
            "min-rate",
            \.server.connection.minimumRate,
            0...(1 << 30),
            "BYTES",
            "octets a second of a body; then 408"
        ),
        .seconds("write-timeout", \.server.connection.write, "writing without progress; then the connection is cut"),
        .seconds("drain-timeout", \.drainLimit, "time for requests under way after SIGTERM"),
        .choice("log", \.logLevel, "what is logged to standard error"),
    ]

    private static let drawing: [Setting] = [
        .whole("workers", \.service.workers, 1...1024, "COUNT", "threads that draw"),
        .whole("queue", \.service.backlog, counts, "COUNT", "drawings that may wait; then 503"),
        .seconds("render-timeout", \.service.renderLimit, "time for a drawing with its waiting; then 503"),
        .whole("cache-bytes", \.service.cacheBytes, 0...(1 << 40), "BYTES", "finished answers that are kept"),
        .choice("compression", \.service.rendering.compression, "whether PNG files are made fast or small"),
        .fontFolder,
    ]

    private static let linking: [Setting] = [
        .list("keys", \.service.keys, "KEY,…", "keys of signed paths, none of them blank; the first signs").secret,
        .choice("open", \.service.openness, "what needs neither signature nor token; none and post need keys"),
        .text("token", \.service.token, "TOKEN", "with keys: the bearer token for making links"),
        .text(
            "base-url",
            \.service.baseURL,
            "URL",
            "scheme and host of links; default: as the request says",
            check: urlFault
        ),
        .list(
            "cors-origin",
            \.service.corsOrigins,
            "ORIGIN,…",
            "origins that may read answers; * for all, empty for none",
            check: originFault
        ),
        .whole("max-age", \.service.maxAge, 0...31_536_000, "SECONDS", "freshness of answers to GET /graph"),
        .whole(
            "post-max-age",
            \.service.postMaxAge,
            0...31_536_000,
            "SECONDS",
            "freshness of answers to POST; 0: no-store"
        ),
    ]

    private static let limits: [Setting] = GraphLimits.entries.map { entry in
        let name = entry.variable.dropFirst("ORDINATE_".count).lowercased().map { $0 == "_" ? "-" : $0 }
        return Setting(
            String(name),
            variable: entry.variable,
            "NUMBER",
            entry.help,
            standard: { String($0.service.limits[keyPath: entry.path]) },
            apply: { configuration, text in
                guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
                    largest.contains(number)
                else { return "a whole number from \(largest.lowerBound) to \(largest.upperBound)" }
                configuration.service.limits[keyPath: entry.path] = number
                return nil
            }
        )
    }

    private static let largest = 1...1_000_000_000

    private static let fontFolder = Setting(
        "font-folder",
        "PATH",
        "a folder of fonts beside those of the system",
        standard: { $0.service.rendering.fontFolder ?? "" },
        apply: { configuration, text in
            configuration.service.rendering.fontFolder = text.isEmpty ? nil : text
            return nil
        }
    )

    private static func urlFault(_ text: String) -> String? {
        let path = /(\/[A-Za-z0-9._~%!$&'()*+,;=:@\/\-]*)?/
        let scheme = ["http://", "https://"].first(where: text.hasPrefix)
        let rest = text.dropFirst(scheme?.count ?? 0)
        let host = rest.prefix { $0 != "/" }
        let isURL = scheme != nil && isHost(host) && rest.dropFirst(host.count).wholeMatch(of: path) != nil
        guard text.isEmpty || isURL && !text.hasSuffix("/") else {
            return "http:// or https:// with a host, without a slash at its end, a query or a fragment"
        }
        return nil
    }

    /// An origin as a browser spells it (RFC 6454 section 6.1).
    private static func originFault(_ text: String) -> String? {
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        let isOrigin =
            parts.count == 2 && parts[0].wholeMatch(of: /[a-z][a-z0-9+.\-]*/) != nil && isHost(parts[1])
        guard text == "*" || isOrigin else {
            return "* or origins such as https://example.com, each a scheme and a host without a path"
        }
        return nil
    }

    /// A name or an address, and a port.
    private static func isHost(_ text: Substring) -> Bool {
        guard let parts = text.wholeMatch(of: /(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~\-]+)(?::([0-9]{1,5}))?/) else {
            return false
        }
        return parts.1.map { UInt16($0) != nil } ?? true
    }
}
