extension ConnectionMachine {
    /// What is known of the request that is being read or answered.
    package struct Exchange: Sendable {
        /// nil until its head has been read.
        package internal(set) var method: HTTPMethod?
        /// As it was sent; nil until its head has been read.
        package internal(set) var target: String?
        /// When its first octet came.
        package internal(set) var start: Duration
        var version = HTTPVersion.http11
        var wantsClose = false

        init(start: Duration) {
            self.start = start
        }

        init(_ head: RequestHead, start: Duration) {
            method = head.method
            target = head.target.raw
            version = head.version
            self.start = start
            let mayStay = head.version != .http10 || head.fields.listContains(.connection, "keep-alive")
            wantsClose = !mayStay || head.fields.listContains(.connection, "close")
        }
    }

    /// An answer, as its octets were queued.
    package struct Answer: Hashable, Sendable {
        /// The request's method, if its request line could be read.
        package let method: HTTPMethod?
        /// The request's target as it was sent, if its request line could be read; visible ASCII, bounded by the limits.
        package let target: String?
        /// The status sent.
        package let status: HTTPStatus
        /// Octets of content sent.
        package let bodyCount: Int
        /// What the handler said about its work.
        package let log: ResponseLog
        /// When the first octet of the request came.
        package let start: Duration
        /// Whether the machine itself refused the request; the handler has not seen it.
        package let isRefusal: Bool
        /// The id that a refusal tells its client; the handler knows the ids of its own answers.
        package let refusalID: String?
    }
}
