import GraphLayout

extension JSONWriter {
    /// Writes every series: its points, and how its line, areas and dots are drawn.
    mutating func series(of layout: Layout, includePoints: Bool) {
        let total = layout.series.reduce(0) { $0 + $1.samples.count }
        let listsPoints = includePoints || total <= LayoutJSON.mostPoints
        // Where points stand closer, what is drawn depends on the pixels, which no number of the layout may do.
        let listsShapes = total <= LayoutJSON.mostPoints
        name("series")
        array { json in
            for series in layout.series {
                let isSparse = Double(series.samples.count) <= layout.plot.width + 1
                json.object { json in
                    json.name("name")
                    json.stringOrNull(series.name)
                    if listsPoints { json.points(of: series) }
                    json.line(of: series, listsShapes: listsShapes && isSparse)
                    json.areas(of: series, listsShapes: listsShapes && isSparse)
                    json.dots(of: series)
                }
            }
        }
    }

    private mutating func points(of series: SeriesLayout) {
        name("points")
        array { json in
            for index in 0..<series.samples.count {
                let place = series.position(at: index)
                json.object { json in
                    json.name("index")
                    json.integer(index)
                    json.name("value")
                    json.numberOrNull(series.samples[index])
                    json.name("x")
                    json.length(series.xScale.position(of: index))
                    json.name("y")
                    if let place { json.length(place.y) } else { json.null() }
                }
            }
        }
    }

    private mutating func line(of series: SeriesLayout, listsShapes: Bool) {
        name("line")
        object { json in
            json.look(of: series.stroke)
            json.name("gradient")
            json.gradient(series.gradient)
            json.name("pieces")
            json.integer(series.lines.count)
            guard listsShapes else { return }
            json.name("paths")
            json.array { json in
                for line in series.lines { json.object { json in json.path(line) } }
            }
        }
    }

    private mutating func areas(of series: SeriesLayout, listsShapes: Bool) {
        name("areas")
        array { json in
            for area in series.areas {
                json.object { json in
                    json.name("color")
                    json.string(ColorText.write(area.color))
                    json.name("alpha")
                    json.number(area.alpha)
                    json.name("gradient")
                    json.gradient(area.gradient)
                    json.name("clip")
                    json.rect(area.clip)
                    json.name("closing")
                    json.points(area.closing)
                    guard listsShapes else { return }
                    json.name("edge")
                    json.object { json in json.path(area.edge) }
                }
            }
        }
    }

    /// Writes the members of a path: its corners or, of a curved one, a corner and then pairs of control point and end.
    private mutating func path(_ line: Polyline) {
        name("curved")
        bool(line.isCurved)
        name("points")
        points(line.points)
    }

    private mutating func dots(of series: SeriesLayout) {
        name("dots")
        object { json in
            json.name("count")
            json.integer(series.dots.count)
            json.member("radius", series.dotRadius)
            json.name("color")
            json.string(ColorText.write(series.dotColor))
        }
    }
}
