import HTTPWire

/// A chunked body decodes alike in one piece and octet by octet, and never to more than came.
enum ChunkedFuzz {
    static func run(_ octets: [UInt8]) {
        let whole = decode(octets, pieces: max(1, octets.count))
        precondition(whole == decode(octets, pieces: 1), "the pieces change the body")
        precondition(whole.body.count <= octets.count, "more octets than came")
    }

    private struct Decoded: Equatable {
        var body: [UInt8] = []
        var consumed = 0
        var isComplete = false
        /// Which of several faults of a line is told depends on the pieces; the status does not.
        var status: HTTPStatus?
    }

    private static func decode(_ octets: [UInt8], pieces: Int) -> Decoded {
        var decoder = ChunkedDecoder(limits: HTTPLimits())
        var found = Decoded()
        var rest = octets[...]
        do throws(ParseError) {
            while !rest.isEmpty, !found.isComplete {
                let piece = rest.prefix(pieces)
                let (consumed, isComplete) = try decoder.decode(piece, into: &found.body)
                rest = rest.dropFirst(consumed)
                found.consumed += consumed
                found.isComplete = isComplete
            }
        } catch {
            // How much was taken before the fault depends on the pieces; the fault does not.
            return Decoded(status: error.status)
        }
        return found
    }
}
