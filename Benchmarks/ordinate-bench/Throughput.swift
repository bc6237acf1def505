import Dispatch
import GraphRendering
import Synchronization

/// How many charts threads draw that share nothing but the process: what they wait for each other shows.
enum Throughput {
    /// What some threads did together.
    struct Figures {
        var chartsPerSecond = 0.0
        /// Of the processor, a chart.
        var milliseconds = 0.0
    }

    /// Lets `threads` draw the graph `json` for so long, each with a renderer of its own that is warm before.
    static func measure(_ json: [UInt8], threads: Int, seconds: Double) throws -> Figures {
        let figures = Mutex(Figures())
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            do {
                let one = try measureOne(json, seconds: seconds)
                figures.withLock {
                    $0.chartsPerSecond += one.chartsPerSecond
                    $0.milliseconds += one.milliseconds / Double(threads)
                }
            } catch {
                failure.withLock { $0 = error }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
        return figures.withLock { $0 }
    }

    private static func measureOne(_ json: [UInt8], seconds: Double) throws -> Figures {
        let renderer = try GraphRenderer()
        for _ in 0..<20 { _ = try Stages.chart(json, by: renderer) }
        let clock = ContinuousClock()
        let start = clock.now
        let end = start + .seconds(seconds)
        let processor = ThreadTime.milliseconds()
        var count = 0.0
        while clock.now < end {
            _ = try Stages.chart(json, by: renderer)
            count += 1
        }
        return Figures(
            chartsPerSecond: count / ((clock.now - start) / .seconds(1)),
            milliseconds: (ThreadTime.milliseconds() - processor) / count
        )
    }
}
