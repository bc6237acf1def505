/// How large a graph may be.
package struct GraphLimits: Hashable, Sendable {
    /// CSS pixels.
    package var width = 4000
    /// CSS pixels.
    package var height = 4000
    /// Device pixels of the image, after `scale`.
    package var pixels = 16_000_000
    /// Values in all series together, missing ones included.
    package var points = 1_000_000
    package var series = 50
    package var labels = 1_000_000
    /// Characters (code points) of one text.
    package var text = 1000
    /// Labels of the Y axis.
    package var ticks = 1000

    package init() {}

    /// One limit and the environment variable that raises it.
    package struct Entry: Sendable {
        package var variable: String
        package var path: any WritableKeyPath<GraphLimits, Int> & Sendable
        /// What is limited, for `--help`.
        package var help: String
    }

    /// Every limit; a test holds that none is missing.
    package static let entries: [Entry] = [
        Entry(variable: "ORDINATE_MAX_WIDTH", path: \.width, help: "width of an image in CSS pixels"),
        Entry(variable: "ORDINATE_MAX_HEIGHT", path: \.height, help: "height of an image in CSS pixels"),
        Entry(variable: "ORDINATE_MAX_PIXELS", path: \.pixels, help: "device pixels of an image, after scale"),
        Entry(variable: "ORDINATE_MAX_POINTS", path: \.points, help: "points in all series together"),
        Entry(variable: "ORDINATE_MAX_SERIES", path: \.series, help: "series of a graph"),
        Entry(variable: "ORDINATE_MAX_LABELS", path: \.labels, help: "labels of the X axis"),
        Entry(variable: "ORDINATE_MAX_TEXT", path: \.text, help: "characters of one text"),
        Entry(variable: "ORDINATE_MAX_TICKS", path: \.ticks, help: "labels of the Y axis"),
    ]

    /// The variable that raises the limit at `path`.
    package static func variable(for path: KeyPath<GraphLimits, Int>) -> String {
        entries.first { $0.path == path }?.variable ?? "the configuration"
    }
}
