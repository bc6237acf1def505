import Foundation
import TestSupport
import Testing

/// The program when something runs out.
@Suite struct ExhaustionTests {
    @Test(arguments: [
        (["--max-connections", "4096"], "accept: Too many open files"), ([], "the limit of 32 connections"),
    ])
    func `without a descriptor left, open connections are served and the rest wait their turn`(
        arguments: [String],
        reason: String
    ) throws {
        let service = try RunningService(arguments, openFiles: 64)
        let early = try #require(RawClient(port: service.port))
        early.send(RunningService.request("GET", "/healthz"))
        #expect(early.answer()?.status == 200)
        var crowd = (0..<200).compactMap { _ in RawClient(port: service.port) }
        #expect(crowd.count == 200)
        usleep(300_000)
        let ticks = try service.processorTicks()
        for _ in 0..<20 {
            early.send(RunningService.request("GET", "/healthz"))
            #expect(early.answer()?.status == 200)
            usleep(100_000)
        }
        // A loop that spins would have used all 200 ticks of the two seconds; the answers need some of them.
        #expect(try service.processorTicks() - ticks <= 20)
        let paused = try service.logLines(1).filter { $0.contains(#""event":"accept paused""#) }
        #expect((1...5).contains(paused.count), "\(paused)")
        #expect(paused.allSatisfy { $0.contains(reason) })
        crowd = []
        // Whoever comes while the crowd is still leaving may be turned away.
        let isServed = (0..<20).contains { _ in
            let late = RawClient(port: service.port)
            late?.send(RunningService.request("GET", "/healthz"))
            if late?.answer()?.status == 200 { return true }
            usleep(50_000)
            return false
        }
        #expect(isServed)
    }

    @Test func `a full queue refuses in less than 50 ms`() throws {
        let service = try RunningService(["--workers", "1", "--queue", "1"])
        var waiting = try (0..<12).map { index in
            let client = try #require(RawClient(port: service.port))
            client.send(RunningService.request("GET", "/graph.png?points=1,2,\(index)&width=4000&height=4000"))
            return (client, ContinuousClock.now)
        }
        var refusals: [Duration] = []
        var drawn = 0
        for _ in 0..<10_000 where !waiting.isEmpty {
            waiting.removeAll { client, start in
                guard let answer = client.answer(seconds: 0.001) else { return false }
                if answer.status == 503 { refusals.append(ContinuousClock.now - start) } else { drawn += 1 }
                return true
            }
        }
        // How many find room depends on how soon the worker takes the first.
        try #require(drawn >= 1 && refusals.count >= 5, "\(drawn) drawn, \(refusals)")
        // The quickest: the machine may be busy with something else, and a refusal that waited for a drawing is never quick.
        #expect(try #require(refusals.min()) < .milliseconds(50), "\(refusals)")
    }

    @Test func `ten thousand requests at once are answered in order, and unread answers take no memory`() throws {
        let service = try RunningService(["--max-requests", "20000", "--log", "error"])
        // Together more than the kernel takes off the client's hands.
        let padding = "X-Padding: " + String(repeating: "x", count: 1000)
        func request(_ number: Int) -> String {
            RunningService.request("GET", "/", fields: ["X-Request-ID: \(number)", padding])
        }
        let first = try #require(RawClient(port: service.port))
        for number in 0..<200 {
            first.send(request(number))
            #expect(first.answer()?.status == 200)
        }
        let before = try service.memory()
        let client = try #require(RawClient(port: service.port, receiveBuffer: 4096))
        let requests = Array((0..<10_000).map(request).joined().utf8)
        let sent = client.send(requests, seconds: 0.5, reading: false)
        #expect(sent < requests.count)
        #expect(try service.memory() - before < 2 << 20)
        var rest = requests.dropFirst(sent)
        let share = requests.count / 10_000 + 1
        for number in 0..<10_000 {
            // One for each answer: what is read while more is sent would pile up in this client, which then does not
            // read for so long that the server gives it up.
            client.send(rest.prefix(share))
            rest = rest.dropFirst(share)
            try #require(client.answer(seconds: 20)?["x-request-id"] == "\(number)")
        }
    }

    @Test func `a full queue refuses while it is full, and says when to come again`() throws {
        let service = try RunningService(["--workers", "1", "--queue", "1"])
        let clients = try (0..<4).map { index in
            let client = try #require(RawClient(port: service.port))
            client.send(
                RunningService.request("GET", "/graph.png?points=1,2,\(index)&width=4000&height=4000&errors=json")
            )
            return client
        }
        let answers = try clients.map { try #require($0.answer(seconds: 30)) }
        #expect(Set(answers.map(\.status)) == [200, 503])
        for refusal in answers where refusal.status == 503 {
            #expect(refusal["retry-after"] == "1")
            #expect(refusal["connection"] == nil)
            #expect(refusal["content-type"] == "application/problem+json")
        }
        // The refusals are logged before the drawing that was under way when they came.
        let statuses = try service.logLines(4).compactMap { line in
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["status"] as? Int
        }
        #expect(statuses.first == 503)
        #expect(try service.ask("GET", "/readyz").status == 200)
    }

    @Test func `connections that come and go leave nothing behind`() throws {
        let service = try RunningService(["--log", "error"])
        func visit(_ count: Int) throws {
            for index in 0..<count {
                let client = try #require(RawClient(port: service.port))
                client.send(RunningService.request("GET", "/healthz"))
                if index % 3 == 0 { client.resetOnClose() } else { #expect(client.answer()?.status == 200) }
            }
        }
        try visit(50)
        let before = try service.settledDescriptors(below: .max)
        try visit(2000)
        #expect(try service.settledDescriptors(below: before + 1) <= before)
    }
}
