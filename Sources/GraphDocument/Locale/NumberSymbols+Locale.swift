import FoundationEssentials
import FoundationInternationalization
import GraphLayout
import Synchronization

extension NumberSymbols {
    /// English needs no table of locales, which takes milliseconds to load.
    private static let english: Set<String> = ["en", "en-us"]

    private static let known = Mutex<[String: NumberSymbols]>([:])

    /// The number signs of the language `tag` (BCP 47; `_` is read as `-`), or nil when it is not known.
    static func of(locale tag: String) -> NumberSymbols? {
        let key = tag.lowercased().map { $0 == "_" ? "-" : String($0) }.joined()
        guard key.utf8.count <= 32 else { return nil }
        if english.contains(key) {
            var symbols = NumberSymbols()
            symbols.locale = key == "en" ? "en" : "en-US"
            return symbols
        }
        if let symbols = known.withLock({ $0[key] }) { return symbols }
        let locale = Locale(identifier: key)
        let isKnown = tags.contains(key) || tags.contains(locale.language.maximalIdentifier.lowercased())
        guard isKnown, !key.isEmpty else { return nil }
        let symbols = LocaleProbe(locale).symbols
        known.withLock { $0[key] = symbols }
        return symbols
    }

    /// The known tag that was probably meant: a near one, or the language without its region.
    static func suggestion(for tag: String) -> String? {
        let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        if tags.contains(language) { return language }
        return language.count == 3 && tags.contains(String(language.prefix(2))) ? String(language.prefix(2)) : nil
    }

    private static let tags = Set(
        Locale.availableIdentifiers.map { $0.lowercased().split(separator: "_").joined(separator: "-") }
    )
}
