import GraphRendering

/// What one worker owns and reuses; not `Sendable`, made and used on the worker's thread.
final class Workbench {
    let renderer: GraphRenderer
    let gzip = GzipEncoder()

    init(_ options: RenderingOptions) throws(RenderingError) {
        renderer = try GraphRenderer(options: options)
    }
}
