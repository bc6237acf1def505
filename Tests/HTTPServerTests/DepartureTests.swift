import HTTPServer
import HTTPWire
import Synchronization
import TestSupport
import Testing

extension ServerTests {
    @Suite("Clients that leave or send too much")
    struct DepartureTests {
        @Test(
            "A refusal can be read by a client that is still sending",
            arguments: [
                "Content-Length: 10485760\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nA00000\r\n",
            ]
        )
        func tooLarge(framing: String) async throws {
            let server = try TestServer { $0.connection.limits.body = 1 << 20 }
            let client = try #require(RawClient(port: server.port))
            client.send("POST /graph HTTP/1.1\r\nHost: a\r\n\(framing)")
            client.send([UInt8](repeating: 0x20, count: 10 << 20), seconds: 3)
            let answer = client.answer()
            #expect(answer?.status == 413)
            #expect(answer?["connection"] == "close")
            #expect(answer.map { $0.violations(hasBody: true) } == [])
            #expect(try await eventually { server.log.closed == 1 })
            #expect(server.served == 0)
        }

        @Test(
            "A reset at any moment frees the connection and is counted",
            arguments: [
                ("GET /healthz HTTP/1.1\r\nHost: a\r\n", 0),
                ("POST /graph HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc", 0),
                ("GET /gone HTTP/1.1\r\nHost: a\r\n\r\n", 1), ("GET /large HTTP/1.1\r\nHost: a\r\n\r\n", 1),
            ]
        )
        func reset(text: String, aborts: Int) async throws {
            let server = try TestServer()
            do {
                let client = try #require(RawClient(port: server.port, receiveBuffer: 4096))
                client.resetOnClose()
                client.send(text.utf8, reading: false)
                #expect(try await eventually { server.log.opened == 1 && server.served == aborts })
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(try await eventually(within: .seconds(1)) { server.log.closed == 1 })
            #expect(server.log.records.filter(\.isClientAbort).count == aborts)
            let next = try #require(RawClient(port: server.port))
            next.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(next.answer()?.status == 200)
        }

        @Test("An exchange learns that its client has gone")
        func abandoned() async throws {
            let server = try TestServer()
            do {
                let client = try #require(RawClient(port: server.port))
                client.resetOnClose()
                client.send("GET /gone HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try await eventually { server.served == 1 })
            }
            #expect(try await eventually { server.abandoned == 1 })
        }

        @Test("A body cut short by a half-close never reaches the responder")
        func halfClose() async throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("POST /graph HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc")
            client.halfClose()
            #expect(client.answer()?.status == 400)
            #expect(server.served == 0)
            #expect(try await eventually { server.log.closed == 1 })
        }

        @Test("The first answer counts, a second one is dropped")
        func twice() throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("GET /twice HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(client.answer()?.text == "first")
            #expect(client.answer()?.text == "ok")
            #expect(server.responder.answeredTwice.withLock { $0 } == [true, false])
        }

        @Test("An exchange that is dropped without an answer ends its connection")
        func forgotten() throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("GET /forgotten HTTP/1.1\r\nHost: a\r\n\r\n")
            client.receiveAll(seconds: 3)
            #expect(client.end == .closed && client.received.isEmpty)
        }
    }
}
