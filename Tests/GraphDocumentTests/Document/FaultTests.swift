import Testing

@testable import GraphDocument

@Suite struct FaultTests {
    /// JSON, pointer, detail, suggestion.
    @Test(
        arguments: [
            ("[]", "", "must be an object, not an empty array", nil),
            ("null", "", "must be an object, not null", nil),
            ("3", "", "must be an object, not the number 3", nil),
            ("{}", "/points", "is missing: give points, or series with points of their own", nil),
            (#"{"points":{}}"#, "/points", "must be an array; each item is a number, not an object", nil),
            (#"{"points":[1],"Width":3}"#, "/Width", "is not a field of the graph", "width"),
            (#"{"points":[1],"xaxis":{}}"#, "/xaxis", "is not a field of the graph", "xAxis"),
            (#"{"points":[1],"gaps":3}"#, "/gaps", "is not a field of the graph", "xAxis.gaps"),
            (#"{"points":[1],"zzz":3}"#, "/zzz", "is not a field of the graph", nil),
            (#"{"points":[1],"a/b~c":3}"#, "/a~1b~0c", "is not a field of the graph", nil),
            (#"{"points":[1],"points":[2]}"#, "/points", "is given twice", nil),
            (#"{"points":[1],"xAxis":{"gaps":0,"gaps":0}}"#, "/xAxis/gaps", "is given twice", nil),
            (#"{"points":[1],"xAxis":{"gaps":-1}}"#, "/xAxis/gaps", "must be a whole number, 0 or more, not -1", nil),
            (#"{"points":[1],"xAxis":{"gaps":1.5}}"#, "/xAxis/gaps", "must be a whole number, 0 or more, not 1.5", nil),
            (
                #"{"points":[1],"xAxis":{"gaps":"2"}}"#, "/xAxis/gaps",
                "must be a whole number, 0 or more, not the text \"2\"", "2"
            ),
            (
                #"{"points":[1],"xAxis":{"enabled":1}}"#, "/xAxis/enabled", "must be true or false, not the number 1",
                nil
            ),
            (
                #"{"points":[1],"xAxis":{"enabled":"True"}}"#, "/xAxis/enabled",
                "must be true or false, not the text \"True\"", "true"
            ),
            (
                #"{"points":[1],"xAxis":{"rotation":91}}"#, "/xAxis/rotation",
                "must be a number from -90 to 90, not 91", nil
            ),
            (
                #"{"points":[1],"xAxis":{"overlap":"evn"}}"#, "/xAxis/overlap",
                "must be one of even, best, greedy, parity, allow, not the text \"evn\"", "even"
            ),
            (
                #"{"points":[1],"line":{"width":0}}"#, "/line/width", "must be a number above 0, at most 1000, not 0",
                nil
            ),
            (#"{"points":[1],"line":{"dash":[0,0]}}"#, "/line/dash", "must have a length above 0", nil),
            (#"{"points":[1],"title":3}"#, "/title", "must be a text, not the number 3", "\"3\""),
            (#"{"points":[1],"title":"a\u0000b"}"#, "/title", "must not contain the control character U+0000", nil),
            (#"{"points":[1],"labels":[2020]}"#, "/labels/0", "must be a text, not the number 2020", "\"2020\""),
            (#"{"points":[1,"2"]}"#, "/points/1", "must be a number, not the text \"2\"", "2"),
            (
                #"{"points":[1,2],"labels":["a"]}"#, "/labels",
                "must be as many as the points: there are 1 labels for 2 points", nil
            ),
            (
                #"{"points":[1],"series":[{"points":[1]}]}"#, "/series",
                "cannot be given together with points; give one of them", nil
            ),
            (#"{"series":[{}]}"#, "/series/0/points", "is missing", nil),
            (
                #"{"series":[{"points":[1]},{"points":[1,2]}]}"#, "/series/1/points",
                "has 2 points, but the first series has 1", nil
            ),
            (
                #"{"series":[{"points":[1],"axis":"rigth"}]}"#, "/series/0/axis",
                "must be one of left, right, not the text \"rigth\"", "right"
            ),
            (
                #"{"points":[1],"rightAxis":{"suffix":"%"}}"#, "/rightAxis",
                "is of no use: no series has \"axis\": \"right\"", nil
            ),
            (
                #"{"series":[{"points":[1],"axis":"right"}],"rightAxis":{"min":2,"max":1}}"#, "/rightAxis/min",
                "must be below max: 2 is not below 1", nil
            ),
            (
                #"{"series":[{"points":[1],"axis":"right"}],"rightAxis":{"position":"left"}}"#, "/rightAxis/position",
                "is not a field of rightAxis", nil
            ),
            (
                #"{"points":[1],"annotations":[{"text":"a"}]}"#, "/annotations/0",
                "needs a place: give x, an index, or y, a value", nil
            ),
            (
                #"{"points":[1],"annotations":[{"x":1,"y":1}]}"#, "/annotations/0",
                "x and y exclude each other; give only one of them", nil
            ),
            (
                #"{"points":[1],"annotations":[{"x":"1"}]}"#, "/annotations/0/x",
                "must be a number, not the text \"1\"", "1"
            ),
            (#"{"points":[1],"line":{"gradient":{}}}"#, "/line/gradient/stops", "is missing", nil),
            (
                #"{"points":[1],"line":{"gradient":{"stops":[{"at":0,"color":"red"}]}}}"#, "/line/gradient/stops",
                "must be two stops or more", nil
            ),
            (
                #"{"points":[1],"line":{"gradient":{"stops":[{"at":0,"color":"red"},{"at":1}]}}}"#,
                "/line/gradient/stops/1/color", "is missing", nil
            ),
            (
                #"{"points":[1],"fill":{"below":{"gradient":{"stops":[{"at":1,"color":"red"},{"at":0.5,"color":"red"}]}}}}"#,
                "/fill/below/gradient/stops/1/at", "must not lie before the stop before it: 0.5 is below 1", nil
            ),
            (
                #"{"points":[1],"valueLabels":{"indexes":[0,1]}}"#, "/valueLabels/indexes/1",
                "1 is not the index of a point; the indexes are 0 to 0", nil
            ),
            (
                #"{"points":[1],"legend":{"position":"middle"}}"#, "/legend/position",
                "must be one of top, bottom, left, right, none, not the text \"middle\"", nil
            ),
            (
                #"{"points":[1],"font":{"size":401}}"#, "/font/size",
                "must be a number above 0, at most 400, not 401", nil
            ),
            (
                #"{"points":[1],"xAxis":{"gaps":0,"count":2}}"#, "/xAxis",
                "gaps and count exclude each other; give only one of gaps, count, positions, base with increment", nil
            ),
            (#"{"points":[1],"xAxis":{"base":0}}"#, "/xAxis/increment", "is missing: base needs it", nil),
            (#"{"points":[1],"xAxis":{"increment":1}}"#, "/xAxis/base", "is missing: increment needs it", nil),
            (
                #"{"points":[1],"xAxis":{"increment":0}}"#, "/xAxis/increment",
                "must be a whole number, 1 or more, not 0", nil
            ),
            (
                #"{"points":[1,2],"xAxis":{"positions":[0,2]}}"#, "/xAxis/positions/1",
                "2 is not the index of a point; the indexes are 0 to 1", nil
            ),
            (
                #"{"points":[],"xAxis":{"positions":[0]}}"#, "/xAxis/positions/0",
                "0 is not the index of a point; there are no points", nil
            ),
            (
                #"{"points":[1],"xAxis":{"keep":[1]}}"#, "/xAxis/keep/0",
                "1 is not the index of a point; the indexes are 0 to 0", nil
            ),
            (
                #"{"points":[1],"xAxis":{"keep":["frist"]}}"#, "/xAxis/keep/0",
                "must be one of first, last or a whole number, 0 or more, not the text \"frist\"", "first"
            ),
            (#"{"points":[1],"xAxis":{"fit":["wrap","wrap"]}}"#, "/xAxis/fit/1", "is given twice", nil),
            (#"{"points":[1],"yAxis":{"min":2,"max":2}}"#, "/yAxis/min", "must be below max: 2 is not below 2", nil),
            (#"{"points":[1],"yAxis":{"base":1}}"#, "/yAxis/increment", "is missing: base needs it", nil),
            (
                #"{"points":[1],"yAxis":{"count":1,"values":[1]}}"#, "/yAxis",
                "count and values exclude each other; give only one of count, values, base with increment", nil
            ),
            (
                #"{"points":[1],"yAxis":{"ticks":"nice","values":[1]}}"#, "/yAxis/ticks",
                "\"nice\" cannot be given together with values", nil
            ),
            (
                #"{"points":[1],"yAxis":{"ticks":"log","min":0}}"#, "/yAxis/min",
                "must be above 0 on a logarithmic axis, not 0", nil
            ),
            (
                #"{"points":[1],"yAxis":{"format":{"locale":"xx"}}}"#, "/yAxis/format/locale",
                "\"xx\" is not a known language tag", nil
            ),
            (
                #"{"points":[1],"yAxis":{"format":{"locale":"de-XX"}}}"#, "/yAxis/format/locale",
                "\"de-XX\" is not a known language tag", "de"
            ),
            (
                #"{"points":[1],"background":"wite"}"#, "/background",
                "must be a colour: #rgb, #rrggbb, #rrggbbaa, rgb(…), rgba(…), a CSS name or transparent, not the text \"wite\"",
                "white"
            ),
            (
                #"{"points":[1],"background":"FFF"}"#, "/background",
                "must be a colour: #rgb, #rrggbb, #rrggbbaa, rgb(…), rgba(…), a CSS name or transparent, not the text \"FFF\"",
                "#fff"
            ),
        ] as [(String, String, String, String?)]
    )
    func oneFaultIsTold(json: String, pointer: String, detail: String, suggestion: String?) {
        #expect(faults(json) == [GraphFault(pointer: pointer, detail: detail, suggestion: suggestion)])
    }

    @Test func everyFaultIsToldAtOnce() {
        let json = #"""
            {"points": [1, "x", {}], "labels": ["a"], "width": 0, "titel": "T", "theme": "dusk",
             "xAxis": {"gaps": "many", "count": 3, "rotation": 100}, "yAxis": {"min": 3, "max": 1}}
            """#
        #expect(
            faults(json).compactMap(\.pointer) == [
                "/points/1", "/points/2", "/width", "/titel", "/theme", "/xAxis/gaps", "/xAxis/rotation", "/yAxis/min",
            ]
        )
    }

    @Test func aMillionFaultsAreNotAllTold() {
        let json = #"{"points":["# + Array(repeating: "true", count: 1000).joined(separator: ",") + "]}"
        let found = faults(json)
        #expect(found.count == Reading.mostFaults + 1)
        #expect(found.last?.detail == "has more faults than these")
    }

    @Test func aFaultReadsAsOneLine() {
        let fault = GraphFault(pointer: "/a", detail: "is wrong", suggestion: "b")
        #expect("\(fault)" == "/a: is wrong (did you mean b?)")
        #expect("\(GraphFault(pointer: "", detail: "is wrong"))" == "the graph: is wrong")
        #expect("\(GraphFault(pointer: "/a", parameter: "a", detail: "is wrong"))" == "a: is wrong")
    }
}
