import HTTPWire

/// One request on its way through its route.
struct Call: Sendable {
    let request: HTTPRequest
    let port: any ReplyPort
    /// nil when no route was found.
    let route: Route?
    /// The path as it stands in the table, whatever the method; nil when it does not.
    let template: PathTemplate?
    let match: PathTemplate.Match

    init(_ request: HTTPRequest, _ port: any ReplyPort, route: Route, match: PathTemplate.Match) {
        self.request = request
        self.port = port
        self.route = route
        template = route.template
        self.match = match
    }

    /// A request that no route takes.
    init(_ request: HTTPRequest, _ port: any ReplyPort, template: PathTemplate?) {
        self.request = request
        self.port = port
        route = nil
        self.template = template
        match = PathTemplate.Match()
    }

    /// The parameters of the route, without those of a graph.
    var parameters: ServiceParameters {
        ServiceParameters(
            query: request.target.query,
            names: route?.parameters ?? [],
            isWhole: route?.takes != .query,
            // A map has no path of its own that could be linked to.
            formats: route?.gives == .graph ? Representation.parameters : Representation.all
        )
    }

    /// Whether the answer could be shown in a page, where a problem document is an empty frame.
    var isForImage: Bool {
        if request.fields[.secFetchDest] == "image" { return true }
        guard route?.gives == .graph, request.method != .post, let list = request.fields.list(.accept) else {
            return false
        }
        let accept = AcceptHeader(list)
        // Browsers name image types that are not drawn here; what counts is that they ask for images at all.
        // Each is looked up among all that is accepted, so only as many as a browser would name are.
        let images = list.split(separator: ",").lazy.compactMap { MediaType(String($0)) }.filter { $0.type == "image" }
            .prefix(16)
        let words = [Representation.json.mediaType, ProblemDocument.mediaType]
        return Self.best(Array(images), accept) > Self.best(words, accept)
    }

    private static func best(_ types: [MediaType], _ accept: AcceptHeader) -> Int {
        types.map { accept.quality(of: $0) }.max() ?? 0
    }
}

extension HTTPRequest {
    /// The entity tag conditions of the request (RFC 9110 section 13.2.2).
    /// - Throws: `preconditionFailed` when `If-Match` names other tags only.
    /// - Returns: Whether the client has the answer of `tag` already.
    func isFresh(_ tag: EntityTag) throws(ServiceError) -> Bool {
        // A condition that cannot be read is not known to hold.
        if let list = fields.list(.ifMatch), EntityTagCondition(list)?.matchesStrongly(tag) != true {
            throw .preconditionFailed
        }
        guard let list = fields.list(.ifNoneMatch) else { return false }
        // Nearly always it is the one tag that was given, as it was given.
        return list == tag.description || EntityTagCondition(list)?.matchesWeakly(tag) ?? false
    }
}
