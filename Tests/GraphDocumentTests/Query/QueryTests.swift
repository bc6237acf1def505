import TestSupport
import Testing

@testable import GraphDocument

@Suite struct QueryTests {
    /// Query, the JSON that means the same.
    @Test(arguments: [
        ("points=3,5.5,,8", #"{"points":[3,5.5,null,8]}"#),
        ("points=", #"{"points":[]}"#),
        ("points=,", #"{"points":[null,null]}"#),
        (
            "p=1, 2 ,-3e2&w=100&h=50&t=T&bkg=red&l=a|b|c",
            #"{"points":[1,2,-300],"width":100,"height":50,"title":"T","background":"red","labels":["a","b","c"]}"#
        ),
        ("points=1,2,3,4&labels=Mon%7CTue||Thu", #"{"points":[1,2,3,4],"labels":["Mon","Tue","","Thu"]}"#),
        (#"points=1,2&labels=a\|b|c\\"#, #"{"points":[1,2],"labels":["a|b","c\\"]}"#),
        (#"points=1&labels=\n\"#, #"{"points":[1],"labels":["\\n\\"]}"#),
        ("points=1&title=a+b%2Bc%20d%C3%A4", #"{"points":[1],"title":"a b+c dä"}"#),
        ("points=1&title=%2525", #"{"points":[1],"title":"%25"}"#),
        ("&points=1&&title=a=b&", #"{"points":[1],"title":"a=b"}"#),
        (
            "points=1,2,3&xAxis.positions=0,2&xAxis.keep=last,1",
            #"{"points":[1,2,3],"xAxis":{"positions":[0,2],"keep":["last",1]}}"#
        ),
        (
            "points=1&xAxis.fit=auto&xAxis.grid.enabled=true",
            #"{"points":[1],"xAxis":{"fit":"auto","grid":{"enabled":true}}}"#
        ),
        ("points=1&xAxis.fit=wrap,rotate", #"{"points":[1],"xAxis":{"fit":["wrap","rotate"]}}"#),
        ("points=1&xAxis.fit=rotate|wrap", #"{"points":[1],"xAxis":{"fit":["rotate","wrap"]}}"#),
        ("points=1&xAxis.fit=rotate%7Cstagger%7Cwrap", #"{"points":[1],"xAxis":{"fit":["rotate","stagger","wrap"]}}"#),
        ("points=1&xAxis.fit=wrap", #"{"points":[1],"xAxis":{"fit":["wrap"]}}"#),
        ("points=1&xAxis.fit=", #"{"points":[1],"xAxis":{"fit":[]}}"#),
        ("points=1,2&xAxis.keep=first|last", #"{"points":[1,2],"xAxis":{"keep":["first","last"]}}"#),
        ("points=1,2,3&xAxis.keep=1|last|0", #"{"points":[1,2,3],"xAxis":{"keep":[1,"last",0]}}"#),
        (
            "points=1&yAxis.values=1,2.5&yAxis.padding=auto&yAxis.format.decimals=2",
            #"{"points":[1],"yAxis":{"values":[1,2.5],"format":{"decimals":2}}}"#
        ),
        (
            "series.1.points=3,4&series.0.points=1,2&series.1.dots.show=all",
            #"{"series":[{"points":[1,2]},{"points":[3,4],"dots":{"show":"all"}}]}"#
        ),
        ("graph=%7B%22points%22:[1,2]%7D&width=99", #"{"points":[1,2],"width":99}"#),
        (
            #"graph={"points":[1],"xAxis":{"gaps":1}}&xAxis.rotation=5"#,
            #"{"points":[1],"xAxis":{"gaps":1,"rotation":5}}"#
        ),
        (
            "points=1&fill.below.alpha=0.5&fill.baseline=0&annotations.0.y=1&annotations.0.text=a&theme=dark",
            #"{"points":[1],"theme":"dark","fill":{"below":{"alpha":0.5},"baseline":0},"annotations":[{"y":1,"text":"a"}]}"#
        ),
        (
            "points=1&line.gradient.stops.0.at=0&line.gradient.stops.0.color=red&line.gradient.stops.1.at=1"
                + "&line.gradient.stops.1.color=blue&line.gradient.direction=horizontal",
            ##"{"points":[1],"line":{"gradient":{"direction":"horizontal","stops":[{"at":0,"color":"#f00"},{"at":1,"color":"#00f"}]}}}"##
        ),
        ("points=1&background=%23f00", ##"{"points":[1],"background":"#f00"}"##),
    ])
    func aQueryMeansTheSameAsItsJSON(query: String, json: String) throws {
        #expect(try GraphDocument.read(query: query, limits: GraphLimits()) == read(json))
    }

    /// Query, parameter, pointer, detail, suggestion.
    @Test(
        arguments: [
            ("", "points", "/points", "is missing: give points, or series with points of their own", nil),
            ("pionts=1&p=1", "pionts", nil, "is not a parameter", "points"),
            ("p=1&fromat=png", "fromat", nil, "is not a parameter", "format"),
            ("p=1&xAxis.gap=1", "xAxis.gap", nil, "is not a parameter", "xAxis.gaps"),
            ("p=1&xaxis.gaps=1", "xaxis.gaps", nil, "is not a parameter", "xAxis.gaps"),
            ("p=1&XAxis.Gaps=1", "XAxis.Gaps", nil, "is not a parameter", "xAxis.gaps"),
            ("p=1&xAxis[gaps]=1", "xAxis[gaps]", nil, "is not a parameter", "xAxis.gaps"),
            ("p=1&yaxis.fromat.decimls=1", "yaxis.fromat.decimls", nil, "is not a parameter", "yAxis.format.decimals"),
            ("series[0].points=1", "series[0].points", nil, "is not a parameter", "series.0.points"),
            ("series[49][points]=1", "series[49][points]", nil, "is not a parameter", "series.49.points"),
            ("series[50].points=1", "series[50].points", nil, "is not a parameter", nil),
            ("p=1&xaxis=1", "xaxis", nil, "is not a parameter", "xAxis"),
            ("p=1&xaxis.zzzz=1", "xaxis.zzzz", nil, "is not a parameter", "xAxis"),
            ("points[0]=1", "points[0]", nil, "is not a parameter", "points"),
            (
                "p=1&xAxis.fit=rotate|warp", "xAxis.fit", "/xAxis/fit/1",
                "at /1: must be one of rotate, stagger, wrap, ellipsis, not the text \"warp\"", "wrap"
            ),
            (
                "p=1&xAxis.fit=auto|wrap", "xAxis.fit", "/xAxis/fit/0",
                "at /0: must be one of rotate, stagger, wrap, ellipsis, not the text \"auto\"", nil
            ),
            (
                "p=1&yAxis.values=1|2", "yAxis.values", "/yAxis/values/0",
                "at /0: must be a number, not the text \"1|2\"", nil
            ),
            ("p=1&gaps=1", "gaps", nil, "is not a parameter", "xAxis.gaps"),
            (
                "p=1&theme=drak", "theme", "/theme", "must be one of light, dark, minimal, bem, not the text \"drak\"",
                "dark"
            ),
            ("p=1&fill.below=3", "fill.below", nil, "is an object; give its fields, as in fill.below.color=…", nil),
            (
                "p=1&annotations.y=3", "annotations.y", nil,
                "must name an annotation by its number and a field, as in annotations.0.x", nil
            ),
            (
                "p=1&annotations.1.y=3", "annotations.0", "/annotations/0",
                "needs a place: give x, an index, or y, a value", nil
            ),
            (
                "p=1&annotations.1000.y=3", "annotations.1000.y", nil,
                "must name an annotation by its number and a field, as in annotations.0.x", nil
            ),
            ("p=1&rightAxis.enabled=true", "rightAxis.enabled", nil, "is not a parameter", nil),
            ("p=1&p=2", "p", nil, "is given twice", nil),
            ("p=1&points=2", "points", nil, "is given twice: p is the same", nil),
            ("p=1&w=0", "w", "/width", "must be a whole number from 1 to 4000, not 0", nil),
            (
                "p=1&xAxis.gaps=x", "xAxis.gaps", "/xAxis/gaps",
                "must be a whole number, 0 or more, not the text \"x\"", nil
            ),
            ("p=1,x", "p", "/points/1", "at /1: must be a number, not the text \"x\"", nil),
            ("p=1,nan", "p", "/points/1", "at /1: must be a number, not the text \"nan\"", nil),
            ("p=1,0x10", "p", "/points/1", "at /1: must be a number, not the text \"0x10\"", nil),
            ("p=1e999", "p", "/points/0", "at /0: must be a number, not the text \"1e999\"", nil),
            ("p=1&l=a|b", "l", "/labels", "must be as many as the points: there are 2 labels for 1 points", nil),
            ("p=1&t=%zz", "t", nil, "has a broken escape: % must be followed by two hexadecimal digits of UTF-8", nil),
            ("p=1&t=%4", "t", nil, "has a broken escape: % must be followed by two hexadecimal digits of UTF-8", nil),
            ("p=1&t=%ff", "t", nil, "has a broken escape: % must be followed by two hexadecimal digits of UTF-8", nil),
            ("p=1&t=%00", "t", "/title", "must not contain the control character U+0000", nil),
            ("p=1&t", "t", nil, "has no value: write t=…", nil),
            ("p=1&xAxis=3", "xAxis", nil, "is an object; give its fields, as in xAxis.enabled=…", nil),
            ("p=1&width.x=3", "width.x", nil, "is not a parameter: width has no fields", nil),
            ("p=1&.=3", ".", nil, "is not a parameter", nil),
            (
                "p=1&xAxis.count=1&xAxis.gaps=1", "xAxis", "/xAxis",
                "gaps and count exclude each other; give only one of gaps, count, positions, base with increment", nil
            ),
            ("series=3", "series", nil, "is an array of objects; give their fields, as in series.0.name=…", nil),
            (
                "p=1&series.x.points=3", "series.x.points", nil,
                "must name a series by its number and a field, as in series.0.name", nil
            ),
            (
                "p=1&series.50.points=3", "series.50.points", nil,
                "must name a series by its number and a field, as in series.0.name", nil
            ),
            ("series.1.points=3", "series.0.points", "/series/0/points", "is missing", nil),
            (#"graph={"points":[1]}&p=2"#, "p", nil, "is given twice: graph holds it as well", nil),
            (
                #"graph={"points":[1],"width":0}"#, "graph", "/width",
                "at /width: must be a whole number from 1 to 4000, not 0", nil
            ),
            (#"graph=[]"#, "graph", "", "must be an object, not an empty array", nil),
            (#"graph={"points":[1]}&graph={}"#, "graph", nil, "is given twice", nil),
        ] as [(String, String, String?, String, String?)]
    )
    func faultsNameTheParameter(query: String, parameter: String, pointer: String?, detail: String, suggestion: String?)
    {
        let fault = GraphFault(pointer: pointer, parameter: parameter, detail: detail, suggestion: suggestion)
        #expect(queryFaults(query, ignoring: ["format", "include"]).contains(fault), "\(queryFaults(query))")
    }

    @Test func otherParametersAreIgnoredByNameOnly() throws {
        let document = try GraphDocument.read(query: "p=1&format=png", ignoring: ["format"], limits: GraphLimits())
        #expect(try document == read(#"{"points":[1]}"#))
        #expect(queryFaults("p=1&format=png").map(\.parameter) == ["format"])
    }

    @Test func aGraphParameterThatIsNoJSONIsASyntaxError() {
        #expect {
            try GraphDocument.read(query: "graph={", limits: GraphLimits())
        } throws: { error in
            if case .syntax(let error) = error as? GraphFailure { error.offset == 1 } else { false }
        }
    }

    @Test func randomQueriesAreReadOrRefusedButNeverTrap() {
        var random = SeededGenerator(seed: 3)
        let pieces = [
            "points", "p", "=", "&", ".", ",", "|", "%", "%7C", "1", "-", "e9", "xAxis", "yAxis", "series", ".0.",
            ".99999999999999999999.",
            "graph=", "{", "}", "[", "]", "\"", "labels", "true", "auto", "\\", "+", "ä", "%C3", "title=", "gaps=",
            "format.locale=",
        ]
        var valid = 0
        for _ in 0..<5000 {
            let query =
                "p=1,2&"
                + (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
            if (try? GraphDocument.read(query: query, limits: GraphLimits()))?.spec != nil { valid += 1 }
        }
        #expect((100..<4900).contains(valid))
    }
}
