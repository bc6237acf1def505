/// What `--help` prints; made from the table of settings.
enum Help {
    static var text: String {
        """
        ordinate \(Ordinate.version): numbers in, a line graph out, and where each axis label went

        usage:
          ordinate [serve] [settings]             serve HTTP
          ordinate render GRAPH.json -o FILE      write one graph; .png, .svg, .pdf or .json
                   [--format FORMAT] [settings]   - stands for standard input or output
          ordinate health [settings]              ask a running server whether it lives
          ordinate --help | --version

        settings, as flags or as environment variables:
        \(Setting.all.map(row).joined(separator: "\n"))

        exit codes: 0 done, 1 failure, 2 the graph has faults
        """
    }

    private static func row(_ setting: Setting) -> String {
        let standard = setting.standard(Configuration())
        let suffix = standard.isEmpty ? "" : " [\(standard)]"
        return "  \(setting.flag) \(setting.placeholder)\n      \(setting.help)\(suffix) (\(setting.variable))"
    }
}
