/// Undoes the chunked coding of one body, in pieces of any size; trailers are checked and dropped (RFC 9112 section 7.1).
package struct ChunkedDecoder: Sendable {
    private enum State {
        case size
        case data(remaining: Int)
        case dataEnd
        case trailer
    }

    /// Below this many octets of framing its share is not looked at.
    private static let freeOverhead = 100_000

    private let limits: HTTPLimits
    private var state = State.size
    private var line = LineCollector()
    private var overhead = 0
    private var extensions = 0
    private var trailerBlock = 0
    private var trailerCount = 0

    /// A decoder for one body.
    package init(limits: HTTPLimits) {
        self.limits = limits
    }

    /// Reads on and adds the content to `body`.
    /// - Returns: How many of the octets belong to the body's framing and content, and whether the body has ended.
    /// - Throws: `ParseError` on the first rule that is broken; the decoder is of no use after that.
    package mutating func decode(
        _ octets: ArraySlice<UInt8>,
        into body: inout [UInt8]
    ) throws(ParseError) -> (consumed: Int, isComplete: Bool) {
        var rest = octets
        while !rest.isEmpty {
            switch state {
            case .size:
                let isWhole = try line.collect(&rest, limit: limits.chunkLine, beyond: .malformedChunk)
                if let first = line.octets.first, ByteClass.hexValue(first) == nil { throw .malformedChunk }
                guard isWhole else { break }
                try beginChunk(bodyCount: body.count)
            case .data(let remaining):
                let taken = rest.prefix(remaining)
                body.append(contentsOf: taken)
                rest = rest.dropFirst(taken.count)
                state = taken.count == remaining ? .dataEnd : .data(remaining: remaining - taken.count)
            case .dataEnd:
                guard try line.collect(&rest, limit: 0, beyond: .malformedChunk) else { break }
                line.clear()
                state = .size
            case .trailer:
                guard try line.collect(&rest, limit: limits.trailerBlock, beyond: .trailersTooLarge) else { break }
                if line.octets.isEmpty { return (octets.count - rest.count, true) }
                try checkTrailer()
            }
        }
        return (octets.count, false)
    }

    private mutating func beginChunk(bodyCount: Int) throws(ParseError) {
        let (size, extensionLength) = try ChunkLine.parse(line.octets[...])
        extensions += extensionLength
        overhead += line.octets.count + 4
        line.clear()
        // Both are bounded by the limits, so neither sum can overflow.
        if extensions > limits.chunkExtensions { throw .malformedChunk }
        if overhead > Self.freeOverhead, overhead / 3 > bodyCount { throw .chunkOverhead }
        guard size <= limits.body - bodyCount else { throw .bodyTooLarge(limit: limits.body) }
        state = size == 0 ? .trailer : .data(remaining: size)
    }

    private mutating func checkTrailer() throws(ParseError) {
        trailerBlock += line.octets.count + 2
        trailerCount += 1
        guard trailerBlock <= limits.trailerBlock, trailerCount <= limits.trailerCount else { throw .trailersTooLarge }
        _ = try FieldLine.parse(line.octets[...])
        line.clear()
    }
}
