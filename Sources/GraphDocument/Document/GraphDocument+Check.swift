import GraphLayout

/// What no field can know alone. A field that is at fault itself is not compared with others.
extension GraphDocument {
    func check(_ reading: inout Reading) {
        checkSize(&reading)
        checkPoints(&reading)
        checkLabels(&reading)
        checkXAxis(&reading)
        check(yAxis, at: .root.appending("yAxis"), &reading)
        checkRightAxis(&reading)
        checkValueLabels(&reading)
    }

    private func checkSize(_ reading: inout Reading) {
        let size = options.size
        checkDefault(size.width, upTo: \.width, at: .root.appending("width"), &reading)
        checkDefault(size.height, upTo: \.height, at: .root.appending("height"), &reading)
        let areClean = ["width", "height", "scale"].allSatisfy { reading.isClean(.root.appending($0)) }
        guard areClean else { return }
        let pixels = (size.width * options.scale).rounded(.up) * (size.height * options.scale).rounded(.up)
        guard pixels > Double(reading.limits.pixels) else { return }
        let text = NumberText.shortest
        reading.fault(
            .root.appending("width"),
            "\(text(size.width)) × \(text(size.height)) at scale \(text(options.scale)) makes \(text(pixels)) pixels, "
                + "at most \(reading.limits.pixels) are allowed; "
                + "\(GraphLimits.variable(for: \.pixels)) raises this limit"
        )
    }

    /// A length that was given has been compared with its limit, so one beyond it here is the default.
    private func checkDefault(
        _ length: Double,
        upTo limit: any KeyPath<GraphLimits, Int> & Sendable,
        at place: JSONPointer,
        _ reading: inout Reading
    ) {
        let most = reading.limits[keyPath: limit]
        guard reading.isClean(place), length > Double(most) else { return }
        reading.fault(
            place,
            "must be given: its default, \(NumberText.shortest(length)), is more than the \(most) allowed; "
                + "\(GraphLimits.variable(for: limit)) raises this limit"
        )
    }

    private func checkPoints(_ reading: inout Reading) {
        let place = JSONPointer.root.appending("points")
        let seriesPlace = JSONPointer.root.appending("series")
        guard reading.isClean(place), reading.isClean(seriesPlace) else { return }
        switch (points, series) {
        case (nil, nil): reading.fault(place, "is missing: give points, or series with points of their own")
        case (.some, .some): reading.fault(seriesPlace, "cannot be given together with points; give one of them")
        case (.some, nil): return
        case (nil, let series?): check(series, at: seriesPlace, &reading)
        }
    }

    private func check(_ series: [SeriesDocument], at place: JSONPointer, _ reading: inout Reading) {
        var total = 0
        for (index, line) in series.enumerated() {
            let linePlace = place.appending(index).appending("points")
            guard let count = line.points?.count else {
                reading.fault(linePlace, "is missing")
                continue
            }
            total += count
            if let first = series[0].points?.count, count != first {
                reading.fault(linePlace, "has \(count) points, but the first series has \(first)")
            }
        }
        _ = reading.accepts(count: total, of: "points in all series", upTo: .limit(\.points), at: place)
    }

    /// The number of places on the x axis, or nil when it is not certain.
    private func pointCount(_ reading: Reading) -> Int? {
        guard reading.isClean(.root.appending("points")), reading.isClean(.root.appending("series")) else { return nil }
        return points?.count ?? series?.first?.points?.count ?? 0
    }

    private func checkLabels(_ reading: inout Reading) {
        let place = JSONPointer.root.appending("labels")
        guard let labels, let count = pointCount(reading), reading.isClean(place), labels.count != count else { return }
        reading.fault(place, "must be as many as the points: there are \(labels.count) labels for \(count) points")
    }

