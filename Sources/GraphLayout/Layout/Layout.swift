/// Every number of a picture, decided before anything is drawn.
///
/// The painter and the JSON writer read the same value, so the picture and the report cannot disagree. All lengths are
/// CSS pixels; only the density of polylines depends on `scale`.
package struct Layout: Hashable, Sendable {
    package var size: Size
    /// Device pixels for each CSS pixel.
    package var scale: Double
    package var background: Color
    /// The area that the lines live in.
    package var plot: Rect
    package var font: FontReport
    package var title: TextBlock?
    package var subtitle: TextBlock?
    /// Drawn in the middle of the plot when no series has a value.
    package var emptyText: TextBlock?
    package var xAxis: AxisLayout
    package var yAxis: AxisLayout
    /// A second Y axis, for the series that ask for one.
    package var rightAxis: AxisLayout?
    package var series: [SeriesLayout]
    /// The horizontal line at the mean or at a value.
    package var averageLine: StrokedLine?
    package var annotations: [AnnotationLayout]
    /// The lines around the plot.
    package var frame: [StrokedLine]
    /// Bubbles with values, series by series, hidden ones too.
    package var valueLabels: [ValueLabel]
    package var legend: LegendLayout?
    package var warnings: [LayoutWarning]
}

/// The fonts that the texts of a picture needed.
package struct FontReport: Hashable, Sendable {
    /// What was asked for.
    package var spec: FontSpec
    /// What fontconfig found for the texts that are drawn.
    package var coverage: FontCoverage
}

/// Where `anchor` stands on a line of text.
package enum TextAlign: String, Hashable, Sendable {
    case left
    case center
    case right
}

/// One line of a text, ready to draw.
package struct TextLine: Hashable, Sendable {
    package var text: String
    /// The left end of the baseline, after rotation.
    package var origin: Point

    package init(text: String, origin: Point) {
        self.text = text
        self.origin = origin
    }
}

/// A text with its place.
package struct TextBlock: Hashable, Sendable {
    /// What is drawn, line by line; empty when the text is hidden.
    package var lines: [TextLine]
    /// The text as drawn, lines joined by newlines; a cut one ends in an ellipsis.
    package var text: String
    /// The text as asked for.
    package var fullText: String
    package var style: TextStyle
    package var color: Color
    /// The point at which the first line is anchored: on its baseline, at the side that `align` names.
    package var anchor: Point
    package var align: TextAlign
    /// Degrees, clockwise, around `anchor`.
    package var rotation: Double
    /// The upright box of the text, relative to `anchor`.
    package var box: Rect
}

/// One axis: its band, labels, reference lines and how they came about.
package struct AxisLayout: Hashable, Sendable {
    package enum Side: String, Hashable, Sendable {
        case bottom
        case left
        case right
    }

    package var enabled: Bool
    package var side: Side
    /// The ends of a value axis; nil on the index axis.
    package var domain: ClosedRange<Double>?
    package var band: AxisBand
    /// Every label of the request, hidden ones too, in the order of the request.
    package var labels: [AxisLabel]
    /// Reference lines at the shown labels.
    package var grid: [GridLine]
    package var gridStroke: Stroke
    package var title: TextBlock?
    package var report: AxisReport
}

/// The strip that the labels of an axis stand on.
package struct AxisBand: Hashable, Sendable {
    package var rect: Rect
    /// nil: nothing is painted.
    package var color: Color?
    /// Multiplies the colour's own alpha, 0 to 1.
    package var alpha: Double
}

/// A straight line from edge to edge of the plot.
package struct GridLine: Hashable, Sendable {
    package var from: Point
    package var to: Point

    package init(from: Point, to: Point) {
        self.from = from
        self.to = to
    }
}

/// A straight line with its look.
package struct StrokedLine: Hashable, Sendable {
    package var line: GridLine
    package var stroke: Stroke
}

