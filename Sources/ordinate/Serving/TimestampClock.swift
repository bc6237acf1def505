import Foundation
import Synchronization

/// The wall clock in RFC 3339 with milliseconds, in UTC; the text of the second is made once.
final class TimestampClock: Sendable {
    private let last = Mutex<(second: Int, text: String)?>(nil)

    var now: String {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        return text(of: moment)
    }

    func text(of moment: timespec) -> String {
        let second = last.withLock { last in
            if let last, last.second == moment.tv_sec { return last.text }
            let text = Self.text(ofSecond: moment.tv_sec)
            last = (moment.tv_sec, text)
            return text
        }
        return "\(second).\(String(1000 + moment.tv_nsec / 1_000_000).dropFirst())Z"
    }

    private static func text(ofSecond second: Int) -> String {
        var parts = tm()
        var second = second
        gmtime_r(&second, &parts)
        return String(unsafeUninitializedCapacity: 32) { octets in
            octets.withMemoryRebound(to: CChar.self) {
                strftime($0.baseAddress, $0.count, "%Y-%m-%dT%H:%M:%S", &parts)
            }
        }
    }
}