    private func checkXAxis(_ reading: inout Reading) {
        let place = JSONPointer.root.appending("xAxis")
        checkOne(of: xAxis.selections, at: place, &reading)
        checkPair(base: xAxis.base != nil, increment: xAxis.increment != nil, at: place, &reading)
        guard let count = pointCount(reading) else { return }
        checkIndexes(xAxis.positions, outOf: count, at: place.appending("positions"), &reading)
        for (index, pin) in xAxis.spec.keep.enumerated() {
            guard case .index(let position) = pin, position >= count else { continue }
            fault(position, outOf: count, at: place.appending("keep").appending(index), &reading)
        }
    }

    private func checkIndexes(
        _ indexes: [Int]?,
        outOf count: Int,
        at place: JSONPointer,
        _ reading: inout Reading
    ) {
        for (index, position) in (indexes ?? []).enumerated() where position >= count && !reading.isFull {
            fault(position, outOf: count, at: place.appending(index), &reading)
        }
    }

    private func fault(_ position: Int, outOf count: Int, at place: JSONPointer, _ reading: inout Reading) {
        let range = count == 0 ? "there are no points" : "the indexes are 0 to \(count - 1)"
        reading.fault(place, "\(position) is not the index of a point; \(range)")
    }

    private func checkValueLabels(_ reading: inout Reading) {
        guard let count = pointCount(reading) else { return }
        let place = JSONPointer.root.appending("valueLabels").appending("indexes")
        checkIndexes(options.valueLabels.indexes, outOf: count, at: place, &reading)
    }

    /// A second axis that nothing stands on would be left out without a word.
    private func checkRightAxis(_ reading: inout Reading) {
        let place = JSONPointer.root.appending("rightAxis")
        check(rightAxis, at: place, &reading)
        let isUsed = series?.contains { $0.axis == .right } == true
        guard !isUsed, rightAxis != base.rightAxis, reading.isClean(.root.appending("series")) else { return }
        reading.fault(place, "is of no use: no series has \"axis\": \"right\"")
    }

    private func check(_ yAxis: YAxisDocument, at place: JSONPointer, _ reading: inout Reading) {
        checkOne(of: yAxis.selections, at: place, &reading)
        checkPair(base: yAxis.base != nil, increment: yAxis.increment != nil, at: place, &reading)
        if yAxis.ticks != .even, let other = yAxis.selections.first(where: { $0.isGiven && $0.names != ["count"] }) {
            reading.fault(
                place.appending("ticks"),
                "\"\(yAxis.ticks.rawValue)\" cannot be given together with \(other.names.joined(separator: " and "))"
            )
        }
        if let min = yAxis.spec.min, let max = yAxis.spec.max, min >= max {
            let text = NumberText.shortest
            reading.fault(place.appending("min"), "must be below max: \(text(min)) is not below \(text(max))")
        }
        guard yAxis.ticks == .log else { return }
        for (name, value) in [("min", yAxis.spec.min), ("max", yAxis.spec.max)] {
            guard let value, value <= 0 else { continue }
            reading.fault(
                place.appending(name),
                "must be above 0 on a logarithmic axis, not \(NumberText.shortest(value))"
            )
        }
    }

    private func checkOne(
        of selections: [(names: [String], isGiven: Bool)],
        at place: JSONPointer,
        _ reading: inout Reading
    ) {
        let given = selections.filter(\.isGiven).map { $0.names.joined(separator: " and ") }
        guard given.count > 1, let last = given.last else { return }
        let all = selections.map { $0.names.joined(separator: " with ") }.joined(separator: ", ")
        reading.fault(
            place,
            "\(given.dropLast().joined(separator: ", ")) and \(last) exclude each other; give only one of \(all)"
        )
    }

    private func checkPair(base: Bool, increment: Bool, at place: JSONPointer, _ reading: inout Reading) {
        guard base != increment else { return }
        let (given, missing) = base ? ("base", "increment") : ("increment", "base")
        let missingPlace = place.appending(missing)
        if reading.isClean(missingPlace) { reading.fault(missingPlace, "is missing: \(given) needs it") }
    }
}
