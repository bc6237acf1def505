/// The distances of a picture that no request names, in CSS pixels: one place for all of them.
enum Spacing {
    /// Between a title and the edge of the image.
    static let edge = 10.0
    /// No text comes closer to the edge of the image.
    static let textEdge = 2.0
    /// Between the plot and the labels of an axis.
    static let labelGap = 5.0
    /// Between the labels of an axis and the edge of the image.
    static let bandEdge = 5.0
    /// Between two labels of a Y axis.
    static let valueLabelGap = 2.0
    /// Between a title and what it stands beside.
    static let titleGap = 6.0
    /// Between the highest point of a line and the end of the plot, beside the line's own reach.
    static let pointMargin = 3.0
    /// The size of the title, as a multiple of the label size.
    static let titleScale = 1.25
    /// The most lines of a title.
    static let titleLines = 2
    /// The length of the piece of line in a legend.
    static let swatch = 18.0
    /// Between a swatch and its name.
    static let swatchGap = 6.0
    /// Between two entries of a legend.
    static let legendGap = 14.0
    /// Between a bubble's edge and its text.
    static let bubblePadding = Size(width: 4, height: 2)
    static let bubbleRadius = 3.0
    /// Between a point and its bubble.
    static let bubbleGap = 5.0
    /// Between an annotation and its text.
    static let annotationGap = 3.0
    /// A value label needs this many line heights of the image's height.
    static let valueLabelPitch = 3.0

    /// How far the margin may grow for an end label that overhangs; more is shifted into the image.
    ///
    /// The two sides never grow at the same width, so that the plot of a wider image is never narrower.
    static func overhangLimit(imageWidth: Double, side: HorizontalSide, isTurned: Bool) -> Double {
        let phase = side == .left ? 0.0 : isTurned ? 2.0 : 12.0
        return ((imageWidth + phase) / (isTurned ? 4 : 25)).rounded(.down)
    }

    enum HorizontalSide {
        case left
        case right
    }
}
