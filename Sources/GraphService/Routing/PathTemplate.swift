/// A path with places to fill: `/g/{payload}.{format}`.
struct PathTemplate: Hashable, Sendable {
    /// What a path filled the places with.
    struct Match: Hashable, Sendable {
        var captures: [String: String] = [:]
        var representation: Representation?
    }

    private struct Segment: Hashable {
        /// The literal, or the name of the place.
        var text: String
        var isPlace: Bool
        var hasFormat: Bool
    }

    /// As it stands in the table, in logs and in metrics.
    let text: String
    private let segments: [Segment]

    init(_ text: String) {
        let formatPlace = ".{format}"
        self.text = text
        segments = text.split(separator: "/").map { part in
            let hasFormat = part.hasSuffix(formatPlace)
            let stem = hasFormat ? part.dropLast(formatPlace.count) : part
            let isPlace = stem.hasPrefix("{")
            return Segment(
                text: String(isPlace ? stem.dropFirst().dropLast() : stem),
                isPlace: isPlace,
                hasFormat: hasFormat
            )
        }
    }

    /// Whether it stands for one path only.
    var isLiteral: Bool { segments.allSatisfy { !$0.isPlace && !$0.hasFormat } }

    /// What `path` fills the places with, or nil when it is no such path.
    func match(_ path: String) -> Match? {
        guard path.utf8.first == UInt8(ascii: "/") else { return nil }
        let parts = path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == segments.count else { return nil }
        var match = Match()
        for (segment, part) in zip(segments, parts) {
            var stem = part
            if segment.hasFormat {
                guard let dot = part.lastIndex(of: UInt8(ascii: ".")),
                    let representation = Representation.named(
                        String(decoding: part[part.index(after: dot)...], as: UTF8.self)
                    )
                else { return nil }
                match.representation = representation
                stem = part[..<dot]
            }
            if segment.isPlace {
                guard !stem.isEmpty else { return nil }
                match.captures[segment.text] = String(decoding: stem, as: UTF8.self)
            } else if !stem.elementsEqual(segment.text.utf8) {
                return nil
            }
        }
        return match
    }
}
