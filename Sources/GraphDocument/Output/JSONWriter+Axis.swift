import GraphLayout

extension JSONWriter {
    /// Writes an axis: its band, its labels and how they were chosen.
    mutating func axis(_ axis: AxisLayout) {
        object { json in
            json.name("enabled")
            json.bool(axis.enabled)
            if axis.side != .bottom {
                json.name("position")
                json.string(axis.side.rawValue)
                json.name("domain")
                json.domain(axis.domain)
            }
            json.name("background")
            json.background(axis.band)
            json.name("labels")
            json.array { json in
                for label in axis.labels { json.label(label) }
            }
            json.name("grid")
            json.grid(axis)
            json.name("title")
            json.textBlock(axis.title)
            json.name("layout")
            json.report(axis.report)
        }
    }

    private mutating func domain(_ domain: ClosedRange<Double>?) {
        guard let domain else { return null() }
        array { json in
            json.number(domain.lowerBound)
            json.number(domain.upperBound)
        }
    }

    private mutating func background(_ band: AxisBand) {
        object { json in
            json.name("rect")
            json.rect(band.rect)
            json.name("color")
            json.stringOrNull(band.color.map(ColorText.write))
            json.name("alpha")
            json.number(band.alpha)
        }
    }

    private mutating func label(_ label: AxisLabel) {
        let block = label.block
        object { json in
            switch label.subject {
            case .index(let index):
                json.name("index")
                json.integer(index)
                json.placedText(block)
            case .value(let value, let role):
                json.name("value")
                json.number(value)
                json.name("text")
                json.string(block.text)
                json.name("role")
                json.string(role.rawValue)
                json.anchor(of: block)
                json.name("rect")
                json.rect(block.rect)
            }
            json.lines(of: block)
            json.visibility(label.hidden)
        }
    }

    /// Writes whether a label is shown, and why not.
    mutating func visibility(_ reason: HiddenReason?) {
        name("visible")
        bool(reason == nil)
        name("hidden")
        guard let reason else { return null() }
        object { json in
            json.name("reason")
            json.string(reason.word)
            json.name("by")
            if case .overlap(let by) = reason { json.integer(by) } else { json.null() }
        }
    }

    /// Writes the reference lines of an axis.
    private mutating func grid(_ axis: AxisLayout) {
        object { json in
            json.look(of: axis.gridStroke)
            json.name("lines")
            json.array { json in
                for line in axis.grid { json.object { json in json.ends(line) } }
            }
        }
    }

    private mutating func report(_ report: AxisReport) {
        object { json in
            json.name("method")
            json.string(report.method)
            json.member("angle", report.angle)
            json.name("lines")
            json.integer(report.lines)
            json.name("rows")
            json.integer(report.rows)
            json.name("rounds")
            json.integer(report.rounds)
            json.name("candidates")
            json.integer(report.candidates)
            json.name("shown")
            json.integer(report.shown)
        }
    }
}

extension HiddenReason {
    /// The reason as the wire spells it.
    fileprivate var word: String {
        switch self {
        case .gap: "gap"
        case .count: "count"
        case .empty: "empty"
        case .overlap: "overlap"
        case .outside: "outside"
        case .disabled: "disabled"
        }
    }
}
