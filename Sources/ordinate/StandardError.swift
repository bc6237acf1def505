import Foundation

/// Whole lines on standard error.
enum StandardError {
    static func write(_ line: String) {
        let octets = Array((line + "\n").utf8)
        // One call a line: lines of several threads never mix.
        octets.withUnsafeBytes { _ = Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
