import GraphRendering
import LabelQuality

/// Measures the labels of the engine over the corpus: `ordinate-score --help`.
@main
struct OrdinateScore {
    static func main() throws {
        let options: Options
        do throws(OptionError) {
            options = try Options(Array(CommandLine.arguments.dropFirst()))
        } catch {
            print("ordinate-score: \(error.message)\n\n\(Options.help)")
            exitProcess(2)
        }
        switch options.task {
        case .help: print(Options.help)
        case .corpus: CorpusExport.run(every: options.every)
        case .time: LayoutTimes.run(measuring: try GraphRenderer().text)
        case .score:
            let result = ScoreRun(first: try GraphRenderer(), second: try GraphRenderer()).run(options)
            print(ScoreTable.text(result))
            if result.contains(where: { !$0.verdict.faults.isEmpty }) { exitProcess(1) }
        }
    }
}
