extension SeriesLayout {
    /// Where a series is placed.
    struct Frame {
        var plot: Rect
        var xScale: IndexScale
        var yScale: ValueScale
        var nulls: NullPolicy
        /// Device pixels for each CSS pixel.
        var scale: Double
    }

    /// Places `series` in the plot.
    init(_ series: Series, in frame: Frame) {
        let runs = SampleRun.runs(of: series.samples, nulls: frame.nulls) { frame.yScale.kind == .linear || $0 > 0 }
        let place = { (index: Int) in
            Point(
                x: frame.xScale.position(of: index),
                y: frame.yScale.position(of: series.samples.values[index])
            )
        }
        let lineRuns = runs.filter { $0.count > 1 }
        let edges = lineRuns.map { Self.edge(along: $0, curve: series.curve, in: frame, place) }
        // A point that no line passes through would be invisible without a dot.
        let dotted = series.dots.show == .none ? runs.filter { $0.count == 1 } : runs
        var dots: [Point] = []
        for run in dotted { run.forEach { dots.append(place($0)) } }
        self.init(
            name: series.name,
            samples: series.samples,
            xScale: frame.xScale,
            yScale: frame.yScale,
            areas: zip(lineRuns, edges).flatMap { Self.areas(over: $0, beside: $1, fill: series.fill, in: frame) },
            lines: series.dots.show == .only ? [] : edges,
            stroke: series.line,
            gradient: PlacedGradient(series.line.gradient, over: frame.plot),
            dots: dots,
            dotRadius: series.dots.show == .none ? series.loneDotRadius : series.dots.size / 2,
            dotColor: series.dots.color ?? series.line.color.faded(series.line.alpha)
        )
    }

    /// The line along `run`; a dense one is reduced, and then a curve could not be told from straight pieces.
    private static func edge(
        along run: SampleRun,
        curve: Curve,
        in frame: Frame,
        _ place: (Int) -> Point
    ) -> Polyline {
        let width = frame.xScale.position(of: run.last) - frame.xScale.position(of: run.first)
        guard LineReduction.isDense(count: run.count, width: width, scale: frame.scale) else {
            var points: [Point] = []
            points.reserveCapacity(run.count)
            run.forEach { points.append(place($0)) }
            return curve == .bezier ? .curved(through: points) : Polyline(points)
        }
        var reduction = LineReduction(scale: frame.scale)
        run.forEach { reduction.take(place($0)) }
        return Polyline(reduction.finish())
    }

    // MARK: Areas

    /// The areas on both sides of `edge`, straight down and up at its ends.
    private static func areas(
        over run: SampleRun,
        beside edge: Polyline,
        fill: FillSpec,
        in frame: Frame
    ) -> [AreaLayout] {
        // Those of a reduced edge lie in the middle of pixels.
        let ends = (first: frame.xScale.position(of: run.first), last: frame.xScale.position(of: run.last))
        let plot = frame.plot
        let baseline = fill.baseline.map { min(plot.maxY, max(plot.y, frame.yScale.position(of: $0))) }
        let over = Rect(x: plot.x, y: plot.y, width: plot.width, height: (baseline ?? plot.maxY) - plot.y)
        let under = Rect(x: plot.x, y: over.maxY, width: plot.width, height: plot.maxY - over.maxY)
        var areas: [AreaLayout] = []
        if let above = fill.above {
            // With a baseline the area above a line is that between a negative value and the baseline.
            let clip = baseline == nil ? plot : under
            areas.append(area(above, edge: edge, ends: ends, to: baseline ?? plot.y, clip: clip))
        }
        if let below = fill.below {
            let isHalved = baseline != nil && fill.above != nil
            areas.append(area(below, edge: edge, ends: ends, to: baseline ?? plot.maxY, clip: isHalved ? over : plot))
        }
        return areas
    }

    private static func area(
        _ fill: FillSpec.Area,
        edge: Polyline,
        ends: (first: Double, last: Double),
        to y: Double,
        clip: Rect
    ) -> AreaLayout {
        let closing = [Point(x: ends.last, y: y), Point(x: ends.first, y: y)]
        let bounds = Rect(around: edge.points + closing)
        let top = max(bounds.y, clip.y)
        let filled = Rect(
            x: ends.first,
            y: top,
            width: ends.last - ends.first,
            height: max(0, min(bounds.maxY, clip.maxY) - top)
        )
        return AreaLayout(
            edge: edge,
            closing: closing,
            clip: clip,
            color: fill.color,
            alpha: fill.alpha,
            gradient: PlacedGradient(fill.gradient, over: filled)
        )
    }
}
