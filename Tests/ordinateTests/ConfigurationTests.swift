import GraphDocument
import GraphRendering
import GraphService
import HTTPServer
import HTTPWire
import Testing

@testable import ordinate

@Suite struct ConfigurationTests {
    private func read(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> Configuration {
        let (configuration, _, faults) = Configuration.read(arguments, environment: environment)
        try #require(faults.isEmpty, "\(faults)")
        return configuration
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

    @Test(arguments: [
        ("port", "8080"), ("host", "127.0.0.1"), ("max-width", "4000"), ("max-height", "4000"),
        ("max-pixels", "16000000"), ("max-points", "1000000"), ("max-series", "50"), ("max-labels", "1000000"),
        ("max-text", "1000"), ("max-ticks", "1000"), ("max-body", "\(16 << 20)"), ("max-target", "\(16 << 10)"),
        ("max-field", "\(8 << 10)"), ("max-header", "\(32 << 10)"), ("max-fields", "100"), ("idle-timeout", "60"),
        ("header-timeout", "10"), ("body-timeout", "30"), ("body-grace", "5"), ("min-rate", "500"),
        ("write-timeout", "10"), ("render-timeout", "10"), ("drain-timeout", "10"), ("cors-origin", "*"),
    ])
    func `the defaults are those that are promised`(name: String, value: String) throws {
        let setting = try #require(Setting.all.first { $0.flag == "--\(name)" })
        #expect(setting.standard(Configuration()) == value)
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
        ("--max-body", "99999999999999999999999"), ("--compression", "best"), ("--keys", " "), ("--keys", ","),
        ("--keys", " , "), ("--keys", "a,"), ("--keys", ",a"), ("--keys", "a, ,b"), ("--keys", "\n"),
        ("--base-url", "http://a/b?c"), ("--base-url", "http://a#b"), ("--base-url", "http://"),
        ("--base-url", "http://a b"), ("--base-url", "http://a:99999"), ("--base-url", "http://u@a"),
        ("--cors-origin", "nope"), ("--cors-origin", "https://a/"), ("--cors-origin", "https://a,nope"),
        ("--cors-origin", "https://a, "), ("--cors-origin", "://a"),
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

    @Test func `unknown flags are told with the wrong values, without what stands behind them`() {
        let found = faults(["--port", "70000", "--max-body", "x", "--foo", "3", "--bar"])
        #expect(found.map { $0.split(separator: " ")[0] } == ["--port", "--max-body", "--foo", "--bar"])
        #expect(faults(["render", "--port", "x", "a.json", "--foo"]).count == 3)
        #expect(faults(["paint", "--port", "x"]).count == 2)
    }

    @Test(arguments: ["none", "post"])
    func `closing without keys stops the start and names both variables`(open: String) throws {
        for keys in [[:], ["ORDINATE_KEYS": ""]] {
            for (arguments, more) in [(["--open", open], [:]), ([], ["ORDINATE_OPEN": open])] {
                let found = faults(arguments, keys.merging(more) { $1 })
                #expect(found.count == 1)
                #expect(found.first?.contains("ORDINATE_OPEN") == true)
                #expect(found.first?.contains("ORDINATE_KEYS") == true)
            }
        }
        #expect(faults(["--open", open], ["ORDINATE_KEYS": ","]).count == 1)
        #expect(try read(["--open", open, "--keys", "k"]).service.keys == ["k"])
        #expect(faults(["--open", "all"]).isEmpty)
    }

    @Test func `a message about keys repeats none`() {
        let found = faults(["--keys", "topsecret, "])
        #expect(found.count == 1)
        #expect(found.allSatisfy { !$0.contains("topsecret") })
    }

    @Test func `space around an entry of a list is not part of it`() throws {
        #expect(try read(["--keys", " a , b\n"]).service.keys == ["a", "b"])
        let origins = ["https://a.example", "http://localhost:3000", "http://[::1]:8080", "*"]
        #expect(try read(["--cors-origin", origins.joined(separator: ", ")]).service.corsOrigins == origins)
    }

    @Test(arguments: ["http://a", "https://a.example:8443/charts/v1", "http://[::1]:80", ""])
    func `a base of links may have a port and a path`(url: String) throws {
        #expect(try read(["--base-url", url]).service.baseURL == url)
    }

    @Test func `every variable that an error of HTTP names is a setting`() {
        let errors: [ParseError] = [
            .targetTooLong(limit: 1), .fieldTooLong(limit: 1), .fieldBlockTooLong(limit: 1), .tooManyFields(limit: 1),
            .bodyTooLarge(limit: 1),
        ]
        let variables = errors.compactMap(\.variable)
        #expect(Set(variables).count == errors.count)
        #expect(Set(variables).isSubset(of: Setting.all.map(\.variable)))
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
