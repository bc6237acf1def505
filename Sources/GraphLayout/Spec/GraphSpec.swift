/// A graph as it was asked for: every default filled in, every number finite and within its limits.
///
/// `GraphDocument` is the only road in; it has checked what the comments below promise, so no phase checks again.
package struct GraphSpec: Hashable, Sendable {
    /// The image in CSS pixels, whole numbers from 1.
    package var size = Size(width: 600, height: 300)
    /// Device pixels for each CSS pixel, 1 to 4. Changes no number of the layout.
    package var scale = 1.0
    package var background = Color.white
    /// Titles, legend and notes.
    package var ink = Color.black
    /// Pixels kept free around the plot where no axis stands; 0 lets a line run from edge to edge.
    package var margin = 10.0
    package var font = FontSpec()
    package var title: String?
    package var subtitle: String?
    /// One text an index, or empty when the graph has no X labels. nil and `""` are no label.
    package var labels: [String?] = []
    /// The lines; all have the same number of samples.
    package var series: [Series] = []
    package var nulls = NullPolicy.bridge
    /// Drawn when no series has any value; empty for nothing.
    package var emptyText = "No data"
    package var xAxis = XAxisSpec()
    package var yAxis = YAxisSpec()
    /// The axis of the series that ask for the other side; shown when one does. Its `position` does not matter: it
    /// stands opposite `yAxis`.
    package var rightAxis = YAxisSpec()
    package var legend = LegendSpec()
    package var frame = FrameSpec()
    package var averageLine = AverageLineSpec()
    package var valueLabels = ValueLabelSpec()
    package var annotations: [AnnotationSpec] = []

    package init() {}

    /// The number of places on the x axis, missing values included.
    package var pointCount: Int { series.map(\.samples.count).max() ?? 0 }
}

/// The font of every text of the graph.
package struct FontSpec: Hashable, Sendable {
    /// A family that fontconfig is asked for; unknown ones fall back.
    package var family = "sans-serif"
    /// The em size of axis labels in CSS pixels.
    package var size = 13.0

    package init() {}
}

/// What a line does at a missing value.
package enum NullPolicy: String, CaseIterable, Hashable, Sendable {
    /// Joins the neighbours.
    case bridge
    /// Leaves a gap.
    case gap
}

/// One line of the graph.
package struct Series: Hashable, Sendable {
    package var name: String?
    package var samples: Samples
    package var line = Stroke(color: Color(hex: 0x007aff), width: 2)
    package var curve = Curve.linear
    package var dots = DotSpec()
    package var fill = FillSpec()
    package var axis = SeriesAxis.left

    package init(name: String? = nil, samples: Samples) {
        self.name = name
        self.samples = samples
    }
}

/// How neighbouring points are joined.
package enum Curve: String, CaseIterable, Hashable, Sendable {
    case linear
    /// Two quadratic pieces a segment through its midpoint: horizontal at every point, never beyond its neighbours.
    case bezier
}

/// The Y axis that a series is measured against.
package enum SeriesAxis: String, CaseIterable, Hashable, Sendable {
    /// The graph's `yAxis`, on whichever side it stands.
    case left
    /// The second axis, opposite the first.
    case right
}

/// How a line is stroked.
package struct Stroke: Hashable, Sendable {
    package var color: Color
    /// In CSS pixels, more than 0.
    package var width: Double
    /// Multiplies the colour's own alpha, 0 to 1.
    package var alpha: Double
    /// Lengths on, off, …, in CSS pixels; empty for a solid line.
    package var dash: [Double]
    /// Replaces `color` across the plot.
    package var gradient: Gradient?

    package init(
        color: Color,
        width: Double,
        alpha: Double = 1,
        dash: [Double] = [],
        gradient: Gradient? = nil
    ) {
        self.color = color
        self.width = width
        self.alpha = alpha
        self.dash = dash
        self.gradient = gradient
    }
}

/// The dots of a series.
package struct DotSpec: Hashable, Sendable {
    package enum Visibility: String, CaseIterable, Hashable, Sendable {
        /// No dots, except where a point stands alone and no line could show it.
        case none
        case all
        /// Dots without a line.
        case only
    }

    package var show = Visibility.none
    /// The diameter in CSS pixels.
    package var size = 10.0
    /// nil: the colour of the line.
    package var color: Color?

    package init() {}
}
