import HTTPWire

extension GraphService {
    /// Answers with what `work` makes on a worker.
    func reply(
        _ call: Call,
        work: @escaping @Sendable (Workbench) throws(ServiceError) -> HTTPResponse
    ) {
        replies.board(
            port: call.port,
            work: { bench in Result { () throws(ServiceError) in try work(bench) } },
            land: { [self] result in
                switch result {
                case .success(let response): send(call, response)
                case .failure(let error): fail(call, error)
                }
            }
        )
    }

    /// What is so at this moment.
    var gauges: Metrics.Gauges {
        Metrics.Gauges(
            queueLength: queue.length,
            running: queue.running,
            waiting: answers.waiting + replies.waiting + documents.waiting + pictures.waiting,
            joined: answers.joined,
            cacheBytes: cache.bytes,
            cacheEntries: cache.count,
            cacheHits: cache.hits,
            cacheMisses: cache.misses
        )
    }
}
