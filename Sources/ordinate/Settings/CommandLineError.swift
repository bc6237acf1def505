/// What is wrong with the arguments and the environment: every fault, one sentence each.
struct CommandLineError: Error, Hashable {
    var faults: [String]
}
