import Testing

@testable import GraphLayout

/// Which labels an axis wants, before any is removed for lack of room.
struct LabelSelectionTests {
    private func wanted(_ selection: LabelSelection, count: Int) -> [Int] {
        selection.wanted(among: (0..<count).map { "L\($0)" }).indexes
    }

    @Test(
        "gaps hide that many labels between two shown ones",
        arguments: [
            (10, 0, Array(0..<10)), (10, 1, [0, 2, 4, 6, 8]), (10, 2, [0, 3, 6, 9]), (10, 8, [0, 9]),
            (10, 9, [0, 9]), (10, 10, [0, 9]), (10, 1_000_000, [0, 9]), (1, 0, [0]), (1, 5, [0]), (2, 0, [0, 1]),
            (2, 1, [0, 1]), (0, 3, []),
        ]
    )
    func gapsFromFirst(count: Int, gap: Int, expected: [Int]) {
        #expect(wanted(.gaps(gap, anchor: .first), count: count) == expected)
    }

    @Test(
        "anchored at the last label the pattern ends there",
        arguments: [
            (10, 1, [1, 3, 5, 7, 9]), (10, 2, [0, 3, 6, 9]), (10, 3, [1, 5, 9]), (10, 9, [0, 9]),
        ]
    )
    func gapsFromLast(count: Int, gap: Int, expected: [Int]) {
        #expect(wanted(.gaps(gap, anchor: .last), count: count) == expected)
    }

    /// The ancestor's centring, odd differences rounded down.
    @Test(
        "centred gaps leave as many labels left as right",
        arguments: [
            (2, 0, [0, 1]), (2, 5, [0, 1]),
            (3, 0, [0, 1, 2]), (3, 1, [0, 2]),
            (4, 1, [1, 3]), (4, 2, [0, 3]),
            (5, 1, [1, 3]), (5, 2, [2]), (5, 3, [0, 4]),
            (7, 1, [1, 3, 5]), (7, 2, [2, 5]), (7, 3, [3]), (7, 4, [3]), (7, 5, [0, 6]),
            (8, 1, [1, 3, 5, 7]), (8, 2, [2, 5]), (8, 3, [2, 6]), (8, 4, [4]), (8, 5, [4]), (8, 6, [0, 7]),
            (9, 1, [1, 3, 5, 7]), (9, 2, [1, 4, 7]), (9, 3, [2, 6]), (9, 4, [4]), (9, 5, [4]), (9, 6, [4]),
            (9, 7, [0, 8]),
            (10, 2, [2, 5, 8]), (10, 3, [3, 7]), (10, 4, [2, 7]), (10, 5, [5]), (10, 6, [5]), (10, 7, [5]),
            (10, 8, [0, 9]),
            (12, 2, [1, 4, 7, 10]), (12, 3, [2, 6, 10]), (12, 4, [3, 8]), (12, 5, [3, 9]), (12, 10, [0, 11]),
            (24, 2, [1, 4, 7, 10, 13, 16, 19, 22]), (24, 3, [2, 6, 10, 14, 18, 22]), (24, 4, [4, 9, 14, 19]),
            (24, 5, [3, 9, 15, 21]), (24, 22, [0, 23]),
        ]
    )
    func centredGaps(count: Int, gap: Int, expected: [Int]) {
        #expect(wanted(.gaps(gap, anchor: .center), count: count) == expected)
    }

    @Test(
        "a count keeps both ends and spreads the rest",
        arguments: [
            (10, 0, []), (10, 1, [4]), (10, 2, [0, 9]), (10, 4, [0, 3, 6, 9]), (11, 3, [0, 5, 10]),
            (5, 9, [0, 1, 2, 3, 4]),
        ]
    )
    func counts(count: Int, asked: Int, expected: [Int]) {
        #expect(wanted(.count(asked), count: count) == expected)
    }

    @Test("a progression runs to the end of the labels")
    func progression() {
        #expect(wanted(.progression(base: 2, increment: 3), count: 10) == [2, 5, 8])
        #expect(wanted(.progression(base: 12, increment: 3), count: 10) == [])
    }

    @Test("empty and missing texts are never wanted and take no place in a count")
    func emptyTexts() {
        let texts = ["", "a", nil, "b", "", "c"]
        #expect(LabelSelection.gaps(0, anchor: .first).wanted(among: texts).indexes == [1, 3, 5])
        #expect(LabelSelection.count(2).wanted(among: texts).indexes == [1, 5])
        #expect(LabelSelection.positions([0, 1, 2]).wanted(among: texts).indexes == [1])
    }
}
