import Foundation
import TestSupport
import Testing

/// The built program as a process of its own, serving on a free port; ends with this object.
final class RunningService {
    let process = Process()
    let port: UInt16
    /// The lines on standard output at the start.
    let greeting: [String]
    private let log: URL

    /// The program that the build put beside the tests.
    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "ordinate")

    /// Starts it; `openFiles` bounds its open files as the system does, nil leaves what the tests have.
    init(_ arguments: [String] = [], environment: [String: String] = [:], openFiles: Int? = nil) throws {
        log = FileManager.default.temporaryDirectory.appending(path: "ordinate-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
        let output = Pipe()
        process.executableURL = Self.program
        process.arguments = ["serve", "--port", "0"] + arguments
        if let openFiles {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments =
                [
                    "-c", "ulimit -n \(openFiles); exec \"$0\" serve --port 0 \"$@\"", Self.program.path,
                ] + arguments
        }
        process.environment = environment
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: log)
        try process.run()
        var text = ""
        while text.count(where: { $0 == "\n" }) < 2 {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { break }
            text += String(decoding: part, as: UTF8.self)
        }
        greeting = text.split(separator: "\n").map(String.init)
        let digits = greeting.first?.split(separator: ":").last
        let errors = String(decoding: try Data(contentsOf: log).prefix(4000), as: UTF8.self)
        port = try #require(digits.flatMap { UInt16($0) }, "\(text)\(errors)")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: log)
    }

    /// Waits until so many lines stand on standard error.
    /// - Returns: The lines, fewer than `count` when they do not come.
    func logLines(_ count: Int) throws -> [String] {
        let deadline = ContinuousClock.now + .seconds(10)
        while true {
            let lines = String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n")
            if lines.count >= count || ContinuousClock.now > deadline { return lines.map(String.init) }
            usleep(2000)
        }
    }

    /// Processor time of the process so far, in hundredths of a second.
    func processorTicks() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        // The name in parentheses may hold spaces; after it come the state and eleven numbers, then the two times.
        let words = text.split(separator: ")").last?.split(separator: " ") ?? []
        return words.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }

    /// Octets of memory that the process has in use.
    func memory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        return 1024 * (try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }))
    }

    /// Open descriptors of the process, once they are fewer than `limit` or two seconds have passed.
    func settledDescriptors(below limit: Int) throws -> Int {
        let folder = "/proc/\(process.processIdentifier)/fd"
        let deadline = ContinuousClock.now + .seconds(2)
        while true {
            usleep(50_000)
            let count = try FileManager.default.contentsOfDirectory(atPath: folder).count
            if count < limit || ContinuousClock.now > deadline { return count }
        }
    }

    /// Sends a signal.
    func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }

    /// Waits for the end.
    /// - Returns: The exit code, or nil when the process still runs after so many seconds.
    func exitCode(within seconds: Double) -> Int32? {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while process.isRunning, ContinuousClock.now < deadline { usleep(2000) }
        return process.isRunning ? nil : process.terminationStatus
    }

    /// One exchange on a connection of its own.
    func ask(
        _ method: String,
        _ target: String,
        fields: [String] = [],
        body: String? = nil
    ) throws -> HTTPAnswer {
        let client = try #require(RawClient(port: port))
        client.send(Self.request(method, target, fields: fields + ["Connection: close"], body: body))
        return try #require(client.answer(hasBody: method != "HEAD", seconds: 20))
    }

    /// The octets of a request.
    static func request(_ method: String, _ target: String, fields: [String] = [], body: String? = nil) -> String {
        let length = body.map { ["Content-Type: application/json", "Content-Length: \($0.utf8.count)"] } ?? []
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + length + fields
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    }
}

/// The program run to its end.
struct FinishedRun {
    let exitCode: Int32
    let output: Data
    let errors: String

    init(_ arguments: [String], environment: [String: String] = [:], input: String = "") throws {
        let process = Process()
        let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
        process.executableURL = RunningService.program
        process.arguments = arguments
        process.environment = environment
        process.standardInput = inputPipe
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        try process.run()
        try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        output = outputPipe.fileHandleForReading.readDataToEndOfFile()
        errors = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        exitCode = process.terminationStatus
    }

    /// Lines on standard error.
    var faults: [String] { errors.split(separator: "\n").map(String.init) }
}
