import Dispatch
import Glibc
import Testing

@testable import HTTPServer

@Suite("Calling a loop")
struct DoorbellTests {
    private func isReadable(_ bell: Doorbell) -> Bool {
        var state = pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) == 1
    }

    @Test("A loop that listens hears it; one that does not is told by its queue alone")
    func hearing() throws {
        let bell = try Doorbell()
        var enqueued = 0
        bell.ring { enqueued += 1 }
        #expect(enqueued == 1)
        #expect(!isReadable(bell) && !bell.isQuiet)
        bell.answer()
        #expect(bell.isQuiet)
        bell.listen(true)
        bell.ring { enqueued += 1 }
        #expect(isReadable(bell) && !bell.isQuiet)
        bell.silence()
        bell.answer()
        #expect(!isReadable(bell) && bell.isQuiet)
        bell.listen(false)
        bell.ring { enqueued += 1 }
        #expect(!isReadable(bell))
        #expect(enqueued == 3)
    }

    @Test("Whoever calls while the loop begins to listen is seen or heard")
    func race() throws {
        let bell = try Doorbell()
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<2000 {
            DispatchQueue.global().async {
                bell.ring {}
                done.signal()
            }
            bell.listen(true)
            let wasQuiet = bell.isQuiet
            done.wait()
            #expect(!wasQuiet || isReadable(bell))
            bell.listen(false)
            bell.answer()
            bell.silence()
        }
    }
}
