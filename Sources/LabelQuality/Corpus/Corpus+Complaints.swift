import GraphLayout

/// What users of chart libraries complained about most, where it concerns axes without time; the project and number of
/// the complaint beside each.
extension Corpus {
    static var complaints: [CorpusGraph] {
        (indexComplaints + turnedComplaints + valueComplaints).map { name, spec in
            CorpusGraph(kind: .complaints, name: name, spec: spec)
        }
    }

    private typealias Complaint = (name: String, spec: GraphSpec)

    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func labelled(_ labels: [String?], width: Double, height: Double = 270) -> GraphSpec {
        graph(labels.indices.map { Double($0 % 7) }, labels: labels, size: Size(width: width, height: height))
    }

    private static func numbered(_ count: Int, _ word: String, width: Double) -> GraphSpec {
        labelled((1...count).map { "\(word) \($0)" }, width: width)
    }

    private static func changed(_ spec: GraphSpec, _ change: (inout GraphSpec) -> Void) -> GraphSpec {
        var spec = spec
        change(&spec)
        return spec
    }

    private static var indexComplaints: [Complaint] {
        let hours = (0..<24).map { [0: "12am", 12: "12pm", 23: "11pm"][$0] ?? "" }
        return [
            ("three labels among blanks (BEMSimpleLineGraph 128)", labelled(hours, width: 320)),
            (
                "ends cut off (BEMSimpleLineGraph 67)",
                changed(numbered(10, "wide label", width: 320)) { $0.yAxis.enabled = false }
            ),
            (
                "band too low for the labels (BEMSimpleLineGraph 301)",
                changed(labelled(months, width: 317, height: 211)) { $0.font.size = 13.33 }
            ),
            ("first label onto the second (Charts 3583)", numbered(4, "a rather long label", width: 400)),
            ("categories over one another (vega 1520)", numbered(50, "category", width: 600)),
            ("squeezed last gap (Chart.js 5707)", numbered(28, "Apr 2020 no.", width: 500)),
            ("newest label lost (Chart.js 6154)", numbered(29, "P 2020", width: 400)),
            (
                "turned although skipping leaves room (Chart.js 3981)",
                changed(labelled(months, width: 480)) { $0.xAxis.fit = .auto }
            ),
            (
                "labels come and go while shrinking (Chart.js 8611)",
                changed(numbered(20, "Label", width: 500)) { $0.xAxis.fit = .auto }
            ),
            (
                "one tick in a wide chart (recharts 7696)",
                labelled((1...12).map { $0 == 12 ? "the very last label of all" : "\($0)" }, width: 500)
            ),
            ("uneven gaps with both ends (recharts 2256)", numbered(23, "item", width: 420)),
            (
                "one long category hides short ones (echarts 20709)",
                changed(labelled((0..<9).map { $0 == 4 ? "an extraordinarily long one" : "c\($0)" }, width: 400)) {
                    $0.xAxis.overlap = .best
                }
            ),
            (
                "pinned label suppressed (superset 42299)",
                changed(numbered(40, "Label", width: 400)) { $0.xAxis.keep = [.first, .last, .index(17)] }
            ),
        ]
    }

    private static var turnedComplaints: [Complaint] {
        let angles = [-63.0, -64, -45, -90, 30, 90].map { angle in
            (
                "turned by \(Int(angle))° (vega 2709, plotly.js 3579)",
                changed(numbered(30, "Label number", width: 480)) { $0.xAxis.rotation = angle }
            )
        }
        let loop = changed(numbered(20, "a long label, number", width: 300)) {
            $0.xAxis.rotation = -30
            $0.xAxis.title = "months"
        }
        return angles + [("margins and angle in a circle (plotly.js 4572)", loop)]
    }

    private static var valueComplaints: [Complaint] {
        let nice = TickSelection.nice(count: nil, loose: true)
        let titled = changed(graph([0, 123_456_789])) { $0.yAxis.title = "a title" }
        let ranges: [(String, [Double], TickSelection)] = [
            ("log axis from 2 to 5 (matplotlib 8768)", [2, 5], .log(count: nil)),
            ("log axis from 0.45 to 5.5 (matplotlib 8768)", [0.45, 5.5], .log(count: nil)),
            ("log axis from 1.01 to 1.05 (tau-plot 44)", [1.01, 1.05], .log(count: nil)),
            ("years with an offset (matplotlib 461)", [1990, 2020], nice),
            ("counts that repeat (elastic-charts 1417)", [0, 1, 2], .even(count: 5)),
            ("hundredths that repeat (plottable 1679)", [99.99, 100.01], .even(count: 6)),
            ("nearly equal ends (scale 163)", [9.899999999999999, 9.9], nice),
            ("no range to speak of (implot 709)", [0, 1e-16], nice),
            ("one value (KLineChart 849)", [5, 5], .even(count: 5)),
            ("a range that overflows", [-1e308, 1e308], nice),
        ]
        return [("title over long labels (vega-lite 5604)", titled)]
            + ranges.map { name, values, ticks in (name, changed(graph(values)) { $0.yAxis.ticks = ticks }) }
    }
}
