import GraphDocument
import GraphLayout
import GraphRendering
import HTTPWire

/// Answers how wide a graph, or how large its text, must be for every label to be shown.
enum FitEndpoint {
    /// CSS pixels.
    private static let fontSizes = 4.0...72.0

    @Sendable
    static func answer(_ service: GraphService, _ call: Call) throws(ServiceError) {
        let parameters = call.parameters
        let source = try GraphSource(call, service)
        service.reply(call) { bench throws(ServiceError) in
            let spec = try source.read(service.options, beside: parameters.faults).document.spec
            let text = bench.renderer.text
            var json = JSONWriter()
            json.object { json in
                let found: Double?
                switch parameters.find ?? .width {
                case .width:
                    json.name("width")
                    found = FitSearch.smallestWidth(for: spec, limit: service.options.limits.width, measuring: text)
                        .map(Double.init)
                case .fontSize:
                    json.name("fontSize")
                    found = FitSearch.largestFontSize(for: spec, limits: fontSizes, measuring: text)
                }
                if let found { json.number(found) } else { json.null() }
            }
            return HTTPResponse(
                status: .ok,
                fields: [.contentType: Representation.json.contentType, .cacheControl: "no-store"],
                body: json.octets
            )
        }
    }
}
