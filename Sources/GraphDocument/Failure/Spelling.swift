/// Finds the known word that an unknown one was probably meant to be.
enum Spelling {
    /// The nearest of `candidates`, or nil when none is near.
    static func suggestion(for word: String, among candidates: [String]) -> String? {
        let lower = Array(String(word.unicodeScalars.prefix(64)).lowercased().unicodeScalars)
        let allowed = max(1, lower.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(lower, Array(candidate.lowercased().unicodeScalars))
            if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + Array(repeating: 0, count: b.count)
            for j in 1...b.count {
                let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(substitution, previous[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], before[j - 2] + 1) }
            }
            before = previous
            previous = row
        }
        return previous[b.count]
    }
}
