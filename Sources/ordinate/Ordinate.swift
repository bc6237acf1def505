import Foundation

/// The process: arguments, environment and signals enter; an exit code leaves.
@main
enum Ordinate {
    static let version = "1.0.0"

    static func main() {
        // A reader that has gone is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(CommandLineError) {
            let command = try Command(arguments: arguments, environment: ProcessInfo.processInfo.environment)
            exit(command.run())
        } catch {
            for fault in error.faults { StandardError.write("ordinate: \(fault)") }
            exit(ExitCode.failure)
        }
    }
}
