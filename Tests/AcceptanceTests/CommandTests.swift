import Foundation
import TestSupport
import Testing

/// The program on a command line.
@Suite struct CommandTests {
    private static let graph = #"{"points":[1,2,3],"labels":["a","b","c"]}"#

    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ordinate-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test(arguments: [("png", "\u{89}PNG"), ("svg", "<?xml"), ("pdf", "%PDF-"), ("json", #"{"version":1"#)])
    func `render writes the output that the extension names`(name: String, start: String) throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appending(path: "in.json"), folder.appending(path: "out.\(name)"))
        try Data(Self.graph.utf8).write(to: input)
        let run = try FinishedRun(["render", input.path, "-o", output.path])
        #expect(run.exitCode == 0, "\(run.errors)")
        let octets = try Data(contentsOf: output)
        #expect(octets.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test func `render gives what the server gives`() throws {
        let run = try FinishedRun(["render", "-", "-o", "-", "--format", "png"], input: Self.graph)
        let service = try RunningService()
        let answer = try service.ask("POST", "/graph.png", body: Self.graph)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(answer.status == 200)
        #expect(answer.body == Array(run.output))
    }

    @Test func `a bad graph is exit code 2 with one fault a line`() throws {
        let run = try FinishedRun(["render", "-", "-o", "-"], input: #"{"points":[1],"widht":3,"scale":9}"#)
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(run.faults.count == 2)
        #expect(run.faults.contains { $0.hasPrefix("/widht: ") && $0.contains("width") })
        #expect(run.faults.contains { $0.hasPrefix("/scale: ") })
        let broken = try FinishedRun(["render", "-", "-o", "-"], input: "{")
        #expect(broken.exitCode == 2)
    }

    @Test func `a file that cannot be read or written is exit code 1`() throws {
        let missing = try FinishedRun(["render", "/nonexistent/in.json", "-o", "-"])
        #expect(missing.exitCode == 1)
        #expect(missing.faults.count == 1)
        let unwritable = try FinishedRun(["render", "-", "-o", "/nonexistent/out.png"], input: Self.graph)
        #expect(unwritable.exitCode == 1)
        #expect(unwritable.faults.count == 1)
    }

    @Test func `a fault of the whole text names the file, and a folder is told plainly`() throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "bad.json")
        try Data("{\"points\":[1,}".utf8).write(to: file)
        let broken = try FinishedRun(["render", file.path, "-o", "-"])
        #expect(broken.exitCode == 2)
        #expect(broken.errors.hasPrefix("\(file.path): line 1, column "))
        let piped = try FinishedRun(["render", "-", "-o", "-"], input: "{")
        #expect(piped.errors.hasPrefix("standard input: "))
        let run = try FinishedRun(["render", folder.path, "-o", "-"])
        #expect(run.exitCode == 1)
        #expect(run.faults == ["ordinate: \(folder.path) cannot be read: Is a directory"])
        let output = try FinishedRun(["render", "-", "-o", folder.path, "--format", "png"], input: Self.graph)
        #expect(output.exitCode == 1)
        #expect(output.faults == ["ordinate: \(folder.path) cannot be written: Is a directory"])
    }

    @Test(arguments: [["--keys", " ", "--open", "none"], ["--open", "none"], ["--open", "post", "--keys", ""]])
    func `a service that would be open against its settings does not start`(arguments: [String]) throws {
        let run = try FinishedRun(["serve", "--port", "0"] + arguments)
        #expect(run.exitCode == 1)
        #expect(run.faults.count == 1)
        #expect(run.errors.contains("--keys"))
    }

    @Test func `all wrong values are named at once`() throws {
        let run = try FinishedRun(
            ["serve", "--queue", "0"],
            environment: [
                "ORDINATE_PORT": "80a", "ORDINATE_MAX_WIDTH": "-1", "ORDINATE_OPEN": "maybe",
            ]
        )
        #expect(run.exitCode == 1)
        #expect(run.faults.count == 4)
        for name in ["--queue", "ORDINATE_PORT", "ORDINATE_MAX_WIDTH", "ORDINATE_OPEN"] {
            #expect(run.faults.contains { $0.contains(name) }, "\(name)")
        }
    }

    @Test func `a port that is taken is one clear line and exit code 1`() throws {
        let service = try RunningService()
        // The quickest of some: the machine may be busy with something else for one of them.
        let times = try (0..<5).map { _ in
            let start = ContinuousClock.now
            let run = try FinishedRun(["serve", "--port", "\(service.port)"])
            #expect(run.exitCode == 1)
            #expect(run.faults.count == 1)
            #expect(run.errors.contains("port \(service.port)"))
            return ContinuousClock.now - start
        }
        #expect(try #require(times.min()) < .seconds(1))
    }

    @Test func `health tells whether a server lives`() throws {
        let service = try RunningService()
        #expect(try FinishedRun(["health"], environment: ["ORDINATE_PORT": "\(service.port)"]).exitCode == 0)
        service.signal(SIGKILL)
        _ = service.exitCode(within: 5)
        #expect(try FinishedRun(["health"], environment: ["ORDINATE_PORT": "\(service.port)"]).exitCode == 1)
    }

    @Test func `help lists every setting and version is one line`() throws {
        let help = try FinishedRun(["--help"])
        #expect(help.exitCode == 0)
        let text = String(decoding: help.output, as: UTF8.self)
        for name in ["--port", "ORDINATE_KEYS", "ORDINATE_MAX_POINTS", "ORDINATE_OPEN", "--drain-timeout"] {
            #expect(text.contains(name), "\(name)")
        }
        #expect(try FinishedRun(["--version"]).output.starts(with: Data("ordinate ".utf8)))
    }
}
