import GraphLayout

/// Shaped lines by text and style; the older half is forgotten when the newer one is full.
struct LineCache {
    struct Key: Hashable {
        /// Not the string: to Swift é equals e and its accent, to a font it does not.
        private var octets: [UInt8]
        private var style: TextStyle

        init(text: String, style: TextStyle) {
            octets = Array(text.utf8)
            self.style = style
        }

        fileprivate var length: Int { octets.count }
    }

    private static let capacity = 512
    private static let octets = 32_768
    private var newer: [Key: ShapedLine] = [:]
    private var older: [Key: ShapedLine] = [:]
    private var newerOctets = 0

    var count: Int { newer.count + older.count }

    subscript(key: Key) -> ShapedLine? {
        mutating get {
            if let line = newer[key] { return line }
            guard let line = older[key] else { return nil }
            insert(line, for: key)
            return line
        }
    }

    mutating func insert(_ line: ShapedLine, for key: Key) {
        if newer.count >= Self.capacity || newerOctets >= Self.octets {
            older = newer
            newer = [:]
            newerOctets = 0
        }
        newer[key] = line
        newerOctets += key.length
    }
}
