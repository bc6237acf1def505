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
        var json = JSONWriter(capacity: expectedOctets(of: layout, includePoints: includePoints))
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
            json.legend(of: layout)
            json.name("background")
            json.string(ColorText.write(layout.background))
            json.name("title")
            json.textBlock(layout.title)
            json.name("subtitle")
            json.textBlock(layout.subtitle)
            json.name("emptyText")
            json.textBlock(layout.emptyText)
            json.name("averageLine")
            json.strokedLine(layout.averageLine)
            json.name("annotations")
            json.array { json in for note in layout.annotations { json.annotation(note) } }
            json.name("frame")
            json.array { json in for line in layout.frame { json.strokedLine(line) } }
            json.name("valueLabels")
            json.array { json in for label in layout.valueLabels { json.valueLabel(label, in: layout) } }
            json.name("warnings")
            json.array { json in
                for warning in layout.warnings { json.warning(warning) }
            }
        }
        return json.octets
    }

    /// About as many octets as the text will have, so that it need not move while it grows.
    private static func expectedOctets(of layout: Layout, includePoints: Bool) -> Int {
        let labels = layout.xAxis.labels.count + layout.yAxis.labels.count + layout.valueLabels.count
        let points = layout.series.reduce(0) { $0 + $1.samples.count }
        return 4096 + 320 * labels + (includePoints || points <= mostPoints ? 80 * points : 0)
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
