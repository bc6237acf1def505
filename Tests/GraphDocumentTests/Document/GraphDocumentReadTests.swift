import Foundation
import GraphLayout
import Testing

@testable import GraphDocument

@Suite struct GraphDocumentReadTests {
    @Test(arguments: try Fixtures.examples() + Fixtures.realGraphs())
    func everyGraphOfTheProjectIsReadInAllItsForms(file: URL) throws {
        let document = try GraphDocument.read(json: [UInt8](Data(contentsOf: file)), limits: GraphLimits())
        let spec = document.spec
        #expect(spec.labels.isEmpty || spec.labels.count == spec.pointCount)
        #expect(try GraphDocument.read(json: document.normalizedJSON(), limits: GraphLimits()) == document)
        #expect(try GraphDocument.read(json: document.canonicalJSON(), limits: GraphLimits()) == document)
    }

    @Test func thereAreExamples() throws {
        #expect(try Fixtures.examples().count >= 30)
        #expect(try Fixtures.realGraphs().count >= 10)
    }
}
