/// What a value axis shows before it is known where: its domain, its values and their texts.
///
/// Depends on the data, the request and the height of the image, never on the width: a wider graph has the same Y labels.
struct ValueAxis {
    struct Tick {
        var value: Double
        var role: AxisLabel.Role
        var text: String
        /// Whether the text is the title of the average line, which may be cut: a number may not.
        var isTitle = false
    }

    /// Which axis it is, for warnings.
    let name: LayoutWarning.Axis
    var spec: YAxisSpec
    var kind = ValueScale.Kind.linear
    var domain: ClosedRange<Double>
    var ticks: [Tick] = []
    /// The mean of the values that exist.
    private(set) var mean: Double?
    var method: String
    var warnings: [LayoutWarning] = []

    /// - Parameters:
    ///   - spec: What was asked for.
    ///   - name: Which axis it is.
    ///   - series: The samples that belong to this axis.
    ///   - average: The line across the plot that belongs to this axis.
    ///   - room: How many labels have room by the height of the image; what `nice` and `log` aim at by default.
    init(
        _ spec: YAxisSpec,
        name: LayoutWarning.Axis,
        series: [Samples],
        average: AverageLineSpec = AverageLineSpec(),
        room: Int
    ) {
        self.name = name
        self.spec = spec
        switch spec.ticks {
        case .extremes: method = "extremes"
        case .even: method = "even"
        case .values: method = "values"
        case .progression: method = "increment"
        case .nice: method = "nice"
        case .log: method = "log"
        }
        if case .log = spec.ticks { kind = .log }
        let isLog = kind == .log
        let summary = Summary(of: series) { !isLog || $0 > 0 }
        domain = Self.domain(spec, summary: summary, isLog: isLog)
        mean = summary?.mean
        if isLog { warnAboutNonPositive(series) }
        if average.enabled, let value = average.value {
            widen(to: [value])
            if isLog, value <= 0 { warnings.append(.nonPositive(axis: name, count: 1)) }
        }
        guard spec.enabled, summary != nil || hasOwnRange else { return }
        let values = tickValues(mean: summary?.mean, room: room)
        let formatter = NumberFormatter(
            spec.format,
            values: values.map(\.value),
            truth: truth,
            prefix: spec.prefix,
            suffix: spec.suffix
        )
        ticks = values.map { Tick(value: $0.value, role: $0.role, text: formatter.text(for: $0.value)) }
        if average.enabled, let title = average.title, !title.isEmpty, let value = average.value ?? mean {
            addTitle(title, at: value)
        }
        if Set(ticks.map(\.text)).count < ticks.count { warnings.append(.equalTexts(axis: name)) }
    }

    /// Puts the title of the average line among the ticks, in place of the one at the same height.
    private mutating func addTitle(_ title: String, at value: Double) {
        guard domain.contains(value) else { return }
        ticks.removeAll { $0.role == .average || $0.value == value }
        let place = ticks.firstIndex { $0.value > value } ?? ticks.endIndex
        ticks.insert(Tick(value: value, role: .average, text: title, isTitle: true), at: place)
    }

    /// Means and even fractions have no short text; all other ticks are numbers that somebody chose.
    private var truth: NumberFormatter.Truth {
        switch spec.ticks {
        case .extremes, .even: .rounded
        case .values, .progression, .nice, .log: .exact
        }
    }

    /// Whether the request names what the axis spans, so that it has labels without any data.
    private var hasOwnRange: Bool {
        if spec.min != nil, spec.max != nil { return true }
        if case .values = spec.ticks { return true }
        return false
    }

    private static func domain(_ spec: YAxisSpec, summary: Summary?, isLog: Bool) -> ClosedRange<Double> {
        let fallback = isLog ? 1.0 : 0.0
        let usable = { (bound: Double?) in bound.flatMap { isLog && $0 <= 0 ? nil : $0 } }
        let lower = usable(spec.min)
        let upper = usable(spec.max)
        let low = lower ?? summary?.min ?? upper ?? fallback
        let high = upper ?? summary?.max ?? lower ?? fallback
        // One bound of the request may lie beyond all data: the free end then lies beyond that bound, so that values
        // keep their distance from it.
        guard let summary, low >= high else { return low...max(low, high) }
        switch (lower, upper) {
        case (let bound?, nil): return bound...max(bound, beyond(bound, summary: summary, isLog: isLog, sign: 1))
        case (nil, let bound?): return min(bound, beyond(bound, summary: summary, isLog: isLog, sign: -1))...bound
        default: return low...max(low, high)
        }
    }

    /// As far above (`sign` 1) or below (−1) `bound` as the data reach from end to end.
    private static func beyond(_ bound: Double, summary: Summary, isLog: Bool, sign: Double) -> Double {
        let most = Double.greatestFiniteMagnitude
        if isLog {
            let ratio = min(most, [summary.max / summary.min, 10].first { $0 > 1 + 1e-9 } ?? 10)
            return sign > 0 ? min(most, bound * ratio) : max(.leastNormalMagnitude, bound / ratio)
        }
        // A span that is nothing beside the bound could not be told from none.
        let span = [summary.max - summary.min, 1].first { $0 > bound.magnitude * 1e-9 } ?? bound.magnitude
        return max(-most, min(most, bound + sign * span))
    }

