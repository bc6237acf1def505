import GraphDocument
import GraphLayout
import GraphRendering
import HTTPWire

/// Mints the compact paths of a graph.
enum LinkEndpoint {
    /// Longer URLs are cut or refused by some programs.
    private static let mostCharacters = 2000

    @Sendable
    static func answer(_ service: GraphService, _ call: Call) throws(ServiceError) {
        try checkToken(call, service.options)
        let parameters = call.parameters
        if let expires = parameters.expires, expires <= service.options.clock() { throw .expired(at: expires) }
        let source = try GraphSource(minting: call)
        let base = base(call, service.options)
        // The sentence for `alt` speaks of the layout, which needs fonts.
        service.reply(call) { bench throws(ServiceError) in
            let document = try source.read(service.options, beside: parameters.faults).document
            let minter = try LinkMinter(
                document: document,
                limits: service.options.limits,
                expires: parameters.expires,
                base: base,
                signer: service.signer,
                longest: service.options.targetOctets
            )
            let layout = bench.layout(of: document.spec)
            let statistics = Statistics(of: layout.series.map(\.samples))
            let alt = AltText.sentence(for: layout, statistics: statistics)
            return HTTPResponse(
                status: .ok,
                fields: [.contentType: Representation.json.contentType, .cacheControl: "no-store"],
                body: body(minter, alt: alt, first: parameters.format ?? .png)
            )
        }
    }

    /// With keys, and unless everything is open, only those who have the token may mint.
    private static func checkToken(_ call: Call, _ options: ServiceOptions) throws(ServiceError) {
        guard !options.keys.isEmpty, options.openness != .all else { return }
        let values = call.request.fields.values(.authorization)
        guard values.count == 1, let given = bearerToken(values[0]), !options.token.isEmpty,
            LinkSigner.areEqual(given, options.token)
        else { throw .missingToken }
    }

    /// The token after the scheme `Bearer` in any case and one space or more (RFC 9110 section 11.4); nil for other schemes.
    private static func bearerToken(_ credentials: String) -> String? {
        let parts = credentials.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1].drop { $0 == " " })
    }

    /// The scheme and authority of the links: as configured, else as the request says. `X-Forwarded-…` can be said by
    /// anybody and does not count.
    private static func base(_ call: Call, _ options: ServiceOptions) -> String {
        if !options.baseURL.isEmpty { return options.baseURL }
        let authority = call.request.target.authority ?? call.request.fields[.host] ?? ""
        return authority.isEmpty ? "" : "http://\(authority)"
    }

    private static func body(_ minter: LinkMinter, alt: String, first: Representation) -> [UInt8] {
        let path = minter.path(first)
        let url = minter.url(first)
        var json = JSONWriter()
        json.object { json in
            let links = Representation.all.map { ($0.name, minter.url($0)) }
            let texts = [
                ("html", minter.html(alt: alt)), ("markdown", minter.markdown(alt: alt)),
            ]
            for (name, text) in [("path", path), ("url", url)] + links + texts {
                json.name(name)
                json.string(text)
            }
            guard url.utf8.count > mostCharacters else { return }
            json.name("warning")
            json.string(
                "The URL has \(url.utf8.count) characters; beyond \(mostCharacters) some programs cut or refuse it."
            )
        }
        return json.octets
    }
}
