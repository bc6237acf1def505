import Foundation
import HTTPServer
import TestSupport
import Testing

extension ServerTests {
    @Suite("Conformance")
    struct ConformanceTests {
        /// What these kinds ask is up to the service, not to the protocol.
        private static let serviceKinds: Set<String> = ["JS", "NE"]

        @Test("Every exchange of the set is answered as it must be, however its octets are cut")
        func everyCase() async throws {
            let server = try TestServer()
            let cases = try HTTPCase.all().filter { !Self.serviceKinds.contains($0.kind) }
            #expect(cases.count > 200)
            let failures = await HTTPCaseRunner(port: server.port).failures(of: cases)
            #expect(failures.isEmpty, "\(failures.sorted().joined(separator: "\n"))")
            server.beginDrain()
            #expect(try await eventually { server.outcome == .finished })
            #expect(server.log.opened == server.log.closed)
        }

        @Test(
            "The runner finds a wrong status, a missing field, a missing answer and a wrong end",
            arguments: [
                #""expect_status":[404],"expect_close":false"#,
                #""expect_status":[200],"expect_close":true"#,
                #""expect_status":[200],"expect_close":false,"hdr":{"x-none":"1"}"#,
                #""expect_status":[200],"expect_close":false,"seq":[[200],[200]]"#,
                #""expect_status":[],"expect_close":true,"eof":true"#,
            ]
        )
        func runnerFails(expectation: String) async throws {
            let server = try TestServer()
            let bytes = #""GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n""#
            let json = #"{"id":"T-1","bytes":\#(bytes),\#(expectation)}"#
            let one = try JSONDecoder().decode(HTTPCase.self, from: Data(json.utf8))
            #expect(await !HTTPCaseRunner(port: server.port, patience: 1).failures(of: [one]).isEmpty)
        }
    }
}
