import GraphDocument
import GraphRendering
import HTTPWire

/// One graph without a server; the same code as with one.
package enum SingleGraph {
    /// Why there is no picture.
    package struct Failure: Error {
        /// One line a fault: "pointer: detail".
        package let lines: [String]
        /// Whether the graph is at fault.
        package let isOfGraph: Bool
    }

    /// Reads `json` and writes the graph down; `name` stands for the whole text in the lines of a failure.
    package static func write(
        _ json: [UInt8],
        named name: String,
        as representation: Representation,
        options: ServiceOptions
    ) throws(Failure) -> [UInt8] {
        do throws(ServiceError) {
            let document: GraphDocument
            do throws(GraphFailure) {
                document = try GraphDocument.read(json: json, limits: options.limits)
            } catch {
                throw .graph(error)
            }
            let bench: Workbench
            do throws(RenderingError) {
                bench = try Workbench(options.rendering)
            } catch {
                throw .rendering(error)
            }
            return try bench.draw(document, GraphWish(document, representation, version: options.version)).body
        } catch {
            let faults = error.faults.map {
                "\($0.pointer.flatMap { $0.isEmpty ? nil : $0 } ?? name): \($0.detail)"
                    + ($0.suggestion.map { "; did you mean \($0)?" } ?? "")
            }
            throw Failure(lines: faults.isEmpty ? ["ordinate: \(error.detail)"] : faults, isOfGraph: !error.isOurs)
        }
    }
}
