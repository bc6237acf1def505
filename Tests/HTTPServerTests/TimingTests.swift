import Glibc
import HTTPServer
import HTTPWire
import TestSupport
import Testing

private let get = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"

extension ServerTests {
    @Suite("Timing")
    struct TimingTests {
        @Test(
            "A client that waits with its body is told to go on; one that does not wait is served too",
            arguments: [true, false]
        )
        func expect(waits: Bool) throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            client.send("POST /graph HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 18\r\n\r\n")
            if waits {
                #expect(client.answer()?.status == 100)
                #expect(client.received.isEmpty)
            } else {
                usleep(1_000_000)
            }
            client.send(#"{"points":[1,2,3]}"#)
            let answer = client.answer()
            // Whether one who did not wait is told to go on depends on what comes first.
            #expect((answer?.status == 100 ? client.answer() : answer)?.status == 200)
        }

        @Test("Who waits is told to go on within a fifth of a second")
        func expectIsQuick() throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port))
            // The quickest of some: a machine that is busy with something else delays one of them at times, not all.
            let times = try (0..<5).map { _ in
                let start = ContinuousClock.now
                client.send("POST /graph HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n")
                let answer = try #require(client.answer())
                #expect(answer.status == 100)
                let time = ContinuousClock.now - start
                client.send("x")
                #expect(client.answer()?.status == 422)
                return time
            }
            #expect(try #require(times.min()) < .milliseconds(200))
        }

        @Test("A dribbled head is answered 408 at its deadline, however steadily it comes")
        func slowHead() throws {
            let server = try TestServer { $0.connection.head = .milliseconds(400) }
            let client = try #require(RawClient(port: server.port))
            let start = ContinuousClock.now
            for octet in get.utf8 where client.end == .open && client.received.isEmpty {
                client.send([octet])
                client.receive(seconds: 0.05)
            }
            let answer = client.answer()
            #expect(answer?.status == 408)
            let time = ContinuousClock.now - start
            #expect(time > .milliseconds(390) && time < .milliseconds(1400))
            #expect(answer?["connection"] == "close")
            client.receiveAll(seconds: 1)
            #expect(client.end == .closed)
        }

        @Test("Silence ends in silence, before the first request and after it", arguments: [false, true])
        func idle(isUsed: Bool) throws {
            let server = try TestServer { $0.connection.idle = .milliseconds(300) }
            let client = try #require(RawClient(port: server.port))
            if isUsed {
                client.send(get)
                #expect(client.answer()?.status == 200)
            }
            client.receiveAll(seconds: 3)
            #expect(client.end == .closed)
            #expect(client.received.isEmpty)
            let next = try #require(RawClient(port: server.port))
            next.send(get)
            #expect(next.answer()?.status == 200)
        }

        @Test("A body below the minimum rate is answered 408 after the grace")
        func slowBody() throws {
            let server = try TestServer { $0.connection.bodyGrace = .milliseconds(300) }
            let client = try #require(RawClient(port: server.port))
            client.send("POST /graph HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n")
            for _ in 0..<40 where client.received.isEmpty {
                client.send([0x20])
                client.receive(seconds: 0.05)
            }
            #expect(client.answer()?.status == 408)
            #expect(server.served == 0)
        }

        @Test("A client that does not read its answer is reset, others are served meanwhile")
        func slowReader() async throws {
            let server = try TestServer { $0.connection.write = .milliseconds(500) }
            let client = try #require(RawClient(port: server.port, receiveBuffer: 2048))
            client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n".utf8, reading: false)
            let other = try #require(RawClient(port: server.port))
            for _ in 0..<20 {
                other.send(get)
                #expect(other.answer(seconds: 1)?.status == 200)
                try await Task.sleep(for: .milliseconds(50))
            }
            client.receiveAll(seconds: 3)
            #expect(client.end == .reset)
            #expect(server.log.records.filter { $0.isClientAbort && $0.target == "/large" }.count == 1)
            #expect(server.log.closed == 1)
        }

        @Test("Answers pile up to a bound when they are not read, and come in order when they are")
        func pipelinedFlood() throws {
            let server = try TestServer()
            let count = 2000
            let client = try #require(RawClient(port: server.port, receiveBuffer: 4096))
            let requests = (0..<count).map { "GET /page?\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
            let sent = client.send(requests.utf8, seconds: 0.5, reading: false)
            #expect(server.served < count / 2)
            client.send(requests.utf8.dropFirst(sent))
            var wrong = 0
            for index in 0..<1000 where client.answer()?["etag"] != "\(index)" { wrong += 1 }
            #expect(wrong == 0)
            client.receiveAll(seconds: 5)
            #expect(client.end == .closed, "a connection ends after 1,000 requests")
            #expect(server.served == 1000)
        }

        @Test("A large answer comes whole through a small window")
        func largeAnswer() throws {
            let server = try TestServer()
            let client = try #require(RawClient(port: server.port, receiveBuffer: 4096))
            client.send("GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            client.receiveAll(seconds: 20)
            let answer = client.answer()
            #expect(answer?.body == [UInt8](repeating: 7, count: 4 << 20))
        }

        @Test("The last request of a connection is answered with close")
        func requestLimit() throws {
            let server = try TestServer { $0.connection.requests = 3 }
            let client = try #require(RawClient(port: server.port))
            for index in 1...3 {
                client.send(get)
                #expect(client.answer()?["connection"] == (index == 3 ? "close" : nil))
            }
            client.receiveAll(seconds: 2)
            #expect(client.end == .closed)
        }
    }
}
