import Glibc

/// What the command line asks for.
struct Options {
    enum Task {
        case score
        case corpus
        case time
        case help
    }

    static let help = """
        usage: ordinate-score [--every N] [--no-sweep]
               ordinate-score --corpus [--every N]
               ordinate-score --time

        Lays out every graph of the corpus, holds its labels against the gates (overlaps, clipped, truth, monotone in
        width, deterministic) and scores them. Prints a table by kind; the exit code is 1 when any gate fails.

          --every N    only every Nth graph of each kind
          --no-sweep   leave out the sweep over all widths from 200 to 1200
          --corpus     print the graphs that any chart program could be asked for as lines of JSON instead
          --time       print how long the layout of 100 and of 10,000 labels takes instead
        """

    var task = Task.score
    var every = 1
    var sweeps = true

    init(_ arguments: [String]) throws(OptionError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": task = .help
            case "--corpus": task = .corpus
            case "--time": task = .time
            case "--no-sweep": sweeps = false
            case "--every":
                guard let number = rest.popFirst().flatMap(Int.init), number >= 1 else {
                    throw OptionError(message: "--every needs a whole number, 1 or more")
                }
                every = number
            default: throw OptionError(message: "\(argument) is not an option")
            }
        }
    }
}

/// A command line that is not understood.
struct OptionError: Error {
    let message: String
}

/// Ends the process after what was printed.
func exitProcess(_ code: Int32) -> Never {
    exit(code)
}
