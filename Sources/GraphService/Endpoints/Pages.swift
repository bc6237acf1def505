import HTTPWire

/// The pages that never change while the process lives.
struct Pages: Sendable {
    struct Page: Sendable {
        let tag: EntityTag
        let response: HTTPResponse
        let notModified: HTTPResponse

        init(_ octets: [UInt8], contentType: String, policy: String?, version: String) {
            tag = GraphTag.make(
                identity: octets,
                representation: .json,
                options: contentType,
                isGzip: false,
                version: version
            )
            let kept: ResponseFields = [.eTag: tag.description, .cacheControl: "no-cache"]
            var fields = kept
            fields.append(.contentType, contentType)
            if let policy { fields.append(.contentSecurityPolicy, policy) }
            response = HTTPResponse(status: .ok, fields: fields, body: octets)
            notModified = HTTPResponse(status: .notModified, fields: kept)
        }
    }

    let index: Page
    /// `openapi.yaml`.
    let description: Page

    init(version: String) {
        index = Page(
            Array(Self.indexHTML.utf8),
            contentType: "text/html; charset=utf-8",
            policy: "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; "
                + "form-action 'none'; frame-ancestors 'self'",
            version: version
        )
        description = Page(
            PackageResources.openapi_yaml,
            contentType: "application/yaml",
            policy: nil,
            version: version
        )
    }

    private static var indexHTML: String {
        let rows = Routes.all.map { "<tr><td>\($0.method)</td><td><code>\($0.template.text)</code></td></tr>" }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Ordinate</title>
            <style>
            body { font: 16px/1.5 sans-serif; margin: 2em auto; max-width: 42em; padding: 0 1em }
            td { padding: 0 1em 0 0 }
            img { max-width: 100% }
            </style>
            <h1>Ordinate</h1>
            <p>Numbers in, a line graph out, and where each axis label went.</p>
            <p><img src="/graph.svg?points=3,5.5,4,8,6&amp;labels=Mon%7CTue%7CWed%7CThu%7CFri&amp;yAxis.enabled=true" \
            width="600" height="300" alt="A line graph of five values"></p>
            <table>
            \(rows.joined(separator: "\n"))
            </table>
            </html>

            """
    }
}
