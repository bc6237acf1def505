import Foundation
import Testing

@testable import ordinate

@Suite struct TimestampClockTests {
    @Test func `a moment is written in UTC with milliseconds`() {
        let clock = TimestampClock()
        let moments = [
            (0, 0, "1970-01-01T00:00:00.000Z"), (951_782_399, 999_999_999, "2000-02-28T23:59:59.999Z"),
            (1_709_164_800, 7_000_000, "2024-02-29T00:00:00.007Z"),
            (1_709_164_800, 10_000_000, "2024-02-29T00:00:00.010Z"),
            (1_709_164_799, 10_000_000, "2024-02-28T23:59:59.010Z"),
            (253_402_300_800, 50_000_000, "10000-01-01T00:00:00.050Z"),
        ]
        for (seconds, nanoseconds, text) in moments {
            #expect(clock.text(of: timespec(tv_sec: seconds, tv_nsec: nanoseconds)) == text)
        }
    }
}
