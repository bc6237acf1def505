/// A broken promise about labels; a single one makes the score of a layout zero.
package enum LabelFault: Hashable, Sendable {
    /// What a gate counts.
    package enum Gate: String, CaseIterable, Hashable, Sendable {
        case overlaps
        case clipped
        case truth
        case monotone
        case deterministic
    }

    /// Two shown texts meet.
    case overlap(String, String)
    /// A shown text leaves the image.
    case outsideImage(String)
    /// A label of an axis reaches into the plot.
    case insidePlot(String)
    /// A text of a value axis does not say its value.
    case untrue(String, value: Double)
    /// Two texts that stand for different things read the same.
    case repeated(String)
    /// The box of a text is not as wide as the text.
    case misreported(String)
    /// The graph shows fewer labels at this width than one pixel narrower.
    case fewerWhenWider(width: Int, from: Int, to: Int)
    /// The same graph gave another layout, or another one at another scale.
    case unrepeatable

    package var gate: Gate {
        switch self {
        case .overlap: .overlaps
        case .outsideImage, .insidePlot: .clipped
        case .untrue, .repeated, .misreported: .truth
        case .fewerWhenWider: .monotone
        case .unrepeatable: .deterministic
        }
    }
}

extension LabelFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .overlap(let first, let second): "\"\(first)\" overlaps \"\(second)\""
        case .outsideImage(let text): "\"\(text)\" leaves the image"
        case .insidePlot(let text): "\"\(text)\" reaches into the plot"
        case .untrue(let text, let value): "\"\(text)\" stands for \(value)"
        case .repeated(let text): "\"\(text)\" stands for two things"
        case .misreported(let text): "the box of \"\(text)\" is not as wide as the text"
        case .fewerWhenWider(let width, let from, let to): "\(to) labels at width \(width), \(from) one pixel narrower"
        case .unrepeatable: "another layout on repeat, or at scale 2"
        }
    }
}
