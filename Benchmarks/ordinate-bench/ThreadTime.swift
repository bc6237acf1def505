import Glibc

/// The processor time of this thread: what others do on the machine meanwhile hardly counts.
enum ThreadTime {
    static func milliseconds() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
    }
}
