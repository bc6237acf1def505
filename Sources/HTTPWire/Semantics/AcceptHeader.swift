/// What media types a client wants, in linear time (RFC 9110 section 12.5.1).
///
/// Members that are malformed are skipped; parameters of a range other than its weight are ignored.
package struct AcceptHeader: Hashable, Sendable {
    private struct Range: Hashable, Sendable {
        let type: String
        let subtype: String
        let quality: Int

        /// 0 when the range does not cover the type, else higher the more it says.
        func specificity(for media: MediaType) -> Int {
            if type == "*" { return subtype == "*" ? 1 : 0 }
            guard type == media.type else { return 0 }
            return subtype == "*" ? 2 : (subtype == media.subtype ? 3 : 0)
        }
    }

    private let ranges: [Range]

    /// Reads the field's whole list; nil or nothing readable means that anything is welcome.
    package init(_ list: String?) {
        ranges = ListField.members((list ?? "")[...].utf8).compactMap { member in
            guard let (value, quality) = QualityValue.split(member),
                let media = MediaType(String(decoding: value, as: UTF8.self))
            else { return nil }
            return Range(type: media.type, subtype: media.subtype, quality: quality)
        }
    }

    /// Whether the client said nothing, or nothing that could be read.
    package var isEmpty: Bool { ranges.isEmpty }

    /// The weight of a type in thousandths, from the most specific range that covers it; 0 means unwanted.
    package func quality(of media: MediaType) -> Int {
        if ranges.isEmpty { return QualityValue.highest }
        var best = (specificity: 0, quality: 0)
        for range in ranges {
            let specificity = range.specificity(for: media)
            if specificity > best.specificity { best = (specificity, range.quality) }
        }
        return best.quality
    }

    /// The index of the offer that the client likes best, the earlier one when two are liked equally; nil when none fits.
    package func preferred(among offers: [MediaType]) -> Int? {
        var best: (index: Int, quality: Int)?
        for (index, offer) in offers.enumerated() {
            let quality = quality(of: offer)
            if quality > (best?.quality ?? 0) { best = (index, quality) }
        }
        return best?.index
    }
}
