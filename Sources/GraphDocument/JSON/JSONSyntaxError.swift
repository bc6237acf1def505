/// Why a text is not JSON, and where.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence without its full stop.
    package var detail: String
    /// Counted from 1.
    package var line: Int
    /// In characters (code points), counted from 1.
    package var column: Int
    /// In octets, counted from 0.
    package var offset: Int

    package var description: String { "line \(line), column \(column): \(detail)" }

    init(_ detail: String, at offset: Int, in text: some RandomAccessCollection<UInt8>) {
        self.detail = detail
        self.offset = offset
        let before = text.prefix(offset)
        line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
        // Continuation octets of UTF-8 are no characters of their own.
        column = before[lineStart...].count { $0 & 0xc0 != 0x80 } + 1
    }
}
