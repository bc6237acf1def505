import GraphDocument
import GraphRendering
import GraphService
import HTTPServer
import HTTPWire
import Testing

@testable import ordinate

@Suite struct ConfigurationTests {
    private func read(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> Configuration {
        try Configuration.read(arguments, environment: environment).0
    }

    private func faults(_ arguments: [String] = [], _ environment: [String: String] = [:]) -> [String] {
        do throws(CommandLineError) {
            _ = try Command(arguments: arguments, environment: environment)
            return []
        } catch {
            return error.faults
        }
    }

    @Test func `flags outrank variables, which outrank defaults`() throws {
        #expect(try read().server.port == 8080)
        #expect(try read([], ["ORDINATE_PORT": "81"]).server.port == 81)
        #expect(try read(["--port", "82"], ["ORDINATE_PORT": "81"]).server.port == 82)
        #expect(try read(["--port=83"]).server.port == 83)
        #expect(try read([], ["ORDINATE_PORT": "x", "PATH": "/bin"].filter { $0.key == "PATH" }).server.port == 8080)
    }

    @Test func `every setting takes the default that it names`() {
        for setting in Setting.all {
            var configuration = Configuration()
            let standard = setting.standard(configuration)
            #expect(setting.apply(&configuration, standard) == nil, "\(setting.flag)")
            #expect(setting.standard(configuration) == standard)
        }
    }

    @Test func `no flag and no variable is there twice`() {
        #expect(Set(Setting.all.map(\.flag)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
        #expect(Setting.all.allSatisfy { $0.variable.hasPrefix("ORDINATE_") })
    }

    @Test func `every limit of a graph has a setting under the variable that its message names`() {
        for entry in GraphLimits.entries { #expect(Setting.all.contains { $0.variable == entry.variable }) }
    }

    @Test(arguments: [
        ("--port", "65536"), ("--port", "-1"), ("--port", "+80"), ("--port", " 80"), ("--port", ""), ("--workers", "0"),
        ("--max-width", "0"), ("--render-timeout", "0"), ("--render-timeout", "nan"), ("--render-timeout", "1e9"),
        ("--log", "loud"), ("--open", "some"), ("--base-url", "example.com"), ("--base-url", "http://x/"),
        ("--max-body", "99999999999999999999999"), ("--compression", "best"),
    ])
    func `a wrong value names its flag`(flag: String, value: String) {
        let found = faults([flag, value])
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("\(flag) must be ") == true)
    }

    @Test func `all wrong values are told at once`() {
        let found = faults(
            ["--port", "x", "--queue", "y"],
            ["ORDINATE_WORKERS": "z", "ORDINATE_MAX_POINTS": "none"]
        )
        #expect(found.count == 4)
    }

    @Test func `a variable that is no setting is told of and stops nothing`() throws {
        #expect(try read([], ["ORDINATE_PROT": "1", "PATH": "/bin"]).unknownVariables == ["ORDINATE_PROT"])
    }

    @Test func `values reach the rooms`() throws {
        let configuration = try read([
            "--max-body", "1000", "--idle-timeout", "1.5", "--keys", "a,b", "--open", "none", "--token", "t",
            "--max-series", "7", "--compression", "small", "--font-folder", "/fonts", "--cors-origin", "",
            "--drain-timeout", "3", "--log", "debug", "--base-url", "https://x",
        ])
        #expect(configuration.server.connection.limits.body == 1000)
        #expect(configuration.server.connection.idle == .milliseconds(1500))
        #expect(configuration.service.keys == ["a", "b"])
        #expect(configuration.service.openness == .none)
        #expect(configuration.service.token == "t")
        #expect(configuration.service.limits.series == 7)
        #expect(configuration.service.rendering == RenderingOptions(fontFolder: "/fonts", compression: .small))
        #expect(configuration.service.corsOrigins.isEmpty)
        #expect(configuration.drainLimit == .seconds(3))
        #expect(configuration.logLevel == .debug)
        #expect(configuration.service.baseURL == "https://x")
    }

    @Test(arguments: [
        ["paint"], ["serve", "more"], ["--colour"], ["render"], ["render", "a.json"],
        ["render", "a", "b", "-o", "c.png"],
        ["render", "a.json", "-o", "b.bmp"], ["render", "a.json", "-o"], ["health", "x"], ["--port"],
        ["render", "a.json", "-o", "b", "--format", "gif"],
    ])
    func `arguments that mean nothing are refused`(arguments: [String]) {
        #expect(!faults(arguments).isEmpty)
    }

    @Test func `help names every setting`() {
        for setting in Setting.all {
            #expect(Help.text.contains("  \(setting.flag) \(setting.placeholder)\n"))
            #expect(Help.text.contains("(\(setting.variable))"))
        }
    }
}
