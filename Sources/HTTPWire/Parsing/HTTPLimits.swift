/// Every bound on what a client may send, in octets unless it says otherwise.
package struct HTTPLimits: Hashable, Sendable {
    /// Request target; beyond it 414.
    package var target = 16 * 1024
    /// One field line, without its line end; beyond it 431.
    package var fieldLine = 8 * 1024
    /// All field lines with their line ends; beyond it 431.
    package var fieldBlock = 32 * 1024
    /// Number of field lines; beyond it 431.
    package var fieldCount = 100
    /// The body after decoding; beyond it 413.
    package var body = 16 * 1024 * 1024
    /// One chunk-size line with its extensions; beyond it 400.
    package var chunkLine = 1024
    /// Chunk extensions of one body; beyond it 400.
    package var chunkExtensions = 4 * 1024
    /// Trailer lines with their line ends; beyond it 431.
    package var trailerBlock = 8 * 1024
    /// Number of trailer lines; beyond it 431.
    package var trailerCount = 32
    /// Empty lines before a request line (RFC 9112 section 2.2); beyond it 400.
    package var leadingEmptyLines = 4

    /// The defaults.
    package init() {}
}
