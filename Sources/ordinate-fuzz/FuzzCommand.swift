import CFuzzer
import Foundation
import Synchronization

/// `ordinate-fuzz TARGET FOLDER [libFuzzer's options]`, or `ordinate-fuzz seeds FOLDER`.
@main enum FuzzCommand {
    /// What is fuzzed; libFuzzer's callback takes no context.
    private static let target = Mutex(FuzzTarget.connection)

    static func main() throws {
        let words = CommandLine.arguments
        let names = FuzzTarget.allCases.map(\.rawValue)
        guard words.count > 2, words[1] == "seeds" || names.contains(words[1]) else {
            print("usage: ordinate-fuzz seeds|\(names.joined(separator: "|")) FOLDER [option…]")
            exit(2)
        }
        guard let chosen = FuzzTarget(rawValue: words[1]) else {
            return try FuzzSeeds.write(to: URL(filePath: words[2]))
        }
        target.withLock { $0 = chosen }
        // libFuzzer takes the first word for the program's name and every one without a dash for a folder of inputs.
        var count = CommandLine.argc - 1
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        let code = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            FuzzCommand.target.withLock(\.self).run(Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
        }
        exit(code)
    }
}
