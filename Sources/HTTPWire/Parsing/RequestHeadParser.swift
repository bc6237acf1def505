/// Reads the head of one request, line by line as it comes; refuses what breaks a rule as soon as that can be seen.
package struct RequestHeadParser: Sendable {
    /// How far the head has come.
    package enum Progress: Hashable, Sendable {
        /// Well-formed so far; call again with more octets.
        case incomplete
        /// The head, and the number of octets that it took, line ends included.
        case complete(RequestHead, consumed: Int)
    }

    private let limits: HTTPLimits
    private var lineStart = 0
    // Octets before this have been looked at, so that a head which comes byte by byte is still read once.
    private var scanned = 0
    private var requestLine: RequestLine?
    private var fields = HTTPFields()
    private var fieldBlock = 0
    private var emptyLines = 0

    /// A parser for one head.
    package init(limits: HTTPLimits) {
        self.limits = limits
    }

    /// Reads on; `octets` are all octets of this message so far, from its first one.
    /// - Returns: How far the head has come.
    /// - Throws: `ParseError` on the first rule that is broken; the parser is of no use after that.
    package mutating func parse(_ octets: ArraySlice<UInt8>) throws(ParseError) -> Progress {
        while let lineEnd = try nextLineEnd(octets) {
            let line = octets[(octets.startIndex + lineStart)..<(octets.startIndex + lineEnd)]
            lineStart = lineEnd + 2
            scanned = lineStart
            switch (line.isEmpty, requestLine == nil) {
            case (false, false): try addField(line)
            case (false, true): requestLine = try RequestLine(line, limits: limits)
            case (true, true):
                emptyLines += 1
                if emptyLines > limits.leadingEmptyLines { throw .tooManyEmptyLines }
            case (true, false):
                if let head = partialHead {
                    try checkHost(head.version)
                    return .complete(head, consumed: lineStart)
                }
            }
        }
        try checkPartial(octets[(octets.startIndex + lineStart)..<(octets.startIndex + scanned)])
        return .incomplete
    }

    /// What has been read of the head so far, once its request line has been.
    var partialHead: RequestHead? {
        requestLine.map { line in
            RequestHead(method: line.method, target: line.target, version: line.version, fields: fields)
        }
    }

    /// The offset of the next CR LF, if it has come.
    private mutating func nextLineEnd(_ octets: ArraySlice<UInt8>) throws(ParseError) -> Int? {
        let index = ByteClass.firstIndex(in: octets, from: octets.startIndex + scanned, outside: ByteClass.text)
        scanned = index - octets.startIndex
        guard index < octets.endIndex else { return nil }
        if octets[index] == 0x0D {
            guard index + 1 < octets.endIndex else { return nil }
            if octets[index + 1] == 0x0A { return scanned }
        }
        // A limit that is passed earlier in the line outranks the fault, as it does when the line comes in pieces.
        try checkPartial(octets[(octets.startIndex + lineStart)..<index])
        switch octets[index] {
        case 0x0D: throw .bareCarriageReturn
        case 0x0A: throw .bareLineFeed
        default: throw .controlCharacter
        }
    }

    private mutating func addField(_ line: ArraySlice<UInt8>) throws(ParseError) {
        try checkFieldSize(line)
        fieldBlock += line.count + 2
        if fields.lines.count == limits.fieldCount { throw .tooManyFields(limit: limits.fieldCount) }
        let field = try FieldLine.parse(line)
        fields.append(field)
    }

    private func checkFieldSize(_ line: ArraySlice<UInt8>) throws(ParseError) {
        if line.count > limits.fieldLine { throw .fieldTooLong(limit: limits.fieldLine) }
        if fieldBlock + line.count + 2 > limits.fieldBlock { throw .fieldBlockTooLong(limit: limits.fieldBlock) }
    }

    private func checkPartial(_ line: ArraySlice<UInt8>) throws(ParseError) {
        guard !line.isEmpty else { return }
        if requestLine == nil {
            try RequestLine.methodEnd(line, limits: limits)
        } else {
            try checkFieldSize(line)
        }
    }

    private func checkHost(_ version: HTTPVersion) throws(ParseError) {
        let hosts = fields.values(.host)
        if hosts.count > 1 { throw .repeatedHost }
        if let host = hosts.first {
            guard Authority.isValid(host) else { throw .malformedHost }
        } else if version == .http11 {
            throw .missingHost
        }
    }
}
