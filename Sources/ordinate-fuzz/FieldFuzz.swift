import HTTPWire

/// The value of a field that the service looks into is read or refused, whatever it is.
enum FieldFuzz {
    private static let png = MediaType(type: "image", subtype: "png")
    private static let tag = EntityTag(strong: "a")

    static func run(_ octets: [UInt8]) {
        let text = String(decoding: octets, as: UTF8.self)
        let accept = AcceptHeader(text)
        precondition((0...1000).contains(accept.quality(of: png)), "a weight that is none")
        precondition([nil, 0].contains(accept.preferred(among: [png])), "an offer that was not made")
        _ = AcceptEncoding(text).prefers("gzip")
        _ = MediaType(text)?.description
        if let condition = EntityTagCondition(text), condition.matchesStrongly(tag) {
            precondition(condition.matchesWeakly(tag), "equal, but not weakly")
        }
    }
}
