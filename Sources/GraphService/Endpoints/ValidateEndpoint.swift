import GraphDocument
import GraphLayout
import GraphRendering
import HTTPWire

/// Says what a graph is taken for: every default filled in, what the layout warns of, and what it costs.
enum ValidateEndpoint {
    @Sendable
    static func answer(_ service: GraphService, _ call: Call) throws(ServiceError) {
        let parameters = call.parameters
        let source = try GraphSource(call, service)
        // Warnings come from the layout, which needs fonts.
        service.reply(call) { bench throws(ServiceError) in
            let document = try source.read(service.options, beside: parameters.faults).document
            let layout = Layout.solve(document.spec, measuring: bench.renderer.text)
            return HTTPResponse(
                status: .ok,
                fields: [.contentType: Representation.json.contentType, .cacheControl: "no-store"],
                body: body(document, layout)
            )
        }
    }

    private static func body(_ document: GraphDocument, _ layout: Layout) -> [UInt8] {
        var warnings = JSONWriter()
        warnings.array { json in
            for warning in layout.warnings {
                json.object { json in
                    json.name("code")
                    json.string(warning.code)
                    json.name("message")
                    json.string(warning.message)
                    json.name("pointer")
                    json.string(warning.pointer)
                }
            }
        }
        var octets = Array(#"{"graph":"#.utf8)
        octets += document.normalizedJSON()
        octets += Array(#","warnings":"#.utf8)
        octets += warnings.octets
        octets += Array(#","cost":"#.utf8)
        octets += cost(of: layout)
        octets.append(UInt8(ascii: "}"))
        return octets
    }

    private static func cost(of layout: Layout) -> [UInt8] {
        let pixels = (layout.size.width * layout.scale).rounded(.up) * (layout.size.height * layout.scale).rounded(.up)
        var json = JSONWriter()
        json.object { json in
            json.name("pixels")
            json.number(pixels)
            json.name("points")
            json.integer(layout.series.reduce(0) { $0 + $1.samples.count })
            json.name("series")
            json.integer(layout.series.count)
            json.name("labels")
            json.integer(layout.xAxis.labels.count + layout.yAxis.labels.count)
        }
        return json.octets
    }
}
