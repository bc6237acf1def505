import Foundation
import GraphDocument
import GraphService

/// `ordinate render`: one graph, no server.
struct RenderCommand {
    private let input: String
    private let output: String
    private let representation: Representation
    private let configuration: Configuration

    private static let standardStream = "-"

    init(arguments: [String], configuration: Configuration) throws(CommandLineError) {
        var faults: [String] = []
        var inputs: [String] = []
        var output: String?
        var format: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "-o", "--output", "--format":
                guard let value = rest.popFirst() else {
                    faults.append("\(argument) needs a value")
                    continue
                }
                if argument == "--format" { format = value } else { output = value }
            case _ where argument.hasPrefix("-") && argument != Self.standardStream:
                faults.append("\(argument) is not an option; ordinate --help lists them")
            default: inputs.append(argument)
            }
        }
        if inputs.count != 1 { faults.append("render needs one graph: a file, or - for standard input") }
        if output == nil { faults.append("render needs -o FILE, or -o - for standard output") }
        let name = format ?? output.flatMap(Self.fileExtension) ?? Representation.png.name
        let representation = Representation.named(name)
        if representation == nil {
            let names = Representation.all.map(\.name).joined(separator: ", ")
            faults.append("\(name) is not an output; there are \(names)")
        }
        guard faults.isEmpty, let input = inputs.first, let output, let representation else {
            throw CommandLineError(faults: faults)
        }
        self.input = input
        self.output = output
        self.representation = representation
        self.configuration = configuration
    }

    private static func fileExtension(_ path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// - Returns: The exit code.
    func run() -> Int32 {
        let graph: [UInt8]
        do {
            graph = try read()
        } catch {
            StandardError.write("ordinate: \(input) cannot be read: \(Self.reason(error))")
            return ExitCode.failure
        }
        let name = input == Self.standardStream ? "standard input" : input
        let octets: [UInt8]
        do throws(SingleGraph.Failure) {
            octets = try SingleGraph.write(graph, named: name, as: representation, options: configuration.service)
        } catch {
            for line in error.lines { StandardError.write(line) }
            return error.isOfGraph ? ExitCode.badGraph : ExitCode.failure
        }
        do {
            try write(octets)
        } catch {
            StandardError.write("ordinate: \(output) cannot be written: \(Self.reason(error))")
            return ExitCode.failure
        }
        return ExitCode.success
    }

    private func read() throws -> [UInt8] {
        guard input == Self.standardStream else {
            try Self.refuseFolder(input)
            return Array(try Data(contentsOf: URL(filePath: input)))
        }
        return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    }

    private func write(_ octets: [UInt8]) throws {
        guard output == Self.standardStream else {
            try Self.refuseFolder(output)
            return try Data(octets).write(to: URL(filePath: output))
        }
        try FileHandle.standardOutput.write(contentsOf: Data(octets))
    }

    /// Foundation's error for a folder names no reason.
    private static func refuseFolder(_ path: String) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw POSIXError(.EISDIR)
        }
    }

    /// The system's own words where there are some.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        return underlying.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(underlying.code))) : error.localizedDescription
    }
}
