/// What the value of a field looks like: enough to read it from a query string and to describe it.
indirect enum Shape: Sendable {
    case boolean
    case number(Bounds)
    case text
    case color
    case locale
    /// One of these words.
    case choice([String])
    /// The word "auto" or a value of this shape.
    case automatic(Shape)
    /// null or a value of this shape.
    case nullable(Shape)
    /// An array, joined by commas in a query string or, when its items are texts, by bars; words take both.
    case list(Shape)
    /// Either a value of the first shape or one of the second.
    case either(Shape, Shape)
    case object(ObjectShape)
    /// An array of at most so many objects.
    case objects(ObjectShape, most: Bounds.End)

    /// A word of a list, or a number in its stead: it contains neither comma nor bar.
    var isWords: Bool {
        switch self {
        case .choice, .either(.choice, .number): true
        default: false
        }
    }

    /// What an error says is expected.
    func expectation(_ limits: GraphLimits) -> String {
        switch self {
        case .boolean: "true or false"
        case .number(let bounds): bounds.expectation(limits)
        case .text: "a text"
        case .color: "a colour: #rgb, #rrggbb, #rrggbbaa, rgb(…), rgba(…), a CSS name or transparent"
        case .locale: "a language tag such as en, de or pt-BR"
        case .choice(let words): words.count == 1 ? "\"\(words[0])\"" : "one of " + words.joined(separator: ", ")
        case .automatic(let shape): "\"auto\" or " + shape.expectation(limits)
        case .nullable(let shape): shape.expectation(limits)
        case .list(let item): "an array; each item is " + item.expectation(limits)
        case .either(let first, let second): first.expectation(limits) + " or " + second.expectation(limits)
        case .object: "an object"
        case .objects: "an array of objects"
        }
    }
}

/// The fields of an object, whatever Swift type it is read into.
struct ObjectShape: Sendable {
    struct Row: Sendable {
        var name: String
        /// Short names in a query string.
        var aliases: [String]
        var shape: Shape
        var defaultValue: JSONValue
    }

    /// How an error names the object.
    var title: String
    var rows: [Row]

    /// The row of this name.
    func row(_ name: String) -> Row? { rows.first { $0.name == name } }
}
