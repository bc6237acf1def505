import Foundation
import Testing

@testable import ordinate

@Suite struct LogWriterTests {
    @Test func `lines of many threads come out whole and in order`() async throws {
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask { for index in 0..<50 { writer.write(Array("\(thread) \(index)".utf8)) } }
            }
        }
        writer.flush(limit: .seconds(5))
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
        #expect(lines.count == 400)
        for thread in 0..<8 { #expect(lines.filter { $0.first == thread }.map { $0.last } == Array(0..<50)) }
    }

    @Test func `a reader that does not read costs lines, not time`() {
        // As the program does: the end of the reader is an error of the write.
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1000)
        for _ in 0..<3000 { writer.write(line) }
        #expect(writer.dropped > 500)
        writer.flush(limit: .milliseconds(10))
        try? pipe.fileHandleForReading.close()
        // The descriptor may be reused once the pipe is gone: nothing may still be written to it then.
        writer.flush(limit: .seconds(5))
        withExtendedLifetime(pipe) {}
    }
}
