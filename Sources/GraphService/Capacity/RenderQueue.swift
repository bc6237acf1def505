import Foundation
import GraphRendering
import Synchronization

/// Draws on threads of its own, so that nothing that takes long runs on a connection's loop.
///
/// A bounded backlog: what does not fit is refused at once.
final class RenderQueue: Sendable {
    /// One piece of work.
    struct Job: Sendable {
        /// Asked when a worker has time: whether anybody still waits.
        var isWanted: @Sendable () -> Bool
        var run: @Sendable (Workbench) -> Void
    }

    private struct State {
        /// Taken in turns with the others, so that neither waits for all of the other kind.
        var urgent: [Job] = []
        var isUrgentsTurn = true
        var jobs: [Job] = []
        /// Where the next job stands in `jobs`; what lies before it is done.
        var next = 0
        var running = 0

        var waiting: Int { jobs.count - next }

        mutating func take() -> Job? {
            if !urgent.isEmpty, isUrgentsTurn || waiting == 0 {
                isUrgentsTurn = false
                running += 1
                return urgent.removeFirst()
            }
            isUrgentsTurn = true
            guard next < jobs.count else { return nil }
            let job = jobs[next]
            next += 1
            // Half of it done: move the rest to the front, so that each job is moved once on average.
            if next * 2 > jobs.count {
                jobs.removeFirst(next)
                next = 0
            }
            running += 1
            return job
        }
    }

    private let state = Mutex(State())
    private let available = DispatchSemaphore(value: 0)
    private let backlog: Int

    /// Starts the workers; returns when each has its fonts.
    /// - Throws: What the first worker that failed says.
    init(workers: Int, backlog: Int, rendering: RenderingOptions) throws(RenderingError) {
        self.backlog = backlog
        for index in 0..<max(1, workers) {
            // One after the other: fontconfig reads its caches once and the others find them read.
            let ready = DispatchSemaphore(value: 0)
            let outcome = StartOutcome()
            let thread = Thread { [self] in
                do throws(RenderingError) {
                    let bench = try Workbench(rendering)
                    ready.signal()
                    bench.warmUp()
                    work(bench)
                } catch {
                    outcome.error.withLock { $0 = error }
                    ready.signal()
                }
            }
            thread.name = "ordinate.worker.\(index)"
            thread.stackSize = Self.stackSize
            thread.start()
            ready.wait()
            if let error = outcome.error.withLock({ $0 }) { throw error }
        }
    }

    private final class StartOutcome: Sendable {
        let error = Mutex<RenderingError?>(nil)
    }

    private static let stackSize = 8 << 20
    private static let mostUrgent = 16

    /// Jobs that wait.
    var length: Int { state.withLock(\.waiting) }

    /// Whether the next job would be refused.
    var isFull: Bool { length >= backlog }

    /// Jobs that are being done.
    var running: Int { state.withLock(\.running) }

    /// Adds a job, or refuses it because the backlog is full. Urgent ones, small and few, have a backlog of their own:
    /// they tell of failures, a full backlog among them.
    func submit(_ job: Job, isUrgent: Bool = false) -> Bool {
        let isTaken = state.withLock { state in
            if isUrgent {
                guard state.urgent.count < Self.mostUrgent else { return false }
                state.urgent.append(job)
                return true
            }
            guard state.waiting < backlog else { return false }
            state.jobs.append(job)
            return true
        }
        if isTaken { available.signal() }
        return isTaken
    }

    private func work(_ bench: Workbench) {
        while true {
            available.wait()
            guard let job = state.withLock({ $0.take() }) else { continue }
            if job.isWanted() { job.run(bench) }
            state.withLock { $0.running -= 1 }
        }
    }
}
