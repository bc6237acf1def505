import Foundation
import GraphDocument
import GraphRendering
import HTTPWire
import Testing

@testable import GraphService

/// Fields and pages that are not about one graph.
@Suite struct FieldTests {
    @Test(arguments: [
        "/", "/healthz", "/metrics", "/openapi.yaml", "/fonts", "/none", "/graph.png?points=1", "/graph.svg?points=1",
        "/graph",
    ])
    func `nothing is sniffed and scripts of any origin may read`(target: String) async throws {
        let response = try await GraphService.usual.ask(.get, target)
        #expect(response.fields[.xContentTypeOptions] == "nosniff")
        #expect(response.fields[.accessControlAllowOrigin] == "*")
        let type = response.fields[.contentType] ?? ""
        let hasPolicy = response.fields[.contentSecurityPolicy] != nil
        #expect(hasPolicy == (type.hasPrefix("image/svg") || type.hasPrefix("text/html")))
    }

    @Test func `an allowed origin is named and others are not`() async throws {
        var options = ServiceOptions()
        options.workers = 1
        options.corsOrigins = ["https://a.example", "https://b.example"]
        let service = try GraphService(options: options)
        for (origin, allowed) in [("https://b.example", "https://b.example"), ("https://c.example", nil)] {
            let response = try await service.ask(.get, "/healthz", fields: [.origin: origin])
            #expect(response.fields[.accessControlAllowOrigin] == allowed)
            #expect(response.fields.parsed.listContains(.vary, "Origin"))
        }
        options.corsOrigins = []
        let closed = try GraphService(options: options)
        let response = try await closed.ask(.get, "/healthz", fields: [.origin: "https://a.example"])
        #expect(response.fields[.accessControlAllowOrigin] == nil)
    }

    @Test func `a preflight is answered`() async throws {
        let fields: HTTPFields = [
            .origin: "http://app.example", .accessControlRequestMethod: "POST",
            .accessControlRequestHeaders: "content-type",
        ]
        let response = try await GraphService.usual.ask(.options, "/graph", fields: fields)
        #expect(response.status == .noContent)
        #expect(response.fields[.accessControlAllowMethods]?.contains("POST") == true)
        #expect(response.fields[.accessControlAllowHeaders]?.contains("Content-Type") == true)
        #expect(response.fields[.accessControlMaxAge] != nil)
        #expect(response.fields[.allow] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `the start page names every route`() async throws {
        let response = try await GraphService.usual.ask(.get, "/")
        for route in Routes.all { #expect(response.text.contains("<code>\(route.template.text)</code>")) }
    }

    @Test func `validate fills in the defaults and tells warnings and cost`() async throws {
        let body = #"{"points":[2,2],"yAxis":{"enabled":true,"count":5}}"#
        let response = try await GraphService.usual.ask(.post, "/graph/validate", body: body)
        #expect(response.status == .ok)
        let object = try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
        #expect((object["graph"] as? [String: Any])?["width"] as? Int == 600)
        #expect((object["warnings"] as? [[String: Any]])?.first?["code"] as? String == "equal-values")
        #expect((object["cost"] as? [String: Any])?["pixels"] as? Int == 180_000)
    }

    @Test func `all widths together have no more labels and points than one layout may`() async throws {
        var options = ServiceOptions()
        options.workers = 1
        options.limits.labels = 8
        options.limits.points = 12
        let service = try GraphService(options: options)
        func ask(_ count: Int, _ widths: String) async throws -> HTTPResponse {
            let points = (0..<count).map(String.init).joined(separator: ",")
            let labels = (0..<count).map { "\"\($0)\"" }.joined(separator: ",")
            let body = #"{"points":[\#(points)],"labels":[\#(labels)]}"#
            return try await service.ask(.post, "/graph.json?widths=\(widths)", body: body)
        }
        #expect(try await ask(4, "100,200").status == .ok)
        let refused = try await ask(5, "100,200")
        #expect(refused.status == .unprocessableContent)
        #expect(
            String(decoding: refused.body, as: UTF8.self).contains("2 layouts of 5 labels, which may be 8 together")
        )
        #expect(try await ask(8, "100").status == .ok)
    }

