/// Everything before the body of a request that has passed the parser.
package struct RequestHead: Hashable, Sendable {
    /// What is asked.
    package var method: HTTPMethod
    /// Of which resource.
    package var target: RequestTarget
    /// In which version.
    package var version: HTTPVersion
    /// The field lines, framing and Host already checked.
    package var fields: HTTPFields
}

/// A whole request: well-formed, its body read and decoded from its framing.
package struct HTTPRequest: Hashable, Sendable {
    /// What is asked.
    package var method: HTTPMethod
    /// Of which resource.
    package var target: RequestTarget
    /// In which version.
    package var version: HTTPVersion
    /// The field lines; trailers are dropped.
    package var fields: HTTPFields
    /// The content, empty when there was none.
    package var body: [UInt8]

    /// A request from its head and its content.
    package init(head: RequestHead, body: [UInt8]) {
        method = head.method
        target = head.target
        version = head.version
        fields = head.fields
        self.body = body
    }

    /// A request made by hand.
    /// - Throws: `ParseError` when `target` is not a request target.
    package init(
        method: HTTPMethod,
        target: String,
        fields: HTTPFields = [:],
        body: [UInt8] = []
    ) throws(ParseError) {
        self.method = method
        self.target = try RequestTarget(Array(target.utf8)[...], method: method)
        version = .http11
        self.fields = fields
        self.body = body
    }
}
