import Glibc

/// The graph that everything is measured with: a wave with noise, 800 × 400, labels, values, grid and title.
struct WaveGraph {
    let pointCount: Int
    let hasLabels: Bool

    /// The same octets for the same count, on any machine.
    var json: [UInt8] {
        var state: UInt64 = 7
        let points = (0..<pointCount).map { index in
            // Knuth's linear congruential generator (MMIX): noise of 3 up and down.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let noise = Double(state >> 33) / Double(1 << 30) * 3 - 3
            return String(((50 + 40 * sin(Double(index) / 8) + noise) * 100).rounded() / 100)
        }
        let labels = (0..<pointCount).map { "\"P\($0)\"" }.joined(separator: ",")
        let text = """
            {"points":[\(points.joined(separator: ","))],\(hasLabels ? "\"labels\":[\(labels)]," : "")\
            "width":800,"height":400,"title":"Benchmark","line":{"width":1.5},\
            "xAxis":{"grid":{"enabled":true}},"yAxis":{"enabled":true,"grid":{"enabled":true}}}
            """
        return Array(text.utf8)
    }
}
