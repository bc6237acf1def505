/// An answer. The writer adds `Date`, `Content-Length` and `Connection`, and leaves the body out where there may be none.
package struct HTTPResponse: Hashable, Sendable {
    /// The outcome.
    package var status: HTTPStatus
    /// The fields, without those that the writer owns.
    package var fields: ResponseFields
    /// The content; for `HEAD` the content that `GET` would have had, so that the length is the same.
    package var body: [UInt8]
    /// What the access log and the metrics should say about it; never sent.
    package var log: ResponseLog

    /// An answer of the given parts.
    package init(
        status: HTTPStatus,
        fields: ResponseFields = [:],
        body: [UInt8] = [],
        log: ResponseLog = ResponseLog()
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.log = log
    }
}

/// What an answer says about its own making.
package struct ResponseLog: Hashable, Sendable {
    /// The time that one stage took.
    package struct Stage: Hashable, Sendable {
        /// `parse`, `layout`, `draw`, …
        package var name: String
        /// Milliseconds.
        package var milliseconds: Double

        /// A stage and its time.
        package init(name: String, milliseconds: Double) {
            self.name = name
            self.milliseconds = milliseconds
        }
    }

    /// The route's template, from the route table only; nil when no route was found.
    package var route: String?
    /// The stages in the order in which they ran.
    package var stages: [Stage]

    /// A log entry of the given parts.
    package init(route: String? = nil, stages: [Stage] = []) {
        self.route = route
        self.stages = stages
    }
}
