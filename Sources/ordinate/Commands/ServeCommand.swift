import Foundation
import GraphRendering
import GraphService
import HTTPServer
import HTTPWire

/// `ordinate serve`: the service behind its server, until a signal ends it.
struct ServeCommand {
    let configuration: Configuration

    /// - Returns: The exit code, when the service could not start; else the process ends in the drain.
    func run() -> Int32 {
        Allocator.returnLargeBlocks()
        for name in configuration.unknownVariables { StandardError.write("ordinate: \(name) is not a setting") }
        let writer = LogWriter()
        let log = AccessLog(level: configuration.logLevel, writer: writer)
        var options = configuration.service
        options.targetOctets = configuration.server.connection.limits.target
        if log.level >= .error { options.report = { log.event("rendering failed", reason: $0) } }
        let service: GraphService
        do throws(RenderingError) {
            service = try GraphService(options: options)
        } catch {
            StandardError.write("ordinate: \(Self.words(error))")
            return ExitCode.failure
        }
        let server: Server
        do throws(SystemError) {
            server = try Server(
                options: configuration.server,
                responder: Responder(service: service),
                failure: { service.response(to: $0) },
                events: log.events(service.metrics)
            )
        } catch {
            StandardError.write(
                "ordinate: cannot listen on \(configuration.server.host) port \(configuration.server.port): \(error.reason)"
            )
            return ExitCode.failure
        }
        let drain = Drain(server: server, service: service, log: writer, limit: configuration.drainLimit)
        let signals = DrainSignals(drain)
        greet(server.address)
        // Not `dispatchMain`: it opens a descriptor, and traps when the first clients have left none.
        withExtendedLifetime(signals) { () -> Never in while true { pause() } }
    }

    private func greet(_ address: ListenAddress) {
        let reachable = ["0.0.0.0": "127.0.0.1", "::": "[::1]"][address.host].map { "\($0):\(address.port)" }
        let base = "http://\(reachable ?? address.description)"
        print(
            """
            ordinate \(Ordinate.version) listens on http://\(address)
            curl -o graph.png \(base)/graph -d '{"points":[3,5.5,4,8,6],"labels":["Mon","Tue","Wed","Thu","Fri"]}' \
            -H 'Content-Type: application/json'
            """
        )
        // Whoever waits for the line may read a pipe, which is not flushed at the end of a line.
        fflush(nil)
    }

    private static func words(_ error: RenderingError) -> String {
        switch error {
        case .noFonts: "there is no font; install one, such as fonts-dejavu-core, or set ORDINATE_FONT_FOLDER"
        case .fontFolder(let path): "ORDINATE_FONT_FOLDER: there are no fonts in \(path)"
        default: "the renderer does not start: \(error)"
        }
    }
}
