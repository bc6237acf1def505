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
        let wanted =
            call.match.representation ?? call.parameters.format
        let representation = wanted.flatMap { $0.image == nil ? nil : $0 } ?? .png
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
}
