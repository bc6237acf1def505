import GraphLayout

extension JSONWriter {
    /// Writes a member that is a length in CSS pixels.
    mutating func member(_ name: StaticString, _ length: Double) {
        self.name(name)
        self.length(length)
    }

    mutating func stringOrNull(_ text: String?) {
        if let text { string(text) } else { null() }
    }

    mutating func numberOrNull(_ value: Double?) {
        if let value { number(value) } else { null() }
    }

    mutating func rect(_ rect: Rect) {
        object { json in
            json.member("x", rect.x)
            json.member("y", rect.y)
            json.member("width", rect.width)
            json.member("height", rect.height)
        }
    }

    /// Writes points as pairs of x and y.
    mutating func points(_ points: [Point]) {
        array { json in
            for point in points {
                json.array { json in
                    json.length(point.x)
                    json.length(point.y)
                }
            }
        }
    }

    /// Writes the members of a point.
    mutating func place(_ point: Point) {
        member("x", point.x)
        member("y", point.y)
    }

    /// Writes the members of a straight line.
    mutating func ends(_ line: GridLine) {
        member("x1", line.from.x)
        member("y1", line.from.y)
        member("x2", line.to.x)
        member("y2", line.to.y)
    }
}

/// Code points as Unicode writes them.
enum CodePoint {
    /// "U+4E2D": at least four hexadecimal digits.
    static func text(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
