/// Cuts the labels of a row, each to its own length, without making two of them equal.
struct LabelCutting {
    let typesetter: Typesetter

    /// The texts no longer than their `limits` where that is possible; a text too short to be cut stays whole.
    func cut(_ texts: [MeasuredText], to limits: [Double]) -> [MeasuredText] {
        // Where not even the ellipsis has room no text can be cut.
        let ellipsis = typesetter.line(Typesetter.ellipsis).width
        guard limits.contains(where: { $0 > ellipsis }) else { return texts }
        var result = zip(texts, limits).map { shortened($0, to: $1, by: typesetter.cutText) }
        for places in clashes(result) {
            for place in places { result[place] = shortened(texts[place], to: limits[place], by: typesetter.cutMiddle) }
        }
        // Texts that no cut tells apart stay whole; thinning then decides.
        for places in clashes(result) {
            for place in places { result[place] = texts[place] }
        }
        return result
    }

    private func shortened(
        _ text: MeasuredText,
        to limit: Double,
        by cut: (String, Double) -> String?
    ) -> MeasuredText {
        guard text.width > limit else { return text }
        let lines = text.lines.map { $0.width > limit ? cut($0.text, limit) : $0.text }
        guard !lines.contains(nil) else { return text }
        var shortened = typesetter.lines(lines.compactMap(\.self), of: text.fullText)
        let kept = lines.reduce(0) { $0 + ($1?.count ?? 0) }
        shortened.cut = max(0, 1 - Double(kept) / Double(max(1, text.fullText.count)))
        return shortened
    }

    /// Groups of places whose texts are equal although their full texts are not.
    private func clashes(_ texts: [MeasuredText]) -> [[Int]] {
        Dictionary(grouping: texts.indices.filter { texts[$0].cut > 0 || texts[$0].text != texts[$0].fullText }) {
            texts[$0].text
        }
        .values
        .filter { places in Set(places.map { texts[$0].fullText }).count > 1 }
    }
}