/// One label of an axis, shown or not.
package struct AxisLabel: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        case index(Int)
        case value(Double, role: Role)
    }

    package enum Role: String, Hashable, Sendable {
        case min
        case max
        case average
        case tick
    }

    package var subject: Subject
    package var block: TextBlock
    /// nil: the label is shown.
    package var hidden: HiddenReason?

    package var isVisible: Bool { hidden == nil }
}

/// Why a label is not shown.
package enum HiddenReason: Hashable, Sendable {
    /// The axis was asked for gaps, positions or a progression that pass this label by.
    case gap
    /// The axis was asked for a number of labels that passes this one by.
    case count
    /// The text is empty or null.
    case empty
    /// There is no room beside the label at this place in the axis's list.
    case overlap(by: Int)
    /// The label would leave the image.
    case outside
    /// The axis is switched off.
    case disabled
}

/// How the labels of an axis were chosen.
package struct AxisReport: Hashable, Sendable {
    /// The thinning method or the tick algorithm that decided.
    package var method: String
    /// Degrees, clockwise.
    package var angle = 0.0
    /// The most lines that a label has.
    package var lines = 1
    /// The rows that labels stand in.
    package var rows = 1
    /// The rounds that the margins took.
    package var rounds = 1
    /// The labels that were wanted.
    package var candidates = 0
    /// The labels that are shown.
    package var shown = 0

    /// Whether every label that was wanted is shown.
    package var isWhole: Bool { shown == candidates }
}

/// One series, placed.
package struct SeriesLayout: Hashable, Sendable {
    package var name: String?
    package var samples: Samples
    package var xScale: IndexScale
    package var yScale: ValueScale
    /// The areas beside the line, painted before it.
    package var areas: [AreaLayout]
    /// The strokes of the line, in drawing order; reduced to what the pixels can show.
    package var lines: [Polyline]
    package var stroke: Stroke
    /// Where the colours of the line run; nil: one colour.
    package var gradient: PlacedGradient?
    /// The centres of the dots.
    package var dots: [Point]
    /// The radius of the dots in CSS pixels.
    package var dotRadius: Double
    package var dotColor: Color

    /// Where the value at `index` stands, or nil where it is missing or its axis cannot show it.
    package func position(at index: Int) -> Point? {
        samples[index].flatMap { yScale.kind == .linear || $0 > 0 ? $0 : nil }.map {
            Point(x: xScale.position(of: index), y: yScale.position(of: $0))
        }
    }
}

/// Something that the caller should know, although the graph was drawn.
package enum LayoutWarning: Hashable, Sendable {
    package enum Axis: Hashable, Sendable {
        case x
        case y
        case right
    }

    /// Visible labels of an axis overlap because the request insists.
    case labelsOverlap(axis: Axis, pairs: Int)
    /// A visible label leaves the image because the request insists.
    case labelsClipped(axis: Axis, count: Int)
    /// Pinned labels that cannot all be shown; these indexes were given up.
    case pinsDropped(indexes: [Int])
    /// All values are equal: one label instead of those asked for.
    case equalValues(axis: Axis, asked: Int)
    /// More ticks were asked for than the limit; this many are placed.
    case ticksCapped(axis: Axis, asked: Int, placed: Int)
    /// Texts of an axis that are equal because the request fixes the decimals.
    case equalTexts(axis: Axis)
    /// Values that a logarithmic axis cannot show.
    case nonPositive(axis: Axis, count: Int)
    /// Texts that were cut (X) or dropped because their margin would have taken half the image.
    case marginCapped(axis: Axis)
    /// The title of the average line was cut because its margin would have taken half the image.
    case averageTitleCut
    /// A title or subtitle was cut, or left out because it would have taken a third of the image.
    case titleCut
    /// Titles of axes that are left out so that labels keep their room.
    case axisTitleDropped(axis: Axis)
    /// Names of series that are cut, or have no room in the legend at all.
    case legendCut(count: Int)
    /// Annotations outside the plot, by their place in the request.
    case annotationsOutside([Int])
    /// No font has a glyph for these code points.
    case missingGlyphs([UInt32])
    /// The family is not installed; this one was used.
    case familySubstituted(asked: String, used: String)
}
