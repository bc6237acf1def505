import GraphDocument
import HTTPWire

/// The only writer of error bodies: problem details (RFC 9457) with every fault of the graph.
enum ProblemDocument {
    static let contentType = "application/problem+json"
    static let mediaType = MediaType(type: "application", subtype: "problem+json")

    /// The answer that tells of `error`.
    static func response(for error: ServiceError) -> HTTPResponse {
        var fields = error.fields
        fields.append(.contentType, contentType)
        fields.append(.cacheControl, "no-store")
        return HTTPResponse(status: error.status, fields: fields, body: body(of: error))
    }

    private static func body(of error: ServiceError) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.name("type")
            json.string("about:blank")
            json.name("title")
            json.string(error.status.reasonPhrase)
            json.name("status")
            json.integer(error.status.code)
            json.name("detail")
            json.string(error.detail)
            json.name("errors")
            json.array { json in
                for fault in error.faults { write(fault, to: &json) }
            }
        }
        return json.octets
    }

    private static func write(_ fault: GraphFault, to json: inout JSONWriter) {
        json.object { json in
            if let pointer = fault.pointer {
                json.name("pointer")
                json.string(pointer)
            }
            if let parameter = fault.parameter {
                json.name("parameter")
                json.string(parameter)
            }
            json.name("detail")
            json.string(fault.detail)
            if let suggestion = fault.suggestion {
                json.name("suggestion")
                json.string(suggestion)
            }
        }
    }
}
