import CDeflate
import TestSupport
import Testing

@testable import GraphRendering

@Suite struct DeflaterTests {
    private func compressed(_ octets: [UInt8], by deflater: some Deflater) throws -> [UInt8] {
        let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: deflater.bound(octets.count))
        defer { output.deallocate() }
        let count = try octets.withUnsafeBufferPointer { try deflater.compress($0, into: output) }
        return Array(output[..<count])
    }

    private func inflated(_ stream: [UInt8], count: Int) throws -> [UInt8] {
        let decompressor = try #require(libdeflate_alloc_decompressor())
        defer { libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count)
        let result = libdeflate_zlib_decompress(decompressor, stream, stream.count, &output, count, nil)
        #expect(result == LIBDEFLATE_SUCCESS)
        return output
    }

    /// Two octets on both sides of a border that no match may know, and behind it the same once more: wherever offsets
    /// of 16 bits begin again, another pair.
    private func borders(_ count: Int) -> [UInt8] {
        var octets = [UInt8](repeating: 0, count: (count + 1) << 16)
        for border in 1...count {
            let start = border << 16
            let (left, right) = (UInt8(1 + border % 100), UInt8(101 + border / 100))
            for index in start - 195..<start + 5 { octets[index] = left }
            for index in start + 5..<start + 200 { octets[index] = right }
            let repetition = [255, left, left, left] + [UInt8](repeating: right, count: 8)
            octets.replaceSubrange(start + 2000..<start + 2012, with: repetition)
        }
        return octets
    }

    @Test func `what comes out does not depend on where the compressor lies in memory`() throws {
        let octets = borders(250)
        let deflaters = (0..<100).map { _ in FastDeflater() }
        let streams = try Set(deflaters.map { try compressed(octets, by: $0) })
        #expect(streams.count == 1)
    }

    @Test(arguments: [0, 1, 15, 16, 17, 287, 288, 305, 65_535, 65_551, 1_000_000])
    func `there is room for octets that do not shrink`(count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        let octets = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        for deflater: any Deflater in [FastDeflater(), try SmallDeflater()] {
            let stream = try compressed(octets, by: deflater)
            #expect(stream.count <= deflater.bound(count))
            #expect(try inflated(stream, count: count) == octets)
        }
    }
}
