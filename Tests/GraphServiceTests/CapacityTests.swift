import Foundation
import GraphRendering
import HTTPWire
import Synchronization
import Testing

@testable import GraphService

@Suite struct CapacityTests {
    /// A gate that holds a worker until it is opened.
    private final class Gate: Sendable {
        private let isOpen = Atomic(false)
        let entered = Atomic(0)

        func open() { isOpen.store(true, ordering: .releasing) }

        func pass() {
            entered.add(1, ordering: .relaxed)
            while !isOpen.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.001) }
        }

        func waitForEntry() {
            while entered.load(ordering: .relaxed) == 0 { Thread.sleep(forTimeInterval: 0.001) }
        }
    }

    private func service(_ change: (inout ServiceOptions) -> Void = { _ in }) throws -> GraphService {
        var options = ServiceOptions()
        options.workers = 1
        change(&options)
        return try GraphService(options: options)
    }

    /// Keeps the only worker of a service busy.
    private func block(_ service: GraphService) -> Gate {
        let gate = Gate()
        #expect(service.queue.submit(.init(isWanted: { true }, run: { _ in gate.pass() })))
        gate.waitForEntry()
        return gate
    }

    private func request(_ points: String) throws -> HTTPRequest {
        try HTTPRequest(method: .get, target: "/graph.png?points=\(points)")
    }

    @Test func `equal requests are drawn once and different ones each`() async throws {
        let service = try service()
        let gate = block(service)
        let equal = try (0..<20).map { _ in service.begin(try request("1,2")) }
        let other = service.begin(try request("3,4"))
        #expect(service.queue.length == 2)
        gate.open()
        let bodies = await collect(equal)
        #expect(Set(bodies).count == 1)
        #expect(await other.response.status == .ok)
        #expect(service.answers.joined == 19)
        #expect(equal.allSatisfy { $0.count == 1 })
    }

    private func collect(_ ports: [TestPort]) async -> [[UInt8]] {
        var bodies: [[UInt8]] = []
        for port in ports { bodies.append(await port.response.body) }
        return bodies
    }

    @Test func `a full queue refuses at once and the last place is taken`() async throws {
        let service = try service { $0.backlog = 3 }
        let gate = block(service)
        let taken = try (0..<3).map { service.begin(try request("\($0)")) }
        #expect(taken.allSatisfy { $0.answer == nil })
        let refused = service.begin(try request("99"))
        #expect(refused.answer?.status == .serviceUnavailable)
        #expect(refused.answer?.fields[.retryAfter] == "1")
        #expect(refused.answer?.fields[.contentType] == ProblemDocument.contentType)
        #expect(try await service.ask(.get, "/readyz").status == .ok)
        gate.open()
        for port in taken { #expect(await port.response.status == .ok) }
        #expect(try await service.ask(.get, "/graph.png?points=99").status == .ok)
    }

    @Test func `a full queue refuses before a graph is read, but gives what is kept for the same GET`() async throws {
        let service = try service { $0.backlog = 1 }
        let first = try await service.ask(.get, "/graph.png?points=1,2")
        let gate = block(service)
        let taken = service.begin(try request("5"))
        #expect(service.begin(try request("no")).answer?.status == .serviceUnavailable)
        let tag = try #require(first.fields[.eTag])
        let target = "/graph.png?points=1,2"
        let unchanged = try HTTPRequest(method: .get, target: target, fields: [.accept: "*/*", .ifNoneMatch: tag])
        #expect(service.begin(unchanged).answer?.status == .serviceUnavailable)
        let again = service.begin(try request("1,2")).answer
        #expect(again?.status == .ok)
        #expect(again?.body == first.body)
        gate.open()
        #expect(await taken.response.status == .ok)
        // Answered once while there was time, that wish is known as well.
        #expect(service.begin(unchanged).answer?.status == .notModified)
        let second = block(service)
        let waiting = service.begin(try request("6"))
        #expect(service.begin(unchanged).answer?.status == .notModified)
        second.open()
        #expect(await waiting.response.status == .ok)
        #expect(try await service.ask(.get, "/graph.png?points=no").status == .unprocessableContent)
    }

    @Test func `a full queue is told at once, in a picture to those who want one`() async throws {
        let service = try service {
            $0.backlog = 1
            // The tests run beside others that may keep this one from going on.
            $0.renderLimit = .seconds(3600)
        }
        let gate = block(service)
        let taken = service.begin(try request("1"))
        let wanting = try (0..<3).map { index in
            try HTTPRequest(method: .get, target: "/graph.png?points=\(index + 2)", fields: [.secFetchDest: "image"])
        }
        let refused = wanting.map(service.begin)
        for port in refused {
            let response = await port.response
            #expect(response.status == .serviceUnavailable)
            #expect(response.fields[.retryAfter] == "1")
        }
        #expect(refused.count { $0.answer?.fields[.contentType] == "image/png" } == 3)
        gate.open()
        #expect(await taken.response.status == .ok)
    }

    @Test func `only who was there to hear it counts as turned away`() async throws {
        let service = try service {
            $0.backlog = 2
            $0.renderLimit = .milliseconds(50)
        }
        let gate = block(service)
        let gone = service.begin(try request("1"))
        gone.abandon()
        _ = await gone.response
        #expect(!(try await service.ask(.get, "/metrics").text.contains("reason=")))
        let late = service.begin(try request("2"))
        #expect(await late.response.status == .serviceUnavailable)
        #expect(try await service.ask(.get, "/metrics").text.contains(#"reason="deadline"} 1"#))
        gate.open()
    }

    @Test func `what nobody waits for keeps no place in the queue`() async throws {
        let service = try service { $0.backlog = 2 }
        let gate = block(service)
        let gone = try (0..<2).map { service.begin(try request("\($0)")) }
        for port in gone { port.abandon() }
        #expect(service.gauges.waiting == 0)
        try await Task.sleep(for: .milliseconds(60))
        let live = try (5..<7).map { service.begin(try request("\($0)")) }
        #expect(live.allSatisfy { $0.answer == nil })
        #expect(service.queue.length == 2)
        #expect(service.begin(try request("9")).answer?.status == .serviceUnavailable)
        gate.open()
        for port in live { #expect(await port.response.status == .ok) }
    }

    @Test func `a drawing that was given up does not answer for the next one like it`() async throws {
        let service = try service()
        let flights = Flights<Int>(queue: service.queue, limit: .seconds(10))
        let (begun, givenUp) = (Gate(), Gate())
        let answers = Mutex<[Int]>([])
        let land: Flights<Int>.Landing = { result in answers.withLock { $0.append((try? result.get()) ?? 0) } }
        let gone = TestPort()
        flights.board(
            "key",
            port: gone,
            work: { bench in
                begun.pass()
                #expect(!bench.renderer.isWanted())
                givenUp.pass()
                return .failure(.deadlinePassed)
            },
            land: land
        )
        begun.waitForEntry()
        gone.abandon()
        begun.open()
        givenUp.waitForEntry()
        flights.board("key", port: TestPort(), work: { _ in .success(7) }, land: land)
        givenUp.open()
        while flights.waiting > 0 { await Task.yield() }
        #expect(answers.withLock(\.self) == [0, 7])
    }

    @Test func `what nobody waits for is not drawn`() async throws {
        let service = try service()
        let gate = block(service)
        let gone = service.begin(try request("5,6"))
        let half = try [service.begin(request("7,8")), service.begin(request("7,8"))]
        gone.abandon()
        half[0].abandon()
        gate.open()
        #expect(await half[1].response.status == .ok)
        #expect(await gone.response.status == .serviceUnavailable)
        #expect(service.cache.count == 1)
        #expect(service.answers.waiting == 0)
    }

    @Test func `a request that waits too long is answered 503 while the worker is busy`() async throws {
        let service = try service { $0.renderLimit = .milliseconds(30) }
        let gate = block(service)
        let late = service.begin(try request("1"))
        #expect(await late.response.status == .serviceUnavailable)
        #expect(late.answer?.fields[.retryAfter] == "1")
        gate.open()
        while service.queue.running + service.queue.length > 0 { await Task.yield() }
        #expect(late.count == 1)
        #expect(service.cache.count == 0)
        #expect(service.answers.waiting == 0)
    }

    @Test func `cheap answers come at once while all workers are busy`() async throws {
        let service = try service()
        _ = try await service.ask(.get, "/graph.png?points=1,2")
        let gate = block(service)
        for target in ["/healthz", "/readyz", "/metrics", "/", "/openapi.yaml", "/graph.png?points=1,2", "/none"] {
            let port = service.begin(try HTTPRequest(method: .get, target: target))
            #expect(port.answer?.status == (target == "/none" ? .notFound : .ok), "\(target)")
        }
        gate.open()
    }

    @Test func `a large body is read by a worker`() async throws {
        let service = try service()
        let gate = block(service)
        let body = #"{"points":[\#((0..<20_000).map(String.init).joined(separator: ","))]}"#
        let port = service.begin(try HTTPRequest(method: .post, target: "/graph.png", body: Array(body.utf8)))
        #expect(port.answer == nil)
        gate.open()
        #expect(await port.response.status == .ok)
        let again = try await service.ask(.post, "/graph.png", body: body)
        #expect(again.fields[.serverTiming]?.contains("cache;desc=hit") == true)
    }
}
