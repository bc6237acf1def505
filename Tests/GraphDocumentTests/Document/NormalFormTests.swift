import GraphLayout
import Testing

@testable import GraphDocument

@Suite struct NormalFormTests {
    private let limits = GraphLimits()

    private func text(_ octets: [UInt8]) -> String { String(decoding: octets, as: UTF8.self) }

    @Test func allFormsOfRandomGraphsMeanTheSame() throws {
        for seed in 0..<600 as Range<UInt64> {
            var graph = RandomGraph(seed: seed)
            let json = graph.json()
            let document = try GraphDocument.read(json: JSONWriter.write(json), limits: limits)
            let forms = [
                try GraphDocument.read(json: document.normalizedJSON(), limits: limits),
                try GraphDocument.read(json: document.canonicalJSON(), limits: limits),
                try GraphDocument.read(query: QueryWriter.write(json), limits: limits),
            ]
            for form in forms {
                #expect(form == document, "seed \(seed)")
                #expect(form.spec == document.spec, "seed \(seed)")
                #expect(form.canonicalJSON() == document.canonicalJSON(), "seed \(seed)")
                #expect(form.identityOctets() == document.identityOctets(), "seed \(seed)")
            }
        }
    }

    @Test(arguments: [
        ("[-0]", "-0"), ("[-0.0,null,1]", "-0.0,,1"), ("[1,-0e5]", "1,-0e5"), ("[0,-1e-400]", "0,-1e-400"),
    ])
    func zeroHasNoSign(list: String, query: String) throws {
        let signed = [
            try GraphDocument.read(json: Array("{\"points\":\(list)}".utf8), limits: limits),
            try GraphDocument.read(query: "points=\(query)", limits: limits),
        ]
        for document in signed {
            let plain = try GraphDocument.read(json: document.canonicalJSON(), limits: limits)
            #expect(!text(document.canonicalJSON()).contains("-"))
            #expect(document.identityOctets() == plain.identityOctets())
        }
    }

    @Test func differentGraphsHaveDifferentIdentities() throws {
        var documents: Set<GraphDocument> = []
        for seed in 0..<300 as Range<UInt64> {
            var graph = RandomGraph(seed: seed)
            documents.insert(try GraphDocument.read(json: JSONWriter.write(graph.json()), limits: limits))
        }
        #expect(documents.count > 250)
        #expect(Set(documents.map { $0.identityOctets() }).count == documents.count)
        #expect(Set(documents.map { $0.canonicalJSON() }).count == documents.count)
    }

    @Test(arguments: [
        #"{"points":[1,2]}"#,
        #"{ "width":600, "points":[1.0,2e0] }"#,
        #"{"points":[1,2],"background":"white"}"#,
        ##"{"points":[1,2],"background":"#FFF"}"##,
        #"{"points":[1,2],"xAxis":{}}"#,
        #"{"points":[1,2],"xAxis":{"gaps":0}}"#,
        #"{"points":[1,2],"xAxis":{"keep":["first","last"]}}"#,
        #"{"points":[1,2],"title":null,"series":null,"line":{"color":"rgb(0, 122, 255)"}}"#,
        #"{"points":[1,2],"theme":"light","sparkline":false,"annotations":[],"svgText":"paths","rightAxis":{}}"#,
        #"{"points":[1,2],"legend":{"position":"none"},"fill":{"below":null},"line":{"gradient":null}}"#,
        #"{"points":[1,2],"yAxis":{"format":{"locale":"EN"},"padding":"auto"}}"#,
    ])
    func equalGraphsHaveOneCanonicalForm(json: String) throws {
        #expect(text(try read(json).canonicalJSON()) == #"{"points":[1,2]}"#)
    }

    @Test func canonicalNamesAreSortedAndNumbersShort() throws {
        let json = #"{"xAxis":{"title":"X","enabled":false},"points":[1000,null,0.5],"height":100}"#
        #expect(
            text(try read(json).canonicalJSON())
                == #"{"height":100,"points":[1e3,null,0.5],"xAxis":{"enabled":false,"title":"X"}}"#
        )
    }

    @Test func theNormalFormFillsInEveryDefault() throws {
        let document = try read(#"{"series":[{"points":[1]},{"points":[2]}]}"#)
        #expect(
            text(document.normalizedJSON()) == """
                {"points":null,"series":[\
                {"name":null,"points":[1],"color":"#007aff","width":2,"curve":"linear",\
                "dots":{"show":"none","size":10,"color":null},"dash":[],"gradient":null,\
                "fill":{"above":null,"below":null,"baseline":null},"axis":"left"},\
                {"name":null,"points":[2],"color":"#e69f00","width":2,"curve":"linear",\
                "dots":{"show":"none","size":10,"color":null},"dash":[],"gradient":null,\
                "fill":{"above":null,"below":null,"baseline":null},"axis":"left"}],\
                "labels":null,"width":600,"height":300,"scale":1,"title":null,"subtitle":null,"background":"#ffffff",\
                "theme":"light","sparkline":false,"legend":{"position":"top"},\
                "frame":{"left":false,"bottom":false,"right":false,"top":false,"color":"#000000","width":1},\
                "annotations":[],"font":{"family":"sans-serif","size":13},\
                "line":{"color":"#007aff","width":2,"alpha":1,"curve":"linear","dash":[],\
                "gradient":null},"fill":{"above":null,"below":null,"baseline":null},\
                "dots":{"show":"none","size":10,"color":null},\
                "valueLabels":{"enabled":false,"indexes":null,"prefix":"","suffix":"",\
                "format":{"decimals":"auto","grouping":false,"style":"plain","locale":"en"},\
                "color":"#000000","background":"rgba(255,255,255,0.7)"},\
                "averageLine":{"enabled":false,"value":null,"color":"#8e8e93","alpha":1,"width":1.5,"dash":[],\
                "title":null},"nulls":"bridge","emptyText":"No data",\
                "xAxis":{"enabled":true,"color":"#000000","background":{"color":null,"alpha":1},"gaps":0,\
                "anchor":"first","count":null,"positions":null,"base":null,"increment":null,"overlap":"even",\
                "keep":["first","last"],"minGap":6,"fit":[],"title":null,"rotation":0,\
                "grid":{"enabled":false,"color":"#000000","width":1,"alpha":0.12,"dash":[]}},\
                "yAxis":{"enabled":false,"color":"#000000","background":{"color":null,"alpha":1},"count":null,\
                "ticks":"even","loose":true,"values":null,"base":null,"increment":null,"min":null,"max":null,\
                "position":"left","prefix":"","suffix":"",\
                "format":{"decimals":"auto","grouping":false,"style":"plain","locale":"en"},"padding":"auto",\
                "grid":{"enabled":false,"color":"#000000","width":1,"alpha":0.12,"dash":[]},"overlap":"greedy",\
                "title":null},\
                "rightAxis":{"color":"#000000","background":{"color":null,"alpha":1},"count":null,\
                "ticks":"even","loose":true,"values":null,"base":null,"increment":null,"min":null,"max":null,\
                "prefix":"","suffix":"",\
                "format":{"decimals":"auto","grouping":false,"style":"plain","locale":"en"},"padding":"auto",\
                "grid":{"enabled":false,"color":"#000000","width":1,"alpha":0.12,"dash":[]},"overlap":"greedy",\
                "title":null},"svgText":"paths"}
                """
        )
    }
}
