import Foundation

/// The wall clock in RFC 3339 with milliseconds, in UTC.
enum Timestamp {
    static var now: String {
        var moment = timespec()
        clock_gettime(CLOCK_REALTIME, &moment)
        var parts = tm()
        gmtime_r(&moment.tv_sec, &parts)
        let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)].map(padded)
        let time = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)].map(padded)
        let milliseconds = String(1000 + moment.tv_nsec / 1_000_000).dropFirst()
        return "\(date.joined(separator: "-"))T\(time.joined(separator: ":")).\(milliseconds)Z"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
