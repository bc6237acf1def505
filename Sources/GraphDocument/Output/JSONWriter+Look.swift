import GraphLayout

extension JSONWriter {
    /// Writes the members that say how a line is stroked.
    mutating func look(of stroke: Stroke) {
        name("color")
        string(ColorText.write(stroke.color))
        member("width", stroke.width)
        name("alpha")
        number(stroke.alpha)
        name("dash")
        array { json in for length in stroke.dash { json.number(length) } }
    }

    /// Writes a gradient with the points that it runs between, or null.
    mutating func gradient(_ gradient: PlacedGradient?) {
        guard let gradient else { return null() }
        object { json in
            json.ends(GridLine(from: gradient.from, to: gradient.to))
            json.name("stops")
            json.array { json in
                for stop in gradient.stops {
                    json.object { json in
                        json.name("at")
                        json.number(stop.at)
                        json.name("color")
                        json.string(ColorText.write(stop.color))
                    }
                }
            }
        }
    }
}
