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
                json.name("text")
                json.string(block.text)
                json.name("fullText")
                json.string(block.fullText)
                json.anchor(of: block)
                json.member("rotation", block.rotation)
                json.name("rect")
                json.rect(block.rect)
                json.name("corners")
                json.corners(block.corners)
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
            if block.lines.count > 1 {
                json.name("lines")
                json.array { json in for line in block.lines { json.string(line.text) } }
            }
            json.name("visible")
            json.bool(label.isVisible)
            json.name("hidden")
            json.hidden(label.hidden)
        }
    }

    /// Writes where a text is anchored.
    mutating func anchor(of block: TextBlock) {
        member("x", block.anchor.x)
        member("y", block.anchor.y)
        name("align")
        string(block.align.rawValue)
    }

    private mutating func hidden(_ reason: HiddenReason?) {
        guard let reason else { return null() }
        object { json in
            json.name("reason")
            json.string(reason.word)
            json.name("by")
            if case .overlap(let by) = reason { json.integer(by) } else { json.null() }
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
