import GraphLayout
import Testing

@Suite struct StatisticsTests {
    private func summary(_ values: [Double?]) -> Statistics? { Statistics(of: [Samples(values)]) }

    @Test func thePublishedRunOfTheAncestorComesOut() throws {
        let statistics = try #require(summary([1, 2, 3, 4, 5, 6, 7, 8]))
        #expect(statistics.count == 8)
        #expect(statistics.sum == 36)
        #expect((statistics.minimum, statistics.maximum, statistics.average) == (1, 8, 4.5))
        #expect((statistics.standardDeviation * 1000).rounded() == 2291)
    }

    @Test func missingValuesDoNotCount() throws {
        let statistics = try #require(summary([nil, 3, nil, 1, 3, nil]))
        #expect((statistics.count, statistics.minimum, statistics.maximum) == (3, 1, 3))
        #expect(summary([nil, nil]) == nil)
        #expect(summary([]) == nil)
    }

    @Test func valuesOfAllSeriesCount() throws {
        let statistics = try #require(Statistics(of: [Samples([1, 2]), Samples([nil, 6])]))
        #expect((statistics.count, statistics.sum, statistics.average) == (3, 9, 3))
    }

    @Test(
        arguments: [
            [1e308, 1e308, -1e308], [1.7976931348623157e308, 1.7976931348623157e308],
            [-1.7976931348623157e308, 1.7976931348623157e308],
            [Double.leastNonzeroMagnitude, .leastNonzeroMagnitude], [1e-305, .leastNonzeroMagnitude], [0.1, 0.1, 0.1],
        ].filter { !$0.isEmpty }
    )
    func extremesStayFinite(values: [Double]) throws {
        let statistics = try #require(summary(values))
        #expect(statistics.average >= statistics.minimum && statistics.average <= statistics.maximum)
        let order = try #require(OrderStatistics(of: [Samples(values)]))
        #expect(order.median >= statistics.minimum && order.median <= statistics.maximum)
        #expect(statistics.standardDeviation.isFinite && statistics.standardDeviation >= 0)
        #expect(statistics.sum?.isFinite != false)
    }

    /// Values, median, mode.
    @Test(
        arguments: [
            ([5, 1, 3], 3, 1), ([4, 1, nil, 3, 4], 3.5, 4), ([2, 2, 1, 1], 1.5, 1), ([7], 7, 7),
        ] as [([Double?], Double, Double)]
    )
    func middleAndMostFrequentValues(values: [Double?], median: Double, mode: Double) throws {
        let order = try #require(OrderStatistics(of: [Samples(values)]))
        #expect((order.median, order.mode) == (median, mode))
    }

    @Test func equalValuesHaveNoDeviation() throws {
        let statistics = try #require(summary([0.1, 0.1, 0.1]))
        #expect((statistics.average, statistics.standardDeviation) == (0.1, 0))
    }

    @Test func smallValuesBesideLargeOnesAreNotLost() throws {
        #expect(try #require(summary([1e16, 1, -1e16])).sum == 1)
    }
}
