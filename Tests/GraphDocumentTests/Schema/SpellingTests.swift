import Testing

@testable import GraphDocument

@Suite struct SpellingTests {
    @Test(arguments: [
        ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3),
        ("ca", "abc", 3),
    ])
    func distancesCountEditsAndSwaps(a: String, b: String, distance: Int) {
        #expect(Spelling.distance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
    }

    @Test(
        arguments: [
            ("widht", "width"), ("WIDTH", "width"), ("heigth", "height"), ("w", nil), ("x", nil),
            ("completelyelse", nil),
        ] as [(String, String?)]
    )
    func onlyNearWordsAreSuggested(word: String, suggestion: String?) {
        #expect(Spelling.suggestion(for: word, among: ["width", "height", "labels"]) == suggestion)
    }

    @Test func aliasesAndNamesAreUnique() {
        let names = GraphDocument.schema.fields.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
        #expect(Set(SchemaNames.paths).count == SchemaNames.paths.count)
    }
}
