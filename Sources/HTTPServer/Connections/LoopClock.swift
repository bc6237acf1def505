import Glibc
import HTTPWire

/// Both clocks of one loop; the text of the date is made once a second.
struct LoopClock {
    /// The zero of every loop's `Moment.elapsed`.
    static let origin = ContinuousClock.now

    private var second = 0
    private var date = ""

    mutating func now() -> Moment {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        if time.tv_sec != second || date.isEmpty {
            second = time.tv_sec
            date = HTTPDate.format(second)
        }
        return Moment(elapsed: ContinuousClock.now - Self.origin, date: date)
    }
}
