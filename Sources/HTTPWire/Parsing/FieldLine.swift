/// `field-name ":" OWS field-value OWS` (RFC 9112 section 5); the octets are already known to be text.
enum FieldLine {
    static func parse(_ line: ArraySlice<UInt8>) throws(ParseError) -> HTTPFields.Field {
        if line.first == 0x20 || line.first == 0x09 { throw .foldedField }
        guard let colon = line.firstIndex(of: 0x3A), ByteClass.isToken(line[..<colon]) else { throw .malformedField }
        let name = String(unsafeUninitializedCapacity: colon - line.startIndex) { buffer in
            for (offset, octet) in line[..<colon].enumerated() { buffer[offset] = ByteClass.lowercase(octet) }
            return colon - line.startIndex
        }
        let value = String(decoding: ByteClass.trim(line[(colon + 1)...]), as: UTF8.self)
        return HTTPFields.Field(name: HTTPFieldName(canonicalName: name), value: value)
    }
}
