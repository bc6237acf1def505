import HTTPServer
import HTTPWire
import TestSupport
import Testing

private let get = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"

extension ServerTests {
    @Suite("Listening and draining")
    struct ServerLifeTests {
        @Test("A port that is taken is an error that names the call and the address")
        func portTaken() throws {
            let server = try TestServer()
            let error = #expect(throws: SystemError.self) { try TestServer { $0.port = server.port } }
            #expect(error?.call == "bind 127.0.0.1:\(server.port)")
        }

        @Test("A host that is none is an error that names it")
        func unknownHost() {
            let error = #expect(throws: SystemError.self) { try TestServer { $0.host = "256.0.0.1" } }
            #expect(error?.call == "resolve 256.0.0.1")
        }

        @Test("A name and an IPv6 wildcard can be listened on", arguments: ["localhost", "::", "0.0.0.0"])
        func hosts(host: String) throws {
            let server = try TestServer { $0.host = host }
            let client = try #require(RawClient(port: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
        }

        @Test("Beyond the limit connections wait, the others are served, and the next one's turn comes")
        func connectionLimit() throws {
            let server = try TestServer { $0.connections = 2 }
            let first = try #require(RawClient(port: server.port))
            var second = RawClient(port: server.port)
            let third = try #require(RawClient(port: server.port))
            for client in [first, second].compactMap(\.self) {
                client.send(get)
                #expect(client.answer()?.status == 200)
            }
            third.send(get)
            #expect(third.answer(seconds: 0.3) == nil)
            #expect(server.server.openConnections == 2)
            first.send(get)
            #expect(first.answer()?.status == 200)
            second = nil
            #expect(third.answer(seconds: 2)?.status == 200)
            #expect(server.log.pauses.count <= 2)
            #expect(server.log.pauses.first == "the limit of 2 connections is reached")
        }

        @Test("Bodies that are too large together are refused one by one, and the room comes back")
        func bodyMemory() throws {
            let server = try TestServer { $0.bodyMemory = 100_000 }
            let head = "POST /graph HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n"
            let piece = String(repeating: " ", count: 80_000)
            let first = try #require(RawClient(port: server.port))
            first.send(head + piece)
            #expect(first.answer(seconds: 0.3) == nil)
            let second = try #require(RawClient(port: server.port))
            second.send(head + piece)
            let refusal = second.answer()
            #expect(refusal?.status == 503 && refusal?["connection"] == "close")
            first.send(String(repeating: " ", count: 10_000))
            #expect(first.answer()?.status == 422)
            first.send(head + piece)
            #expect(first.answer(seconds: 0.3) == nil)
        }

        @Test("Large answers that nobody reads make room for small ones only, until they are read or cut")
        func answerMemory() async throws {
            let server = try TestServer { $0.answerMemory = 4 << 20 }
            let large = "GET /large HTTP/1.1\r\nHost: a\r\n\r\n"
            let lazy = try #require(RawClient(port: server.port, receiveBuffer: 4096))
            lazy.send(large)
            let other = try #require(RawClient(port: server.port))
            let isRefused = try await eventually {
                other.send(large)
                return other.answer()?.status == 503
            }
            #expect(isRefused)
            other.send(get)
            #expect(other.answer()?.status == 200)
            #expect(lazy.answer(seconds: 20)?.body.count == 4 << 20)
            other.send(large)
            #expect(other.answer()?.body.count == 4 << 20)
        }

        @Test("Connections that come and go leave nothing behind")
        func churn() async throws {
            let server = try TestServer()
            for _ in 0..<1000 {
                let client = try #require(RawClient(port: server.port))
                client.send("GET /healthz HTTP/1.0\r\n\r\n")
                client.receiveAll(seconds: 4)
                #expect(client.end == .closed && !client.received.isEmpty)
            }
            #expect(try await eventually { server.log.closed == 1000 })
            #expect(server.server.openConnections == 0)
            #expect(server.log.records.count == 1000)
        }

