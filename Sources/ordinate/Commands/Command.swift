/// What the process was asked to do.
enum Command {
    case serve(Configuration)
    case render(RenderCommand)
    case health(Configuration)
    case help
    case version

    /// - Throws: Every fault of the arguments and the environment.
    init(arguments: [String], environment: [String: String]) throws(CommandLineError) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        if arguments.contains("--version") {
            self = .version
            return
        }
        var (configuration, rest, faults) = Configuration.read(arguments, environment: environment)
        let name = rest.first.map { $0.hasPrefix("-") ? "serve" : $0 } ?? "serve"
        if rest.first == name { rest.removeFirst() }
        switch name {
        case "serve":
            faults += Self.unknown(rest)
            self = .serve(configuration)
        case "render":
            do throws(CommandLineError) {
                self = .render(try RenderCommand(arguments: rest, configuration: configuration))
            } catch {
                throw CommandLineError(faults: faults + error.faults)
            }
        case "health":
            faults += Self.unknown(rest)
            self = .health(configuration)
        default:
            throw CommandLineError(faults: faults + ["\(name) is not a command; there are serve, render and health"])
        }
        guard faults.isEmpty else { throw CommandLineError(faults: faults) }
    }

    /// One fault for each argument that means nothing; what stands behind an unknown flag is taken for its value.
    private static func unknown(_ rest: [String]) -> [String] {
        zip(rest, [""] + rest)
            .filter { argument, before in argument.hasPrefix("-") || !before.hasPrefix("-") || before.contains("=") }
            .map { argument, _ in "\(argument) is not an option; ordinate --help lists them" }
    }

    /// - Returns: The exit code.
    func run() -> Int32 {
        switch self {
        case .serve(let configuration): return ServeCommand(configuration: configuration).run()
        case .render(let command): return command.run()
        case .health(let configuration): return HealthCommand(configuration: configuration).run()
        case .help: print(Help.text)
        case .version: print("ordinate \(Ordinate.version)")
        }
        return ExitCode.success
    }
}
