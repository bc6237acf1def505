/// Octets that wait to be written, in order; small pieces are put together, large ones are not copied.
struct OutputQueue {
    private static let largestMerge = 64 * 1024

    private var pieces: [[UInt8]] = []
    private var offset = 0

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(_ octets: [UInt8]) {
        if let last = pieces.indices.last, pieces[last].count + octets.count <= Self.largestMerge {
            pieces[last] += octets
        } else {
            pieces.append(octets)
        }
    }

    /// Writes as much as the socket takes.
    /// - Returns: The octets written, and whether the socket took all, would block or failed.
    mutating func flush(to descriptor: Int32) -> (written: Int, end: Socket.Transfer) {
        var written = 0
        while let piece = pieces.first {
            let transfer = Socket.send(descriptor, piece[offset...], hasMore: pieces.count > 1)
            guard case .octets(let count) = transfer else { return (written, transfer) }
            written += count
            offset += count
            if offset == piece.count {
                pieces.removeFirst()
                offset = 0
            }
        }
        return (written, .octets(written))
    }
}
