import Foundation

/// One exchange of the conformance set: the exact octets of a client and what must come back.
package struct HTTPCase: Sendable, Decodable, CustomStringConvertible {
    /// `BASE-01`; what stands before the dash is its kind.
    package let id: String
    /// One character an octet.
    package let bytes: String
    /// Statuses of the first final answer, any of them right; empty: the connection ends without one.
    package let expect_status: [Int]
    /// Whether the server closes after its last answer; nil: either.
    package let expect_close: Bool?
    /// Statuses of every answer in order; nil: exactly one answer.
    package let seq: [[Int]]?
    /// Whether the client closes its sending side after its octets.
    package let eof: Bool?
    /// Whether a clean close without an answer is right too.
    package let silent_ok: Bool?
    /// Answers at most.
    package let max_responses: Int?
    /// Whether the answers carry no content.
    package let no_body: Bool?
    /// Whether no interim answer may come.
    package let no_1xx: Bool?
    /// Field name to a part of its value, blind to case.
    package let hdr: [String: String]?
    /// A field that must be absent.
    package let no_hdr: String?
    /// A text that no field value may hold.
    package let no_hdr_value: String?
    /// A text that no content may hold.
    package let not_in_body: String?

    package var description: String { id }

    /// What the client sends.
    package var octets: [UInt8] { bytes.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }

    /// `BASE`, `CK`, ….
    package var kind: String { String(id.prefix { $0 != "-" }) }

    /// The whole set.
    package static func all() throws -> [HTTPCase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../Fixtures/http_cases.jsonl")
        let lines = try Data(contentsOf: file).split(separator: 0x0A)
        return try lines.map { try JSONDecoder().decode(HTTPCase.self, from: $0) }
    }
}
