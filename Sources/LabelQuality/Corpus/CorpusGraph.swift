package import GraphLayout

/// One graph of the corpus.
package struct CorpusGraph: Sendable {
    /// What is hard about its labels.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case short
        case long
        case oneLong
        case cjk
        case arabic
        case emoji
        case blanks
        /// The categories once more, with the layout free to turn, stagger, wrap and cut.
        case fitted
        case numbers
        case logarithmic
        /// What users of chart libraries complained about.
        case complaints
    }

    package let kind: Kind
    /// What it is, in a few words; unique within the corpus.
    package let name: String
    package let spec: GraphSpec
    /// Whether every chart program could be asked for the same: values, texts, a size, a linear or logarithmic axis.
    package var isPlain = false
}
