package import GraphLayout

/// Writes a layout as JSON: what a client learns about where everything stands.
package enum LayoutJSON {
    /// The version of the form; it changes when a name disappears or changes its meaning.
    static let version = 1

    /// Above so many points in all series together they are left out unless they are asked for.
    package static let mostPoints = 2000

    /// The layout as JSON octets: lengths rounded to three decimals, values exact. `includePoints` lists every point of
    /// every series, however many there are.
    package static func write(_ layout: Layout, includePoints: Bool) -> [UInt8] {
        let samples = layout.series.map(\.samples)
        let statistics = Statistics(of: samples)
        var json = JSONWriter()
        json.object { json in
            json.name("version")
            json.integer(version)
            json.size(of: layout)
            json.name("plot")
            json.rect(layout.plot)
            json.name("alt")
            json.string(AltText.sentence(for: layout, statistics: statistics))
            json.font(layout.font)
            json.name("xAxis")
            json.axis(layout.xAxis)
            json.name("yAxis")
            json.axis(layout.yAxis)
            json.series(of: layout, includePoints: includePoints)
            json.name("statistics")
            json.statistics(statistics, OrderStatistics(of: samples))
            json.name("rightAxis")
            if let axis = layout.rightAxis { json.axis(axis) } else { json.null() }
            json.name("legend")
            if let legend = layout.legend { json.legend(legend) } else { json.null() }
            json.name("warnings")
            json.array { json in
                for warning in layout.warnings { json.warning(warning) }
            }
        }
        return json.octets
    }
}

extension JSONWriter {
    fileprivate mutating func size(of layout: Layout) {
        name("size")
        object { json in
            json.member("width", layout.size.width)
            json.member("height", layout.size.height)
            json.member("scale", layout.scale)
        }
    }

    fileprivate mutating func font(_ report: FontReport) {
        name("font")
        object { json in
            json.name("family")
            json.string(report.spec.family)
            json.member("size", report.spec.size)
            json.name("resolved")
            json.array { json in for family in report.coverage.families { json.string(family) } }
            json.name("missingGlyphs")
            json.array { json in for scalar in report.coverage.missing { json.string(CodePoint.text(scalar)) } }
        }
    }

    fileprivate mutating func series(of layout: Layout, includePoints: Bool) {
        let total = layout.series.reduce(0) { $0 + $1.samples.count }
        name("series")
        array { json in
            for series in layout.series {
                json.object { json in
                    json.name("name")
                    json.stringOrNull(series.name)
                    if includePoints || total <= LayoutJSON.mostPoints { json.points(of: series) }
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

    fileprivate mutating func statistics(_ statistics: Statistics?, _ order: OrderStatistics?) {
        object { json in
            json.name("count")
            json.integer(statistics?.count ?? 0)
            json.name("min")
            json.numberOrNull(statistics?.minimum)
            json.name("max")
            json.numberOrNull(statistics?.maximum)
            json.name("sum")
            json.numberOrNull(statistics?.sum)
            json.name("average")
            json.numberOrNull(statistics?.average)
            json.name("median")
            json.numberOrNull(order?.median)
            json.name("mode")
            json.numberOrNull(order?.mode)
            json.name("standardDeviation")
            json.numberOrNull(statistics?.standardDeviation)
        }
    }
}
