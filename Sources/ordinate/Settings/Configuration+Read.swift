extension Configuration {
    /// Flags over variables over defaults.
    ///
    /// - Returns: The configuration and the arguments that are no settings.
    /// - Throws: Every wrong value with the name of its flag or variable.
    static func read(
        _ arguments: [String],
        environment: [String: String]
    ) throws(CommandLineError) -> (Configuration, rest: [String]) {
        var configuration = Configuration()
        var faults: [String] = []
        let given = Arguments(arguments, flags: Setting.all.map(\.flag))
        faults += given.faults
        for setting in Setting.all {
            let (name, text) =
                given.values[setting.flag].map { (setting.flag, $0) }
                ?? (setting.variable, environment[setting.variable])
            guard let text else { continue }
            guard let wanted = setting.apply(&configuration, text) else { continue }
            faults.append("\(name) must be \(wanted), not \(quoted(text))")
        }
        let known = Set(Setting.all.map(\.variable))
        // No fault: container platforms set variables of their own under the name of a service.
        configuration.unknownVariables = environment.keys.filter { $0.hasPrefix("ORDINATE_") && !known.contains($0) }
            .sorted()
        guard faults.isEmpty else { throw CommandLineError(faults: faults) }
        return (configuration, given.rest)
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.prefix(60))\""
    }
}

/// Arguments, split into settings and the rest: `--port 80` and `--port=80`.
private struct Arguments {
    var values: [String: String] = [:]
    var rest: [String] = []
    var faults: [String] = []

    init(_ arguments: [String], flags: [String]) {
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let flag = parts.first.map(String.init), flags.contains(flag) else {
                rest.append(argument)
                continue
            }
            if parts.count == 2 {
                values[flag] = String(parts[1])
            } else if let value = waiting.popFirst() {
                values[flag] = value
            } else {
                faults.append("\(flag) needs a value")
            }
        }
    }
}
