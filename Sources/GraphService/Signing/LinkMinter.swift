import GraphDocument
import GraphLayout

/// Makes the links of one graph.
struct LinkMinter {
    let document: GraphDocument
    let limits: GraphLimits
    /// Seconds since 1970; nil for never.
    let expires: Int?
    /// Scheme and authority.
    let base: String
    let signer: LinkSigner?
    /// Octets of the longest path that is minted.
    let longest: Int

    private let payload: String

    /// - Throws: A fault of the graph when a path would be longer than `longest`.
    init(
        document: GraphDocument,
        limits: GraphLimits,
        expires: Int?,
        base: String,
        signer: LinkSigner?,
        longest: Int
    ) throws(ServiceError) {
        self.document = document
        self.limits = limits
        self.expires = expires
        self.base = base
        self.signer = signer
        self.longest = longest
        payload = Self.payload(document, expires)
        let octets = Representation.all.map { path($0).utf8.count }.max() ?? 0
        guard octets <= longest else {
            let detail = "makes a path of \(octets) octets, more than \(longest); ORDINATE_MAX_TARGET raises this limit"
            throw .graph(.faults([GraphFault(pointer: "", detail: detail)]))
        }
    }

    private static func payload(_ document: GraphDocument, _ expires: Int?) -> String {
        let json = document.canonicalJSON()
        return CompactPath.encode(expires.map { ExpiringGraph.wrap(json, expires: $0) } ?? json)
    }

    /// The path in one output.
    func path(_ representation: Representation) -> String { path(payload, representation) }

    /// The path with scheme and authority.
    func url(_ representation: Representation) -> String { base + path(representation) }

    private func path(_ payload: String, _ representation: Representation) -> String {
        let name = "\(payload).\(representation.name)"
        guard let signer else { return "/g/\(name)" }
        return "/g/\(signer.signature(of: name))/\(name)"
    }

    /// An `<img>` in the size of the graph, with finer images for finer screens.
    func html(alt: String) -> String {
        let size = document.spec.size
        let finer = [1.0, 2, 3].compactMap { scale -> String? in
            guard let document = scaled(scale) else { return nil }
            let path = path(Self.payload(document, expires), .png)
            return path.utf8.count <= longest ? "\(base)\(path) \(Int(scale))x" : nil
        }
        let attributes = [
            ("src", url(.png)), ("srcset", finer.joined(separator: ", ")), ("width", Self.whole(size.width)),
            ("height", Self.whole(size.height)), ("alt", alt),
        ]
        return "<img " + attributes.map { "\($0.0)=\"\(Self.escaped($0.1))\"" }.joined(separator: " ") + ">"
    }

    /// An image in Markdown.
    func markdown(alt: String) -> String {
        let text = alt.reduce(into: "") { text, character in
            if "[]\\`*_<>".contains(character) { text.append("\\") }
            text.append(character.isNewline ? " " : character)
        }
        return "![\(text)](\(url(.png)))"
    }

    /// The graph at another pixel ratio; nil when that is beyond a limit.
    ///
    /// The canonical text says `scale` at most once and only in its top level, and no string of it can hold an
    /// unescaped quotation mark.
    private func scaled(_ scale: Double) -> GraphDocument? {
        var text = String(decoding: document.canonicalJSON(), as: UTF8.self)
        if let given = text.firstRange(of: /"scale":[0-9.]+,?/) { text.removeSubrange(given) }
        if text.hasSuffix(",}") { text.replaceSubrange(text.index(text.endIndex, offsetBy: -2)..., with: "}") }
        let rest = text.dropFirst()
        let separator = rest == "}" ? "" : ","
        return try? GraphDocument.read(json: Array("{\"scale\":\(scale)\(separator)\(rest)".utf8), limits: limits)
    }

    private static func whole(_ length: Double) -> String {
        Int(exactly: length).map(String.init) ?? length.description
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
    }
}
