package import GraphRendering
package import HTTPWire

/// One way of writing a graph down, as a row of the table of outputs.
package struct Representation: Hashable, Sendable {
    /// What the file extension and `format=` call it.
    package let name: String
    /// What `Accept` calls it.
    package let mediaType: MediaType
    /// The `Content-Type` of the answer.
    package let contentType: String
    /// The painter's format; nil for the layout.
    package let image: ImageFormat?
    /// Whether it shrinks under gzip.
    package let isText: Bool
    /// The `Content-Security-Policy` of the answer; nil where nothing could run.
    package let policy: String?

    package static let png = Representation(.png, MediaType(type: "image", subtype: "png"))
    package static let svg = Representation(
        .svg,
        MediaType(type: "image", subtype: "svg+xml"),
        isText: true,
        policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"
    )
    package static let pdf = Representation(.pdf, MediaType(type: "application", subtype: "pdf"))
    package static let json = Representation(
        name: "json",
        mediaType: MediaType(type: "application", subtype: "json"),
        contentType: "application/json",
        image: nil,
        isText: true,
        policy: nil
    )

    /// An image map for a page. Only `format=` asks for it: it is a part of a page, not a form of the graph by itself.
    package static let map = Representation(
        name: "map",
        mediaType: MediaType(type: "text", subtype: "html"),
        contentType: "text/html; charset=utf-8",
        image: nil,
        isText: true,
        policy: "default-src 'none'; sandbox"
    )

    /// Every output that extensions and `Accept` can ask for, the likelier wish first: the first of those that a client
    /// likes equally is what it gets.
    package static let all = [png, json, svg, pdf]

    /// Every output that `format=` can ask for.
    static let parameters = all + [map]

    /// The output of a file extension, or nil.
    package static func named(_ name: some StringProtocol) -> Representation? {
        all.first { $0.name == name }
    }

    /// What the answer is called when it is saved.
    var fileName: String { self == .map ? "graph.html" : "graph.\(name)" }
}

extension Representation {
    private init(_ image: ImageFormat, _ mediaType: MediaType, isText: Bool = false, policy: String? = nil) {
        self.init(
            name: image.rawValue,
            mediaType: mediaType,
            contentType: mediaType.essence,
            image: image,
            isText: isText,
            policy: policy
        )
    }
}