    @Test func `several widths are laid out in one answer`() async throws {
        let graph = "points=1,2,3&labels=January%7CFebruary%7CMarch"
        let response = try await GraphService.usual.ask(.get, "/graph.json?\(graph)&widths=100,600")
        let object = try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: [Any]])
        let layouts = try #require(object["layouts"])
        #expect(layouts.count == 2)
        for (layout, width) in zip(layouts, [100, 600]) {
            let alone = try await GraphService.usual.ask(.get, "/graph.json?\(graph)&width=\(width)")
            let other = try #require(JSONSerialization.jsonObject(with: Data(alone.body)) as? NSDictionary)
            #expect(other.isEqual(layout))
        }
    }

    @Test func `fit finds the width and the font size at which all labels are shown`() async throws {
        func visible(_ query: String) async throws -> Int {
            let target = "/graph.json?points=1,2,3&labels=January%7CFebruary%7CMarch&\(query)"
            return try await GraphService.usual.ask(.get, target).text.ranges(of: #""visible":true"#).count
        }
        let body = #"{"points":[1,2,3],"labels":["January","February","March"]}"#
        func found(_ query: String) async throws -> [String: Double] {
            let response = try await GraphService.usual.ask(.post, "/graph/fit\(query)", body: body)
            return try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Double])
        }
        let width = try #require(try await found("")["width"])
        #expect(try await visible("width=\(Int(width))") == 3)
        #expect(try await visible("width=\(Int(width) - 1)") < 3)
        let size = try #require(try await found("?find=fontSize")["fontSize"])
        #expect(try await visible("font.size=\(size)") == 3)
        #expect(try await visible("font.size=\(size + 0.5)") < 3)
    }

    @Test func `fit counts the labels of all axes`() async throws {
        func hidden(_ graph: String, _ more: String) async throws -> Int {
            let body = graph.dropLast() + more + "}"
            let response = try await GraphService.usual.ask(.post, "/graph.json", body: String(body))
            let layout = try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
            return ["xAxis", "yAxis", "rightAxis"].reduce(0) { sum, name in
                let labels = (layout[name] as? [String: Any])?["labels"] as? [[String: Any]] ?? []
                return sum + labels.count { $0["visible"] as? Bool == false }
            }
        }
        func found(_ query: String, _ graph: String) async throws -> [String: Double] {
            let response = try await GraphService.usual.ask(.post, "/graph/fit\(query)", body: graph)
            return try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Double])
        }
        let left = #"{"points":[123456.5,222222.25,8.125],"labels":["a","b","c"],"yAxis":{"enabled":true}}"#
        let width = try #require(try await found("", left)["width"])
        #expect(try await hidden(left, ",\"width\":\(Int(width))") == 0)
        #expect(try await hidden(left, ",\"width\":\(Int(width) - 1)") > 0)
        let right = #"{"series":[{"points":[1,2]},{"points":[10,20],"axis":"right"}],"rightAxis":{"count":9}}"#
        let size = try #require(try await found("?find=fontSize", right)["fontSize"])
        #expect(try await hidden(right, ",\"font\":{\"size\":\(size)}") == 0)
        #expect(try await hidden(right, ",\"font\":{\"size\":\(size + 0.5)}") > 0)
    }

    @Test func `fonts lists families that can be asked for`() async throws {
        let response = try await GraphService.usual.ask(.get, "/fonts")
        let object = try #require(JSONSerialization.jsonObject(with: Data(response.body)) as? [String: [String]])
        #expect(object["families"]?.contains("DejaVu Sans") == true)
    }

    @Test func `an image tells how many warnings its layout has`() async throws {
        let target = "/graph.png?points=2,2&yAxis.enabled=true&yAxis.count=5"
        #expect(try await GraphService.usual.ask(.get, target).fields[.ordinateWarnings] == "1")
        #expect(try await GraphService.usual.ask(.get, "/graph.png?points=2,1").fields[.ordinateWarnings] == nil)
    }

    @Test func `a family that is not there is told, with the one in its place`() async throws {
        let fonts = try await GraphService.usual.ask(.get, "/fonts").text
        for family in ["sans-serif", "Monospace", "dejavu sans", "DejaVu Sans Condensed", "Nowhere , DejaVu Sans "] {
            let target = "/graph.png?points=1,2&labels=a%7Cb&font.family=\(family.replacing(" ", with: "+"))"
            #expect(try await GraphService.usual.ask(.get, target).fields[.ordinateWarnings] == nil, "\(family)")
        }
        let query = "points=1,2&labels=a%7Cb&font.family=Nowhere+Sans"
        let image = try await GraphService.usual.ask(.get, "/graph.svg?\(query)")
        #expect(image.fields[.ordinateWarnings] == "1")
        let layout = try await GraphService.usual.ask(.get, "/graph.json?\(query)").text
        let warning = /"message":"The font \\"Nowhere Sans\\" is not installed; \\"(?<used>[^"\\]+)\\" is used."/
        let used = try #require(try warning.firstMatch(in: layout)).used
        #expect(fonts.contains("\"\(used)\""))
        #expect(layout.contains("\"resolved\":[\"\(used)\""))
        // Nothing is written, so nothing is written in another font.
        let bare = try await GraphService.usual.ask(.get, "/graph.png?points=1,2&font.family=Nowhere+Sans")
        #expect(bare.fields[.ordinateWarnings] == nil)
    }

    @Test(arguments: ["png", "svg", "pdf"])
    func `the time of an image is told by stages`(name: String) async throws {
        let response = try await GraphService.usual.ask(.get, "/graph.\(name)?points=7,6,5,\(name.utf8.count)")
        let stages = (response.fields[.serverTiming] ?? "").split(separator: ", ").map { $0.prefix { $0 != ";" } }
        #expect(stages.prefix(6) == ["cache", "parse", "queue", "layout", "draw", "encode"])
    }

    @Test func `an SVG holds its texts as texts where that is asked for`() async throws {
        let target = "/graph.svg?points=1,2&labels=Monday%7CTuesday"
        #expect(try await !GraphService.usual.ask(.get, target).text.contains(">Monday</text>"))
        #expect(try await GraphService.usual.ask(.get, target + "&svgText=text").text.contains(">Monday</text>"))
    }

    @Test func `readiness ends with the drain and health does not`() async throws {
        var options = ServiceOptions()
        options.workers = 1
        let service = try GraphService(options: options)
        #expect(try await service.ask(.get, "/readyz").status == .ok)
        service.beginDrain()
        #expect(try await service.ask(.get, "/readyz").status == .serviceUnavailable)
        #expect(try await service.ask(.get, "/healthz").status == .ok)
        #expect(try await service.ask(.get, "/graph.png?points=1").status == .ok)
    }

    @Test func `metrics have labels from the route table only and whole histograms`() async throws {
        var options = ServiceOptions()
        options.workers = 1
        let service = try GraphService(options: options)
        for target in ["/a", "/b", "/graph.png?points=1", "/graph.png?points=1", "/graph.svg?points=x"] {
            let response = try await service.ask(.get, target)
            service.metrics.exchangeFinished(
                status: response.status,
                bytes: response.body.count,
                seconds: 0.003,
                log: response.log,
                isClientAbort: false
            )
        }
        for method in [HTTPMethod.options, .post] {
            #expect(try await service.ask(method, "/g/a.png").log.route == "/g/{payload}.{format}")
        }
        let lines = try await service.ask(.get, "/metrics").text.split(separator: "\n")
        #expect(lines.contains(#"ordinate_requests_total{route="none",status="404"} 2"#))
        #expect(lines.contains(#"ordinate_requests_total{route="/graph.{format}",status="200"} 2"#))
        #expect(lines.contains(#"ordinate_request_duration_seconds_bucket{route="none",le="0.0025"} 0"#))
        #expect(lines.contains(#"ordinate_request_duration_seconds_bucket{route="none",le="0.005"} 2"#))
        #expect(lines.contains(#"ordinate_request_duration_seconds_count{route="none"} 2"#))
        #expect(lines.contains("ordinate_cache_hits_total 1"))
        for line in lines where !line.hasPrefix("#") {
            #expect(line.wholeMatch(of: /[a-z_]+(\{[^ ]*\})? [0-9.e+-]+/) != nil, "\(line)")
        }
    }
}
