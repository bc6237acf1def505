import GraphLayout

extension PangoTextMeasurer {
    /// Names that fontconfig and CSS Fonts Level 4, section 2.1.1, have for kinds of fonts.
    private static let genericFamilies: Set<String> = [
        "sans-serif", "sans serif", "sans", "serif", "monospace", "mono", "cursive", "fantasy", "system-ui", "emoji",
        "math", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
    ]

    /// What stands in for a list of families of which there is none; nil when there is one.
    func substitute(for list: String) -> String? {
        let names = list.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
        let isThere = names.contains { name in
            Self.genericFamilies.contains(name.lowercased()) || fonts.config.contains(family: name)
        }
        guard !names.isEmpty, !isThere else { return nil }
        return coverage(of: ["0"], style: TextStyle(family: list, size: GraphSpec().font.size)).families.first
    }
}
