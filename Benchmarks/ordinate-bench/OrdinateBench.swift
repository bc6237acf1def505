import Foundation
import GraphDocument
import GraphLayout
import GraphRendering

/// What graphs cost inside one process.
///
///     ordinate-bench body POINTS [plain]          writes the JSON of the benchmarks' graph; plain: without labels
///     ordinate-bench measure FILE RUNS [STAGE]    prints a line a stage: its name, its median CPU time in ms, its octets
///     ordinate-bench threads FILE SECONDS         prints a line for one thread and one for two: how many they are, the
///                                                 charts a second they draw together, the CPU time of each in ms
@main
enum OrdinateBench {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.dropFirst().first, arguments.count) {
        case ("body", let points?, 2...3):
            guard let count = Int(points), count > 0 else { return fail("POINTS is a whole number of 1 or more") }
            let octets = WaveGraph(pointCount: count, hasLabels: !arguments.contains("plain")).json
            FileHandle.standardOutput.write(Data(octets))
        case ("measure", let path?, 3...4):
            guard let runs = Int(arguments[2]), runs > 0 else { return fail("RUNS is a whole number of 1 or more") }
            let json = [UInt8](try Data(contentsOf: URL(filePath: path)))
            for stage in try Stages.measure(json, runs: runs, only: arguments.dropFirst(3).first) {
                print(stage.name, String(format: "%.4f", stage.milliseconds), stage.octets)
            }
        case ("threads", let path?, 3):
            guard let seconds = Double(arguments[2]), seconds > 0 else { return fail("SECONDS is a number above 0") }
            let json = [UInt8](try Data(contentsOf: URL(filePath: path)))
            for threads in 1...2 {
                let figures = try Throughput.measure(json, threads: threads, seconds: seconds)
                print(threads, String(format: "%.1f %.4f", figures.chartsPerSecond, figures.milliseconds))
            }
        default:
            fail("usage: ordinate-bench body POINTS [plain] | measure FILE RUNS [STAGE] | threads FILE SECONDS")
        }
    }

    private static func fail(_ words: String) {
        FileHandle.standardError.write(Data("ordinate-bench: \(words)\n".utf8))
        exit(64)
    }
}