    private mutating func warnAboutNonPositive(_ series: [Samples]) {
        let count = series.reduce(0) { total, samples in
            total + samples.runs.reduce(0) { $0 + samples.values[$1].count { $0 <= 0 } }
        }
        if count > 0 { warnings.append(.nonPositive(axis: name, count: count)) }
    }
}

// MARK: - Which values

extension ValueAxis {
    private typealias Candidate = (value: Double, role: AxisLabel.Role)

    /// The values to label, ascending and distinct; widens the domain where the request wants it.
    private mutating func tickValues(mean: Double?, room: Int) -> [(value: Double, role: AxisLabel.Role)] {
        switch spec.ticks {
        case .extremes: extremes(mean: mean)
        case .even(let count): even(count)
        case .values(let values): fixed(values)
        case .progression(let base, let increment): progression(base: base, increment: increment)
        case .nice(let count, let loose): nice(count: count, loose: loose, room: room)
        case .log(let count): logarithmic(count: count, room: room)
        }
    }

    private var isFlat: Bool { domain.lowerBound == domain.upperBound }

    private func extremes(mean: Double?) -> [Candidate] {
        guard !isFlat else { return [(domain.lowerBound, .max)] }
        let average = mean.flatMap { domain.lowerBound < $0 && $0 < domain.upperBound ? $0 : nil }
        return [(domain.lowerBound, .min)] + (average.map { [($0, .average)] } ?? []) + [(domain.upperBound, .max)]
    }

    private mutating func even(_ asked: Int) -> [Candidate] {
        let count = capped(asked)
        let low = domain.lowerBound
        let high = domain.upperBound
        guard count > 0 else { return [] }
        if isFlat {
            if asked > 1 { warnings.append(.equalValues(axis: name, asked: asked)) }
            return [(low, .max)]
        }
        guard count > 1 else { return [(low / 2 + high / 2, .tick)] }
        return (0..<count).map { index in
            let fraction = Double(index) / Double(count - 1)
            let role: AxisLabel.Role = index == 0 ? .min : index == count - 1 ? .max : .tick
            // Not low + span × fraction: the span of two finite numbers can overflow.
            return (index == count - 1 ? high : low * (1 - fraction) + high * fraction, role)
        }
    }

    private mutating func fixed(_ asked: [Double]) -> [Candidate] {
        let distinct = Array(Set(asked)).sorted()
        let values = Array(distinct.prefix(capped(distinct.count)))
        widen(to: values)
        return values.map { ($0, .tick) }
    }

    private mutating func progression(base: Double, increment: Double) -> [Candidate] {
        let distance = (domain.upperBound - base) / increment
        // 1.1 / 0.1 is a little more than 11, yet the eleventh step does reach 1.1.
        let isWhole = (distance - distance.rounded()).magnitude < 1e-9 * max(1, distance.magnitude)
        let steps = isWhole ? distance.rounded() : distance.rounded(.up)
        // A base above the maximum is the first number that is not below it.
        let last = steps.isFinite ? Int(exactly: max(0, steps)) ?? .max - 1 : .max - 1
        let decimals = max(DecimalText.fractionDigits(of: base), DecimalText.fractionDigits(of: increment))
        let values = (0..<capped(last + 1))
            .map { DecimalText.rounded(base + Double($0) * increment, decimals: decimals) }
            .filter(\.isFinite)
        widen(to: values)
        return values.map { ($0, .tick) }
    }

    private mutating func nice(count asked: Int?, loose: Bool, room: Int) -> [Candidate] {
        let count = capped(asked ?? room)
        guard count > 0 else { return [] }
        if isFlat, let asked, asked > 1 { warnings.append(.equalValues(axis: name, asked: asked)) }
        let values = ExtendedWilkinson.ticks(
            low: domain.lowerBound,
            high: domain.upperBound,
            count: count,
            coverage: loose ? .loose : .inside
        ).values
        if loose { widen(to: values) }
        return values.filter(domain.contains).map { ($0, .tick) }
    }

    private mutating func logarithmic(count asked: Int?, room: Int) -> [Candidate] {
        let count = capped(asked ?? room)
        guard count > 0 else { return [] }
        let values = LogTicks.ticks(low: domain.lowerBound, high: domain.upperBound, count: max(2, count))
        return values.map { ($0, .tick) }
    }

    private mutating func capped(_ asked: Int) -> Int {
        guard asked > TickLimits.most else { return asked }
        warnings.append(.ticksCapped(axis: name, asked: asked, placed: TickLimits.most))
        return TickLimits.most
    }

    /// Makes room for `values` at the ends that the request leaves free.
    private mutating func widen(to values: [Double]) {
        let usable = values.filter { kind == .linear || $0 > 0 }
        guard let first = usable.min(), let last = usable.max() else { return }
        let low = spec.min == nil ? min(domain.lowerBound, first) : domain.lowerBound
        let high = spec.max == nil ? max(domain.upperBound, last) : domain.upperBound
        if low <= high { domain = low...high }
    }
}
