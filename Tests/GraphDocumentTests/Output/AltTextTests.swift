import Testing

@testable import GraphDocument
@testable import GraphLayout

@Suite struct AltTextTests {
    private func sentence(_ series: [(String?, [Double?])], title: String? = nil) -> String {
        var layout = LayoutJSONTests.layout(series.map { Samples($0.1) })
        for index in series.indices { layout.series[index].name = series[index].0 }
        layout.title?.fullText = title ?? ""
        if title == nil { layout.title = nil }
        return AltText.sentence(for: layout, statistics: Statistics(of: layout.series.map(\.samples)))
    }

    @Test(
        arguments: [
            ([1, 2, 3], "Line graph with 3 values, minimum 1, maximum 3, average 2, rising."),
            ([3, 2, 1], "Line graph with 3 values, minimum 1, maximum 3, average 2, falling."),
            ([1, 5, 1, 5, 1], "Line graph with 5 values, minimum 1, maximum 5, average 2.6, without a clear trend."),
            ([2, nil, 2], "Line graph with 2 values, minimum 2, maximum 2, average 2, unchanging."),
            ([7], "Line graph with one value, 7."), ([nil], "Line graph without any values."),
            ([], "Line graph without any values."),
            ([0, 1.0 / 3], "Line graph with 2 values, minimum 0, maximum 0.3333, average 0.1667, rising."),
            ([-1e308, 1e308], "Line graph with 2 values, minimum -1e+308, maximum 1e+308, average 0, rising."),
        ] as [([Double?], String)]
    )
    func oneSentenceTellsTheGraph(values: [Double?], expected: String) {
        #expect(sentence([(nil, values)]) == expected)
    }

    @Test func titleAndSeriesAreNamed() {
        #expect(
            sentence([("A", [1, 2]), ("B", [2, 1])], title: "T")
                == "Line graph: T, showing A and B with 4 values, minimum 1, maximum 2, average 1.5, A rising, B falling."
        )
        let many = (1...7).map { ("S\($0)" as String?, [1, 2] as [Double?]) }
        #expect(sentence(many).hasPrefix("Line graph, showing S1, S2, S3, S4, S5 and 2 more with 14 values"))
    }
}
