import FoundationEssentials
import FoundationInternationalization
import GraphLayout

/// Learns a locale's number signs by having numbers formatted and looking at the result: Foundation knows them (CLDR)
/// but does not hand them out.
struct LocaleProbe {
    private let locale: Locale
    private let style: FloatingPointFormatStyle<Double>

    init(_ locale: Locale) {
        self.locale = locale
        style = .number.locale(locale)
    }

    var symbols: NumberSymbols {
        var symbols = NumberSymbols()
        symbols.locale = locale.identifier(.bcp47)
        symbols.digits = (0...9).map { Double($0).formatted(style) }
        symbols.decimal = signs(in: 1.5.formatted(style), symbols).first ?? symbols.decimal
        readGroups(into: &symbols)
        // A typographic minus is as wide as a digit; the hyphen that most locales list is a keyboard's makeshift.
        let minus = signs(in: (-1.0).formatted(style), symbols).joined()
        symbols.minus = minus.map { $0 == "-" ? "\u{2212}" : String($0) }.joined()
        if let percentage = parts(of: 0.5.formatted(.percent.locale(locale)), symbols) {
            symbols.percentPrefix = percentage.prefix
            symbols.percent = percentage.suffix
        }
        symbols.compact = compactForms(symbols)
        return symbols
    }

    /// The stretches of `text` that are no digits.
    private func signs(in text: String, _ symbols: NumberSymbols) -> [String] {
        text.split { symbols.digits.contains(String($0)) }.map(String.init)
    }

    /// How many characters the number in `text` has, and what stands around it; nil without digits.
    private func parts(of text: String, _ symbols: NumberSymbols) -> (prefix: String, length: Int, suffix: String)? {
        guard let first = text.firstIndex(where: { symbols.digits.contains(String($0)) }),
            let last = text.lastIndex(where: { symbols.digits.contains(String($0)) })
        else { return nil }
        let end = text.index(after: last)
        return (String(text[..<first]), text.distance(from: first, to: end), String(text[end...]))
    }

    private func readGroups(into symbols: inout NumberSymbols) {
        let text = 1_234_567_890.0.formatted(style.grouping(.automatic))
        let groups = text.split { !symbols.digits.contains(String($0)) }
        guard groups.count > 2, let sign = signs(in: text, symbols).first else { return }
        symbols.group = sign
        symbols.primaryGroup = groups[groups.count - 1].count
        symbols.secondaryGroup = groups[groups.count - 2].count
        symbols.minimumGroupingDigits = signs(in: 1234.0.formatted(style), symbols).isEmpty ? 2 : 1
    }

    /// The short forms, one where the text around the digits or the divisor changes.
    private func compactForms(_ symbols: NumberSymbols) -> [CompactForm] {
        var forms: [CompactForm] = []
        for exponent in 3...14 {
            guard let form = compactForm(exponent, symbols) else { continue }
            let last = forms.last ?? CompactForm(exponent: 0, divisor: 0, prefix: "", suffix: "")
            if (form.divisor, form.prefix, form.suffix) != (last.divisor, last.prefix, last.suffix) {
                forms.append(form)
            }
        }
        return forms
    }

    private func compactForm(_ exponent: Int, _ symbols: NumberSymbols) -> CompactForm? {
        // Five takes the plural that most numbers take.
        guard let number = Double("5e\(exponent)") else { return nil }
        let text = number.formatted(style.notation(.compactName).grouping(.never))
        guard let parts = parts(of: text, symbols) else { return nil }
        return CompactForm(
            exponent: exponent,
            divisor: exponent - parts.length + 1,
            prefix: parts.prefix,
            suffix: parts.suffix
        )
    }
}