        @Test("A drain refuses new connections, answers what is here or crosses it, and ends")
        func drain() async throws {
            let server = try TestServer { $0.connection.drainGrace = .seconds(10) }
            let port = server.port
            let busy = try #require(RawClient(port: port))
            busy.send("GET /later HTTP/1.1\r\nHost: a\r\n\r\n")
            let crossing = try #require(RawClient(port: port))
            crossing.send(get)
            #expect(crossing.answer()?["connection"] == nil)
            #expect(try await eventually { server.served == 2 })
            server.beginDrain()
            #expect(try await eventually { RawClient(port: port) == nil })
            // The loops hear of the drain a moment after the port is closed.
            var crossed: HTTPAnswer?
            for _ in 0..<100 where crossed?["connection"] == nil {
                crossing.send(get)
                crossed = crossing.answer()
            }
            #expect(crossed?.status == 200 && crossed?["connection"] == "close")
            let late = busy.answer()
            #expect(late?.text == "later" && late?["connection"] == "close")
            for client in [busy, crossing] {
                client.receiveAll(seconds: 3)
                #expect(client.end == .closed)
                client.halfClose()
            }
            #expect(try await eventually { server.outcome == .finished })
            #expect(server.server.openConnections == 0)
        }

        @Test("A drain closes what is idle after its grace")
        func drainIdle() async throws {
            let server = try TestServer { $0.connection.drainGrace = .milliseconds(100) }
            let client = try #require(RawClient(port: server.port))
            client.send(get)
            #expect(client.answer()?.status == 200)
            server.beginDrain()
            client.receiveAll(seconds: 3)
            #expect(client.end == .closed && client.received.isEmpty)
            #expect(try await eventually { server.outcome == .finished })
        }

        @Test("A drain that takes too long cuts what is left")
        func drainLimit() async throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("GET /gone HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await eventually { server.served == 1 })
            server.beginDrain(limit: .milliseconds(200))
            #expect(try await eventually { server.outcome == .cut(1) })
            client.receiveAll(seconds: 2)
            #expect(client.end != .open && client.received.isEmpty)
        }

        @Test(
            "A refusal is told and recorded under the client's id if that has been read, else under a new one",
            arguments: [
                ("X-Request-ID: abc\r\nContent-Length: x\r\n\r\n", 400, "abc"),
                ("X-Request-ID: abc\r\nContent-Length: 999999999\r\n\r\n", 413, "abc"),
                ("X-Request-ID: abc\r\nTransfer-Encoding: chunked\r\n\r\nG", 400, "abc"),
                ("X-Request-ID: abc\r\nExpect: tea\r\n\r\n", 417, "abc"),
                ("X y\r\nX-Request-ID: abc\r\n\r\n", 400, nil),
                ("X-Request-ID: a b\r\nContent-Length: x\r\n\r\n", 400, nil),
            ]
        )
        func refusalID(rest: String, status: Int, id: String?) async throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("POST /graph HTTP/1.1\r\nHost: a\r\n" + rest)
            let answer = try #require(client.answer())
            #expect(answer.status == status)
            let told = try #require(answer["x-request-id"])
            #expect(answer.fields.filter { $0.name == "x-request-id" }.count == 1)
            #expect(id == nil ? told.contains("-") : told == id)
            #expect(try await eventually { server.log.records.map(\.requestID.description) == [told] })
        }

        @Test("Every answer is recorded with its request, its id and what it says of itself")
        func records() async throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("GET /nope?x HTTP/1.1\r\nHost: a\r\nX-Request-ID: abc.DEF-1_2\r\n\r\n")
            #expect(client.answer()?.status == 404)
            client.send("GET /later HTTP/1.1\r\nHost: a\r\nX-Request-ID: a b\r\n\r\n")
            #expect(client.answer()?.status == 200)
            client.send("BAD\r\n")
            let refusal = client.answer()
            #expect(refusal?.status == 400)
            client.halfClose()
            server.beginDrain()
            #expect(try await eventually { server.outcome == .finished })
            let records = server.log.records
            #expect(records.map(\.status?.code) == [404, 200, 400])
            #expect(records.map(\.target) == ["/nope?x", "/later", nil])
            #expect(records.map(\.isRefusal) == [false, false, true])
            #expect(records.first?.requestID.description == "abc.DEF-1_2")
            #expect(Set(records.map(\.requestID)).count == 3)
            #expect(records.last?.requestID.description == refusal?["x-request-id"])
            #expect(records.dropFirst().first.map { $0.bytes == 5 && $0.duration >= .milliseconds(140) } == true)
        }
    }
}
