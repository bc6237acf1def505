/// Answers how large a graph must be, or how large its text may be, for all wanted labels to be shown.
package enum FitSearch {
    /// The smallest whole width at which no label is dropped that has room in a wider image: every X label is shown, and
    /// as many of the value axes as at the limit.
    ///
    /// - Parameters:
    ///   - spec: The graph; its own width does not matter.
    ///   - limit: The widest image that may be asked for, in CSS pixels.
    ///   - measuring: The fonts.
    /// - Returns: CSS pixels, or nil when `limit` is too narrow.
    package static func smallestWidth(for spec: GraphSpec, limit: Int, measuring: any TextMeasuring) -> Int? {
        let layout = { (width: Int) in
            var candidate = spec
            candidate.size.width = Double(width)
            return Layout.solve(candidate, measuring: measuring)
        }
        let widest = layout(limit)
        return smallest(in: 1...max(1, limit)) { width in
            let layout = layout(width)
            return layout.xAxis.report.isWhole && layout.yAxis.report.shown >= widest.yAxis.report.shown
                && layout.rightAxis?.report.shown ?? 0 >= widest.rightAxis?.report.shown ?? 0
        }
    }

    /// The largest font size, in steps of half a pixel, at which no label of any axis is dropped for lack of room, or
    /// nil when even the smallest is too large.
    package static func largestFontSize(
        for spec: GraphSpec,
        limits: ClosedRange<Double>,
        measuring: any TextMeasuring
    ) -> Double? {
        let steps = Int((limits.upperBound - limits.lowerBound) * 2)
        let fewestBelow = smallest(in: 0...max(0, steps)) { step in
            var candidate = spec
            candidate.font.size = limits.upperBound - Double(step) / 2
            let layout = Layout.solve(candidate, measuring: measuring)
            return [layout.xAxis, layout.yAxis, layout.rightAxis].allSatisfy { $0?.report.isWhole ?? true }
        }
        return fewestBelow.map { limits.upperBound - Double($0) / 2 }
    }

    /// The first number from which on `isEnough` holds, by bisection.
    private static func smallest(in range: ClosedRange<Int>, where isEnough: (Int) -> Bool) -> Int? {
        guard isEnough(range.upperBound) else { return nil }
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if isEnough(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
