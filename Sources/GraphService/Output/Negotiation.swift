import HTTPWire

/// Which output an answer has, and whether the client's `Accept` decided it.
struct Negotiation: Hashable, Sendable {
    var representation: Representation
    var isByAccept: Bool

    /// The extension outranks `format=`, which outranks `Accept` (RFC 9110 section 12.5.1).
    /// - Throws: `notAcceptable` when nothing fits.
    init(
        fileExtension: Representation?,
        parameter: Representation?,
        accept: String?
    ) throws(ServiceError) {
        if let chosen = fileExtension ?? parameter {
            self.init(representation: chosen, isByAccept: false)
            return
        }
        guard let index = AcceptHeader(accept).preferred(among: Representation.all.map(\.mediaType)) else {
            throw .notAcceptable
        }
        self.init(representation: Representation.all[index], isByAccept: true)
    }

    private init(representation: Representation, isByAccept: Bool) {
        self.representation = representation
        self.isByAccept = isByAccept
    }
}
