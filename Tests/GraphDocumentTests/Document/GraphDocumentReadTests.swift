import Foundation
import GraphLayout
import Testing

@testable import GraphDocument

@Suite struct GraphDocumentReadTests {
    @Test(arguments: Fixtures.graphs)
    func everyRealGraphIsReadOrNamesWhatIsNotSupported(file: String) throws {
        let json = try Fixtures.graph(file)
        do {
            let document = try GraphDocument.read(json: json, limits: GraphLimits())
            let spec = document.spec
            #expect(spec.labels.count == spec.pointCount)
            #expect(try GraphDocument.read(json: document.normalizedJSON(), limits: GraphLimits()) == document)
            #expect(try GraphDocument.read(json: document.canonicalJSON(), limits: GraphLimits()) == document)
        } catch GraphFailure.faults(let faults) {
            #expect(file == "new-haven-temperature.json")
            #expect(faults == [GraphFault(pointer: "/averageLine", detail: "is not supported yet")])
        }
    }
}
