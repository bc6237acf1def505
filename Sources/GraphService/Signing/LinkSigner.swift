import CSodium
import GraphDocument

/// Signs compact paths and checks their signatures: HMAC-SHA256, several keys for rotation.
struct LinkSigner: Sendable {
    /// The first signs, all are accepted; at least one, none of them empty.
    private let keys: [[UInt8]]

    /// nil without keys: then nothing is signed and nothing is checked.
    init?(keys: [String]) {
        guard !keys.isEmpty else { return nil }
        precondition(!keys.contains(""), "anybody can sign with an empty key")
        self.keys = keys.map { Array($0.utf8) }
    }

    /// The signature of `payload.EXT` by the first key.
    func signature(of text: String) -> String {
        Base64URL.encode(Self.code(Array(text.utf8), key: keys[0]))
    }

    /// Whether `signature` is that of `text` by any key; takes as long for a wrong one as for a right one.
    func accepts(_ signature: some StringProtocol, of text: String) -> Bool {
        let given = Array(signature.utf8)
        let octets = Array(text.utf8)
        return keys.reduce(false) { isFound, key in
            let wanted = Array(Base64URL.encode(Self.code(octets, key: key)).utf8)
            return Self.areEqual(given, wanted) || isFound
        }
    }

    /// Whether two secrets are equal, in a time that does not tell where they differ.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        areEqual(Array(one.utf8), Array(other.utf8))
    }

    private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && sodium_memcmp(one, other, other.count) == 0
    }

    /// The message authentication code (RFC 2104 with SHA-256); the streaming form takes keys of any length.
    private static func code(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        var state = crypto_auth_hmacsha256_state()
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_bytes()))
        crypto_auth_hmacsha256_final(&state, &code)
        return code
    }
}
