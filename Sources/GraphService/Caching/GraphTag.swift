import CSodium
import GraphDocument
import HTTPWire

/// The entity tag of an output that has not been made yet: a hash of everything that its octets depend on.
enum GraphTag {
    private static let keptOctets = 18

    /// - Parameters:
    ///   - identity: Octets that are equal exactly when the graphs are.
    ///   - representation: The output.
    ///   - options: What else changes its octets.
    ///   - isGzip: Whether it is sent under gzip, if that makes it shorter.
    ///   - version: Of the program that draws.
    /// - Returns: A strong tag.
    static func make(
        identity: [UInt8],
        representation: Representation,
        options: String,
        isGzip: Bool,
        version: String
    ) -> EntityTag {
        var state = crypto_hash_sha256_state()
        crypto_hash_sha256_init(&state)
        // A NUL ends each part, so that no two lists of parts are one text.
        for part in [version, representation.name, options] {
            var octets = Array(part.utf8) + [0]
            crypto_hash_sha256_update(&state, &octets, UInt64(octets.count))
        }
        crypto_hash_sha256_update(&state, identity, UInt64(identity.count))
        var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_bytes()))
        crypto_hash_sha256_final(&state, &digest)
        return EntityTag(strong: Base64URL.encode(digest.prefix(keptOctets)) + (isGzip ? ".gz" : ""))
    }
}
