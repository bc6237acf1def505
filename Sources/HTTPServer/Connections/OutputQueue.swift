/// Octets that wait to be written, in order; small pieces are put together, large ones are not copied.
struct OutputQueue {
    private static let largestMerge = 4 * 1024

    private var pieces: [[UInt8]] = []
    private var offset = 0
    /// Octets that wait.
    private(set) var count = 0

    var isEmpty: Bool { pieces.isEmpty }

    mutating func append(_ octets: [UInt8]) {
        count += octets.count
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
        defer { count -= written }
        while let first = pieces.first {
            // A head and its body: two at once are nearly always all.
            let second = pieces.count > 1 ? pieces[1] : []
            let transfer = Socket.send(descriptor, first[offset...], second[...], hasMore: pieces.count > 2)
            guard case .octets(let count) = transfer else { return (written, transfer) }
            written += count
            offset += count
            while let piece = pieces.first, offset >= piece.count {
                offset -= piece.count
                pieces.removeFirst()
            }
        }
        return (written, .octets(written))
    }
}
