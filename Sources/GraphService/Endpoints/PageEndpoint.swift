import GraphDocument
import GraphRendering
import HTTPWire

/// Pages about the service itself.
enum PageEndpoint {
    @Sendable
    static func index(_ service: GraphService, _ call: Call) throws(ServiceError) {
        try send(service.pages.index, call, service)
    }

    @Sendable
    static func description(_ service: GraphService, _ call: Call) throws(ServiceError) {
        try send(service.pages.description, call, service)
    }

    /// The families that can be asked for. They are asked of fontconfig each time: it notices new fonts.
    @Sendable
    static func fonts(_ service: GraphService, _ call: Call) throws(ServiceError) {
        let options = service.options.rendering
        service.reply(call) { _ throws(ServiceError) in
            let families: [String]
            do throws(RenderingError) {
                families = try GraphRenderer.installedFamilies(options: options)
            } catch {
                throw .rendering(error)
            }
            var json = JSONWriter()
            json.object { json in
                json.name("families")
                json.array { json in for family in families { json.string(family) } }
            }
            let fields: ResponseFields = [.contentType: Representation.json.contentType, .cacheControl: "no-cache"]
            return HTTPResponse(status: .ok, fields: fields, body: json.octets)
        }
    }

    private static func send(_ page: Pages.Page, _ call: Call, _ service: GraphService) throws(ServiceError) {
        let isFresh = try call.request.isFresh(page.tag)
        service.send(call, isFresh ? page.notModified : page.response)
    }
}
