import HTTPWire
import TestSupport
import Testing

@Suite("Connection: octets from outside")
struct ConnectionFuzzTests {
    /// What a client sees when its octets come in pieces of the given sizes and every request is answered at once.
    private func statuses(_ octets: [UInt8], pieces: () -> Int) -> [String] {
        var talk = Conversation { $0.limits.body = 4096 }
        var found: [String] = []
        func answer(_ words: [String]) {
            var words = words
            while true {
                found += words.filter { !$0.hasPrefix("send 100") }
                guard words.last?.hasPrefix("dispatch") == true else { return }
                words = talk.handler()
            }
        }
        var rest = octets[...]
        while !rest.isEmpty {
            let piece = rest.prefix(pieces())
            rest = rest.dropFirst(piece.count)
            answer(talk.client(Array(piece)))
        }
        answer(talk.clientCloses())
        return found
    }

    /// Statuses and requests; how the end of a connection comes about depends on the pieces.
    private func essence(_ words: [String]) -> [String] {
        words.filter { $0.hasPrefix("dispatch") || $0.hasPrefix("answered") }
    }

    @Test("A mutated exchange ends, and is understood alike in one piece, in octets and in random pieces")
    func mutations() throws {
        let cases = try HTTPCase.all().map(\.octets).filter { !$0.isEmpty && $0.count < 600 }
        var random = SeededGenerator(seed: 1)
        for round in 0..<4000 {
            var octets = cases[round % cases.count]
            for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&octets, cases, &random) }
            let whole = statuses(octets) { .max }
            #expect(whole.last == "close", "\(whole) for \(octets)")
            let expected = essence(whole)
            let pieces = essence(statuses(octets) { Int.random(in: 1...40, using: &random) })
            #expect(pieces == expected, "\(String(decoding: octets, as: UTF8.self).debugDescription)")
            if round % 4 == 0 { #expect(essence(statuses(octets) { 1 }) == expected) }
        }
    }

    private func mutate(_ octets: inout [UInt8], _ cases: [[UInt8]], _ random: inout SeededGenerator) {
        let index = Int.random(in: 0...octets.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: octets.insert(UInt8.random(in: 0...255, using: &random), at: index)
        case 1: octets.insert(contentsOf: [0x0D, 0x0A].prefix(Int.random(in: 1...2, using: &random)), at: index)
        case 2 where index < octets.count: octets[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 3: octets.removeSubrange(index..<min(octets.count, index + Int.random(in: 1...8, using: &random)))
        default:
            let other = cases[Int.random(in: 0..<cases.count, using: &random)]
            octets.replaceSubrange(index..., with: other[Int.random(in: 0..<other.count, using: &random)...])
        }
    }
}
