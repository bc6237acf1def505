import HTTPWire

/// A head as it is sent: lines joined by CR LF, an empty line at the end.
func head(_ lines: String...) -> [UInt8] {
    Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
}

extension RequestHeadParser {
    /// What one call makes of the octets.
    static func parse(_ octets: [UInt8], limits: HTTPLimits = HTTPLimits()) -> Result<Progress, ParseError> {
        var parser = RequestHeadParser(limits: limits)
        return Result { () throws(ParseError) in try parser.parse(octets[...]) }
    }

    /// What it makes of octets that come one by one: the first verdict that is not "incomplete".
    static func parseByOctets(_ octets: [UInt8], limits: HTTPLimits = HTTPLimits()) -> Result<Progress, ParseError> {
        var parser = RequestHeadParser(limits: limits)
        for end in octets.indices {
            let result = Result { () throws(ParseError) in try parser.parse(octets[...end]) }
            if result != .success(.incomplete) { return result }
        }
        return .success(.incomplete)
    }
}
