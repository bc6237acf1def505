/// One row of the table of settings.
struct Setting: Sendable {
    /// `--port`.
    let flag: String
    /// `ORDINATE_PORT`.
    let variable: String
    /// What stands for the value in the help: `PORT`, `BYTES`.
    let placeholder: String
    let help: String
    /// The default in the words of the command line.
    let standard: @Sendable (Configuration) -> String
    /// Sets the value; answers what it must be when it is not.
    let apply: @Sendable (inout Configuration, String) -> String?
    /// Whether no message may repeat the value.
    private(set) var isSecret = false

    /// The same setting with a value that no message repeats.
    var secret: Setting {
        var setting = self
        setting.isSecret = true
        return setting
    }

    init(
        _ name: String,
        _ placeholder: String,
        _ help: String,
        standard: @escaping @Sendable (Configuration) -> String,
        apply: @escaping @Sendable (inout Configuration, String) -> String?
    ) {
        self.init(name, variable: Self.variable(name), placeholder, help, standard: standard, apply: apply)
    }

    init(
        _ name: String,
        variable: String,
        _ placeholder: String,
        _ help: String,
        standard: @escaping @Sendable (Configuration) -> String,
        apply: @escaping @Sendable (inout Configuration, String) -> String?
    ) {
        flag = "--\(name)"
        self.variable = variable
        self.placeholder = placeholder
        self.help = help
        self.standard = standard
        self.apply = apply
    }

    private static func variable(_ name: String) -> String {
        "ORDINATE_" + String(name.map { $0 == "-" ? "_" : Character($0.uppercased()) })
    }
}

typealias Place<Value> = WritableKeyPath<Configuration, Value> & Sendable

extension Setting {
    /// A whole number in a range.
    static func whole<Number: FixedWidthInteger & Sendable>(
        _ name: String,
        _ place: any Place<Number>,
        _ range: ClosedRange<Number>,
        _ placeholder: String,
        _ help: String
    ) -> Setting {
        Setting(name, placeholder, help, standard: { String($0[keyPath: place]) }) { configuration, text in
            // Signs and spaces that `init` takes are no part of a number here.
            guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Number(text),
                range.contains(number)
            else { return "a whole number from \(range.lowerBound) to \(range.upperBound)" }
            configuration[keyPath: place] = number
            return nil
        }
    }

    /// A time in seconds, with decimals.
    static func seconds(_ name: String, _ place: any Place<Duration>, _ help: String) -> Setting {
        Setting(
            name,
            "SECONDS",
            help,
            standard: { number($0[keyPath: place] / .seconds(1)) },
            apply: { configuration, text in
                guard let seconds = Double(text), (0.001...86_400).contains(seconds) else {
                    return "a number of seconds from 0.001 to 86400"
                }
                configuration[keyPath: place] = .seconds(seconds)
                return nil
            }
        )
    }

    /// One of a few words.
    static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
        _ name: String,
        _ place: any Place<Value>,
        _ help: String
    ) -> Setting where Value.RawValue == String {
        let words = Value.allCases.map(\.rawValue)
        return Setting(
            name,
            words.joined(separator: "|"),
            help,
            standard: { $0[keyPath: place].rawValue },
            apply: { configuration, text in
                guard let value = Value(rawValue: text) else { return "one of \(words.joined(separator: ", "))" }
                configuration[keyPath: place] = value
                return nil
            }
        )
    }

    /// A text that only `check` judges.
    static func text(
        _ name: String,
        _ place: any Place<String>,
        _ placeholder: String,
        _ help: String,
        check: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Setting {
        Setting(name, placeholder, help, standard: { $0[keyPath: place] }) { configuration, text in
            if let wanted = check(text) { return wanted }
            configuration[keyPath: place] = text
            return nil
        }
    }

    /// Texts with commas between them, without the space around them; none of them may be blank.
    static func list(
        _ name: String,
        _ place: any Place<[String]>,
        _ placeholder: String,
        _ help: String,
        check: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Setting {
        Setting(name, placeholder, help, standard: { $0[keyPath: place].joined(separator: ",") }) {
            configuration,
            text in
            let parts = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
            let items = parts.map(trimmed)
            if items.contains("") { return "\(placeholder) without a blank entry" }
            if let wanted = items.lazy.compactMap(check).first { return wanted }
            configuration[keyPath: place] = items
            return nil
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(text[...last].drop(while: \.isWhitespace))
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? value.description
    }
}
