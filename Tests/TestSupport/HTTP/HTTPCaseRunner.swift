import Foundation

/// Plays exchanges against a server on this machine and says what is wrong with its answers.
package struct HTTPCaseRunner: Sendable {
    /// How the client's octets are cut into writes.
    package enum Delivery: Hashable, Sendable, CaseIterable {
        /// In one write.
        case whole
        /// One octet a write; only cases below 3,000 octets are played so.
        case octets
        /// Cut at random places that depend on the case alone.
        case pieces
    }

    private static let followUp = "GET /healthz HTTP/1.1\r\nHost: localhost:8080\r\n\r\n"
    private static let longestByOctets = 3000

    private let port: UInt16
    private let patience: Double

    /// A runner for a server on a port of this machine that waits so many seconds for an answer that is due.
    package init(port: UInt16, patience: Double = 4) {
        self.port = port
        self.patience = patience
    }

    /// Plays every case in every delivery, several at a time, on threads of its own.
    /// - Returns: One line a fault; empty when all is well.
    package func failures(of cases: [HTTPCase], threads: Int = 24) async -> [String] {
        let plays = cases.flatMap { one in Delivery.allCases.map { (one, $0) } }.filter { one, delivery in
            delivery != .octets || one.octets.count < Self.longestByOctets
        }
        return await withTaskGroup(of: [String].self) { group in
            for thread in 0..<threads {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            let share = stride(from: thread, to: plays.count, by: threads)
                            continuation.resume(returning: share.flatMap { failures(of: plays[$0].0, plays[$0].1) })
                        }
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// Plays one case in one delivery.
    package func failures(of one: HTTPCase, _ delivery: Delivery) -> [String] {
        guard let client = RawClient(port: port) else { return ["\(one.id) \(delivery): connection refused"] }
        var faults: [String] = []
        deliver(one, delivery, to: client)
        if one.eof == true { client.halfClose() }
        let answers = readAnswers(one, client, &faults)
        checkStatuses(one, answers, client, &faults)
        for answer in answers { checkFields(one, answer, &faults) }
        checkEnd(one, answers, client, &faults)
        if !isHealthy { faults.append("no healthy answer on a fresh connection afterwards") }
        return faults.map { "\(one.id) \(delivery): \($0)" }
    }

    private func deliver(_ one: HTTPCase, _ delivery: Delivery, to client: RawClient) {
        let octets = one.octets
        switch delivery {
        case .whole: client.send(octets)
        case .octets: for octet in octets { client.send([octet]) }
        case .pieces:
            var random = SeededGenerator(seed: one.id.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) })
            var rest = octets[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...max(2, octets.count / 3), using: &random))
                rest = rest.dropFirst(piece.count)
                client.send(piece)
            }
        }
    }

    /// Final answers; interim ones are only checked.
    private func readAnswers(_ one: HTTPCase, _ client: RawClient, _ faults: inout [String]) -> [HTTPAnswer] {
        let wanted = one.expect_status.isEmpty ? 0 : one.seq?.count ?? 1
        var answers: [HTTPAnswer] = []
        let hasBody = one.no_body != true
        while answers.count <= wanted {
            let isWaiting = answers.count < wanted || one.expect_close == true
            if !isWaiting, one.expect_close == false { break }
            guard let answer = client.answer(hasBody: hasBody, seconds: isWaiting ? patience : 0.5) else { break }
            faults += answer.violations(hasBody: hasBody)
            if answer.status < 200 {
                if one.no_1xx == true { faults.append("an interim answer") }
                continue
            }
            answers.append(answer)
        }
        return answers
    }

    private func checkStatuses(
        _ one: HTTPCase,
        _ answers: [HTTPAnswer],
        _ client: RawClient,
        _ faults: inout [String]
    ) {
        if answers.isEmpty, one.silent_ok == true || one.expect_status.isEmpty, client.end == .closed { return }
        let statuses = answers.map(\.status)
        if let first = statuses.first, one.expect_status.contains(first) {
            // A first status outside the sequence means that the rest was refused with it.
            let sequence = one.seq.flatMap { $0.first?.contains(first) == true ? $0 : nil } ?? [one.expect_status]
            let isRight =
                statuses.count == sequence.count && zip(statuses, sequence).allSatisfy { $1.contains($0) }
            if isRight, statuses.count <= one.max_responses ?? .max { return }
        }
        faults.append("statuses \(statuses), connection \(client.end), rest \(client.received.count) octets")
    }

    private func checkFields(_ one: HTTPCase, _ answer: HTTPAnswer, _ faults: inout [String]) {
        for (name, part) in one.hdr ?? [:] where answer[name]?.lowercased().contains(part.lowercased()) != true {
            faults.append("\(name) is \(answer[name] ?? "missing")")
        }
        if let name = one.no_hdr, answer[name] != nil { faults.append("\(name) is there") }
        if let part = one.no_hdr_value, answer.fields.contains(where: { $0.value.contains(part) }) {
            faults.append("a field holds \(part.debugDescription)")
        }
        if let part = one.not_in_body, answer.text.contains(part) { faults.append("the content holds \(part)") }
    }

    private func checkEnd(_ one: HTTPCase, _ answers: [HTTPAnswer], _ client: RawClient, _ faults: inout [String]) {
        if client.end == .reset { faults.append("reset") }
        let isSaid = answers.last?["connection"]?.lowercased() == "close"
        if one.expect_close != false, client.end == .open {
            client.receive(seconds: one.expect_close == true ? patience : 0.5)
        }
        if client.end == .closed, !isSaid, !answers.isEmpty, one.eof != true {
            faults.append("closed without Connection: close")
        }
        switch one.expect_close {
        case true?:
            if client.end != .closed { faults.append("still open") }
        case false?:
            client.send(Self.followUp)
            let answer = client.answer()
            if answer?.status != 200 {
                faults.append("the connection is of no use: \(answer?.statusLine ?? "no answer")")
            }
        case nil:
            break
        }
    }

    private var isHealthy: Bool {
        guard let client = RawClient(port: port) else { return false }
        client.send(Self.followUp)
        return client.answer(seconds: 1)?.status == 200
    }
}
