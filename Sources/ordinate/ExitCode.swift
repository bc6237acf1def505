/// How the process ends.
enum ExitCode {
    static let success: Int32 = 0
    /// The machine, the configuration or the network failed.
    static let failure: Int32 = 1
    /// The graph has faults.
    static let badGraph: Int32 = 2
}
