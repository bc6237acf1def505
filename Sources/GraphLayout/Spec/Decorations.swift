/// The areas beside a line.
package struct FillSpec: Hashable, Sendable {
    package struct Area: Hashable, Sendable {
        package var color: Color
        /// Multiplies the colour's own alpha, 0 to 1.
        package var alpha: Double
        /// Replaces `color` over the filled area.
        package var gradient: Gradient?

        package init(color: Color, alpha: Double = 1, gradient: Gradient? = nil) {
            self.color = color
            self.alpha = alpha
            self.gradient = gradient
        }
    }

    /// From the line to the top of the plot; with a baseline, from a line below it up to it.
    package var above: Area?
    /// From the line to the bottom of the plot; with a baseline, from the line to it.
    package var below: Area?
    /// The value that areas run towards; nil: the ends of the plot.
    package var baseline: Double?

    package init() {}
}

/// Where the names of the series stand.
package struct LegendSpec: Hashable, Sendable {
    package enum Position: String, CaseIterable, Hashable, Sendable {
        case top
        case bottom
        case left
        case right
        case none
    }

    /// nil: at the top when there are two series or more.
    package var position: Position?

    package init() {}
}

/// Lines around the plot.
package struct FrameSpec: Hashable, Sendable {
    package var left = false
    package var bottom = false
    package var right = false
    package var top = false
    package var stroke = Stroke(color: .black, width: 1)

    package init() {}
}

/// A horizontal line at a value or at the mean.
package struct AverageLineSpec: Hashable, Sendable {
    package var enabled = false
    /// nil: the mean of the values of the first Y axis.
    package var value: Double?
    package var stroke = Stroke(color: Color(hex: 0x8e8e93), width: 1.5)
    /// A label of the Y axis at the height of the line; it outranks ordinary ones.
    package var title: String?

    package init() {}
}

/// Permanent bubbles with the values of points.
package struct ValueLabelSpec: Hashable, Sendable {
    package var enabled = false
    /// The points that get one, ascending; nil: all.
    package var indexes: [Int]?
    package var prefix = ""
    package var suffix = ""
    package var format = NumberFormat()
    package var color = Color.black
    package var background = Color(red: 1, green: 1, blue: 1, alpha: 0.7)

    package init() {}
}

/// A line or a band across the plot, with a text.
package struct AnnotationSpec: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// Vertical, at an index; a fraction lies between two.
        case x(Double)
        /// Horizontal, at a value of the first Y axis.
        case y(Double)
    }

    package var place: Place
    /// The other edge of a band; nil: a line.
    package var to: Double?
    package var text: String?
    /// The line's look, and the colour and alpha of a band.
    package var stroke = Stroke(color: Color(hex: 0x8e8e93), width: 1)

    package init(_ place: Place) {
        self.place = place
    }
}
