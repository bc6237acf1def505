import Foundation
import TestSupport
import Testing

/// The end of the process.
@Suite struct DrainTests {
    @Test func `SIGTERM lets a request on an open connection finish and exits 0`() throws {
        let service = try RunningService()
        let client = try #require(RawClient(port: service.port))
        client.send(RunningService.request("GET", "/readyz"))
        #expect(client.answer()?.status == 200)
        service.signal(SIGTERM)
        usleep(50_000)
        client.send(RunningService.request("GET", "/readyz"))
        let answer = try #require(client.answer())
        #expect(answer.status == 503)
        #expect(answer["retry-after"] != nil)
        #expect(answer["connection"] == "close")
        #expect(RawClient(port: service.port) == nil)
        #expect(service.exitCode(within: 10) == 0)
    }

    @Test func `graphs that are being drawn are answered before the end`() throws {
        let service = try RunningService()
        let clients = try (0..<8).map { index in
            let client = try #require(RawClient(port: service.port))
            client.send(RunningService.request("POST", "/graph", body: Self.largeGraph(index)))
            return client
        }
        usleep(30_000)
        service.signal(SIGTERM)
        for client in clients {
            let answer = try #require(client.answer(seconds: 20))
            #expect(answer.status == 200)
            #expect(answer["connection"] == "close")
        }
        #expect(service.exitCode(within: 10) == 0)
    }

    /// Takes a worker so long that the signal comes before the answer.
    private static func largeGraph(_ index: Int) -> String {
        #"{"points":[1,2,\#(index)],"width":4000,"height":1000,"scale":2}"#
    }

    @Test func `a second signal does not wait`() throws {
        let service = try RunningService(["--drain-timeout", "60"])
        let client = try #require(RawClient(port: service.port))
        client.send("POST /graph HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        usleep(50_000)
        service.signal(SIGTERM)
        usleep(50_000)
        service.signal(SIGTERM)
        #expect(service.exitCode(within: 1) == 0)
    }
}
