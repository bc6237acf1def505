import Foundation
import GraphDocument
import GraphService
import HTTPServer
import HTTPWire

/// One line of JSON a request on standard error.
struct AccessLog: Sendable {
    let level: LogLevel
    let writer: LogWriter
    private let clock = TimestampClock()

    private static let mostTarget = 512
    /// Room for nearly every line.
    private static let usualOctets = 512

    init(level: LogLevel, writer: LogWriter) {
        self.level = level
        self.writer = writer
    }

    /// What the server is to tell, the metrics too.
    func events(_ metrics: Metrics) -> ServerEvents {
        var events = ServerEvents()
        events.connectionOpened = { [self] in
            metrics.connectionOpened()
            if level >= .debug { event("connection opened") }
        }
        events.connectionClosed = { [self] in
            metrics.connectionClosed()
            if level >= .debug { event("connection closed") }
        }
        events.acceptPaused = { [self] reason in
            metrics.acceptPaused()
            if level >= .error { event("accept paused", reason: reason) }
        }
        events.exchangeFinished = { [self] record in
            metrics.exchangeFinished(
                status: record.status,
                bytes: record.bytes,
                seconds: record.duration / .seconds(1),
                log: record.log,
                isClientAbort: record.isClientAbort
            )
            finished(record)
        }
        return events
    }

    /// Writes what happened beside the requests.
    func event(_ name: String, reason: String? = nil) {
        write { json in
            json.name("event")
            json.string(name)
            guard let reason else { return }
            json.name("reason")
            json.string(reason)
        }
    }

    private func finished(_ record: ExchangeRecord) {
        let isOurFault = record.status.map { $0.code >= 500 } ?? false
        guard level >= (isOurFault ? .error : .info) else { return }
        write { json in Self.line(record, to: &json) }
    }

    private static func line(_ record: ExchangeRecord, to json: inout JSONWriter) {
        json.name("method")
        if let method = record.method { json.string(method.rawValue) } else { json.null() }
        json.name("target")
        if let target = record.target { json.string(bounded(target)) } else { json.null() }
        json.name("route")
        if let route = record.log.route { json.string(route) } else { json.null() }
        json.name("status")
        if let status = record.status { json.integer(status.code) } else { json.null() }
        json.name("bytes")
        json.integer(record.bytes)
        json.name("ms")
        json.length(record.duration / .milliseconds(1))
        json.name("stages")
        json.object { json in
            for stage in record.log.stages {
                json.name(stage.name)
                json.length(stage.milliseconds)
            }
        }
        json.name("requestID")
        json.string(record.requestID.description)
        if record.isClientAbort {
            json.name("clientAbort")
            json.bool(true)
        }
    }

    private static func bounded(_ target: String) -> String {
        target.utf8.count <= mostTarget ? target : target.prefix(mostTarget) + "…"
    }

    private func write(_ content: (inout JSONWriter) -> Void) {
        var json = JSONWriter(capacity: Self.usualOctets)
        json.object { json in
            json.name("time")
            json.string(clock.now)
            content(&json)
        }
        writer.write(json.octets)
    }
}
