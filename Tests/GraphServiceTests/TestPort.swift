import GraphRendering
import HTTPWire
import Synchronization

@testable import GraphService

/// Takes the answer to one request.
final class TestPort: ReplyPort {
    private struct State {
        var response: HTTPResponse?
        var waiting: CheckedContinuation<HTTPResponse, Never>?
        var count = 0
    }

    private let state = Mutex(State())
    private let abandoned = Atomic(false)

    var isAbandoned: Bool { abandoned.load(ordering: .relaxed) }

    let logID = "test-1"

    /// The answer, if it has come.
    var answer: HTTPResponse? { state.withLock(\.response) }

    /// Answers so far; never more than one.
    var count: Int { state.withLock(\.count) }

    func abandon() { abandoned.store(true, ordering: .relaxed) }

    func respond(_ response: HTTPResponse) -> Bool {
        let waiting = state.withLock { state in
            state.count += 1
            state.response = response
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: response)
        return true
    }

    /// Waits for the answer.
    var response: HTTPResponse {
        get async {
            await withCheckedContinuation { continuation in
                let response = state.withLock { state in
                    if state.response == nil { state.waiting = continuation }
                    return state.response
                }
                if let response { continuation.resume(returning: response) }
            }
        }
    }
}

extension GraphService {
    /// A service with few workers, made once for tests that change no option.
    static let usual: GraphService = {
        do throws(RenderingError) {
            return try GraphService(options: ServiceOptions())
        } catch {
            fatalError("\(error)")
        }
    }()

    /// Asks and waits.
    func ask(
        _ method: HTTPMethod,
        _ target: String,
        fields: HTTPFields = [:],
        body: String = ""
    ) async throws -> HTTPResponse {
        await begin(try HTTPRequest(method: method, target: target, fields: fields, body: Array(body.utf8))).response
    }

    /// Asks.
    func begin(_ request: HTTPRequest) -> TestPort {
        let port = TestPort()
        respond(to: request, through: port)
        return port
    }
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}
