import GraphService

extension Configuration {
    /// Flags over variables over defaults.
    ///
    /// - Returns: The configuration, the arguments that are no settings, and every wrong value with the name of its flag
    ///   or variable.
    static func read(
        _ arguments: [String],
        environment: [String: String]
    ) -> (Configuration, rest: [String], faults: [String]) {
        var configuration = Configuration()
        var faults: [String] = []
        var wrong: Set<String> = []
        let given = Arguments(arguments, flags: Setting.all.map(\.flag))
        faults += given.faults
        for setting in Setting.all {
            let (name, text) =
                given.values[setting.flag].map { (setting.flag, $0) }
                ?? (setting.variable, environment[setting.variable])
            guard let text else { continue }
            guard let wanted = setting.apply(&configuration, text) else { continue }
            wrong.insert(setting.flag)
            faults.append("\(name) must be \(wanted)" + (setting.isSecret ? "" : ", not \(quoted(text))"))
        }
        let known = Set(Setting.all.map(\.variable))
        // No fault: container platforms set variables of their own under the name of a service.
        configuration.unknownVariables = environment.keys.filter { $0.hasPrefix("ORDINATE_") && !known.contains($0) }
            .sorted()
        if !wrong.contains("--keys"), let fault = opennessFault(configuration.service) { faults.append(fault) }
        return (configuration, given.rest, faults)
    }

    /// Without keys nothing is closed, so whoever asks for less than everything must have set some.
    private static func opennessFault(_ service: ServiceOptions) -> String? {
        guard service.openness != .all, service.keys.isEmpty else { return nil }
        return "--open \(service.openness.rawValue) (ORDINATE_OPEN) needs a key in --keys (ORDINATE_KEYS)"
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
