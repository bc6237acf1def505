import TestSupport
import Testing

@testable import GraphDocument

@Suite struct CompactPathTests {
    private func failure(_ segment: String, limit: Int = 10_000) -> CompactPathError? {
        do throws(CompactPathError) {
            _ = try CompactPath.decode(segment, limit: limit)
            return nil
        } catch { return error }
    }

    @Test func everyTextComesBack() throws {
        var random = SeededGenerator(seed: 5)
        for length in [0, 1, 2, 3, 100, 5000, 100_000] {
            let text = (0..<length).map { _ in UInt8.random(in: 0...15, using: &random) }
            let segment = CompactPath.encode(text)
            #expect(
                segment.utf8.allSatisfy {
                    $0 == 0x2d || $0 == 0x5f || ("0"..."9").contains(Character(Unicode.Scalar($0)))
                        || Character(Unicode.Scalar($0)).isLetter
                }
            )
            #expect(try CompactPath.decode(segment, limit: 100_000) == text)
        }
    }

    @Test func theLimitHoldsAtItAndRefusesOneMore() throws {
        let bomb = CompactPath.encode(Array(repeating: 0, count: 1_000_000))
        #expect(bomb.utf8.count < 2000)
        #expect(try CompactPath.decode(bomb, limit: 1_000_000).count == 1_000_000)
        #expect(failure(bomb, limit: 999_999) == .tooLarge(limit: 999_999))
        #expect(failure(bomb, limit: 1) == .tooLarge(limit: 1))
        #expect(failure(bomb, limit: 0) == .tooLarge(limit: 0))
    }

    @Test(arguments: ["a", "ab=", "a+b/", "ä", "ab cd", "ab\n"])
    func whatIsNotBase64URLIsNamed(segment: String) {
        #expect(failure(segment) == .notBase64URL)
    }

    @Test func truncatedLengthenedAndEmptyDataAreRefused() {
        let segment = CompactPath.encode(Array(#"{"points":[1,2,3,4,5,6]}"#.utf8))
        #expect(failure("") == .notDeflate)
        for count in 1..<segment.count { #expect(failure(String(segment.dropLast(count))) != nil) }
        #expect(failure(segment + "AAAA") != nil)
    }

    @Test func leftOverBitsMustBeZero() {
        #expect(Base64URL.decode("_w") == [0xff])
        #expect(Base64URL.decode("_x") == nil)
        #expect(Base64URL.decode("__8") == [0xff, 0xff])
        #expect(Base64URL.decode("__9") == nil)
    }

    @Test func mutatedSegmentsNeverTrap() {
        var random = SeededGenerator(seed: 6)
        let segment = Array(CompactPath.encode(Array(#"{"points":[1,2,3],"labels":["a","b","c"]}"#.utf8)).utf8)
        var broken = 0
        for _ in 0..<5000 {
            var mutated = segment
            mutated[Int.random(in: 0..<mutated.count, using: &random)] = UInt8.random(in: 0x2d...0x7a, using: &random)
            guard let json = try? CompactPath.decode(String(decoding: mutated, as: UTF8.self), limit: 1000) else {
                broken += 1
                continue
            }
            if (try? GraphDocument.read(json: json, limits: GraphLimits())) == nil { broken += 1 }
        }
        #expect((1000..<5000).contains(broken))
    }
}
