import Foundation
import GraphRendering
import Synchronization

/// Draws on threads of its own, so that nothing that takes long runs on a connection's loop.
///
/// A bounded backlog: what does not fit is refused at once.
final class RenderQueue: Sendable {
    /// One piece of work.
    struct Job: Sendable {
        fileprivate var id = 0
        /// Asked when a worker has time: whether anybody still waits.
        var isWanted: @Sendable () -> Bool
        var run: @Sendable (Workbench) -> Void

        init(isWanted: @escaping @Sendable () -> Bool, run: @escaping @Sendable (Workbench) -> Void) {
            self.isWanted = isWanted
            self.run = run
        }
    }

    private struct State {
        var jobs: [Job] = []
        /// Where the next job stands in `jobs`; what lies before it is done.
        var next = 0
        var running = 0
        var lastID = 0
        var lastSweep = ContinuousClock.now

        var waiting: Int { jobs.count - next }

        mutating func take() -> Job? {
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
    private static let sweepPause = Duration.milliseconds(50)

    /// Jobs that wait.
    var length: Int { state.withLock(\.waiting) }

    /// Whether the next job would be refused.
    var isFull: Bool {
        guard length >= backlog else { return false }
        dropUnwanted()
        return length >= backlog
    }

    /// Jobs that are being done.
    var running: Int { state.withLock(\.running) }

    /// Adds a job, or refuses it because the backlog is full.
    func submit(_ job: Job) -> Bool {
        let isTaken = state.withLock { state in
            guard state.waiting < backlog else { return false }
            var job = job
            state.lastID += 1
            job.id = state.lastID
            state.jobs.append(job)
            return true
        }
        if isTaken { available.signal() }
        return isTaken
    }

    /// Takes out the jobs for which nobody waits any more, lest they keep the places of others; not more often than a
    /// client would notice, for every job is asked.
    private func dropUnwanted() {
        let waiting = state.withLock { state -> ArraySlice<Job> in
            let now = ContinuousClock.now
            guard now - state.lastSweep >= Self.sweepPause else { return [] }
            state.lastSweep = now
            return state.jobs[state.next...]
        }
        // Outside the lock: who learns that it has waited too long may submit a job.
        let unwanted = Set(waiting.filter { !$0.isWanted() }.map(\.id))
        guard !unwanted.isEmpty else { return }
        state.withLock { state in
            state.jobs = state.jobs[state.next...].filter { !unwanted.contains($0.id) }
            state.next = 0
        }
    }

    private func work(_ bench: Workbench) {
        while true {
            available.wait()
            guard let job = state.withLock({ $0.take() }) else { continue }
            // What was wanted when it began may have become too late, or its client may have gone.
            bench.renderer.isWanted = job.isWanted
            if job.isWanted() { job.run(bench) }
            bench.renderer.isWanted = { true }
            state.withLock { $0.running -= 1 }
        }
    }
}
