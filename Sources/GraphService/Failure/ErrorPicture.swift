import GraphLayout
import GraphRendering
import HTTPWire

/// A failure as an image, for pages that can show nothing else.
enum ErrorPicture {
    /// Draws and sends it; where there is no room to draw, a problem document goes instead.
    static func send(
        _ error: ServiceError,
        form: ServiceParameters.ErrorForm,
        call: Call,
        service: GraphService
    ) {
        let representation = representation(for: call)
        let size = PictureSize(call, limits: service.options.limits)
        let card = ErrorCard(error)
        service.pictures.board(
            port: call.port,
            work: { bench in
                Result { () throws(ServiceError) in
                    let layout = card.layout(size, measuring: bench.renderer.text)
                    let description = ImageDescription(title: card.heading, text: error.detail)
                    let body: [UInt8]
                    do throws(RenderingError) {
                        body = try bench.renderer.image(
                            of: layout,
                            format: representation.image ?? .png,
                            description: description
                        )
                    } catch {
                        throw .rendering(error)
                    }
                    var fields = error.fields
                    fields.append(.contentType, representation.contentType)
                    fields.append(.cacheControl, "no-store")
                    if let policy = representation.policy { fields.append(.contentSecurityPolicy, policy) }
                    return HTTPResponse(status: form == .status200 ? .ok : error.status, fields: fields, body: body)
                }
            },
            land: { result in
                service.send(call, (try? result.get()) ?? ProblemDocument.response(for: error))
            }
        )
    }

    /// The image that was asked for; PNG where that was none.
    private static func representation(for call: Call) -> Representation {
        // A link's `format=` is that of what it leads to.
        guard call.route?.gives == .graph else { return .png }
        let negotiation = try? Negotiation(
            fileExtension: call.match.representation,
            parameter: call.parameters.format,
            accept: call.request.fields.list(.accept)
        )
        guard let negotiation, negotiation.representation.image != nil else { return .png }
        return negotiation.representation
    }
}
