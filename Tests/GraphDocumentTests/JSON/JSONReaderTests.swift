import Foundation
import GraphLayout
import TestSupport
import Testing

@testable import GraphDocument

@Suite struct JSONReaderTests {
    private func value(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    private func failure(_ octets: [UInt8]) -> JSONSyntaxError? {
        do throws(JSONSyntaxError) {
            _ = try JSONReader.read(octets)
            return nil
        } catch { return error }
    }

    @Test func everyKindOfValueIsRead() throws {
        let text = #"{"a":null,"b":true,"c":-1.5e2,"d":"x\u00e4\n","e":[],"f":[1,null,2],"g":[1,"2"],"h":{}}"#
        let expected = JSONValue.object([
            JSONMember(name: "a", value: .null), JSONMember(name: "b", value: .bool(true)),
            JSONMember(name: "c", value: .number(-150)), JSONMember(name: "d", value: .string("xä\n")),
            JSONMember(name: "e", value: .array([])), JSONMember(name: "f", value: .numbers(Samples([1, nil, 2]))),
            JSONMember(name: "g", value: .array([.number(1), .string("2")])), JSONMember(name: "h", value: .object([])),
        ])
        #expect(try value(text) == expected)
    }

    @Test(arguments: [
        ("18446744073709551615", 0x1p64), ("18446744073709551616", 0x1p64),
        ("-9223372036854775809", -0x1p63), ("1" + String(repeating: "0", count: 300), 1e300),
        ("123456789012345678901234567890", 123_456_789_012_345_677_877_719_597_056), ("1e-400", 0), ("-0", 0),
    ])
    func numbersBeyond64BitsAreTheNearestDouble(text: String, number: Double) throws {
        #expect(try value(text) == .number(number))
        #expect(try value("[\(text),\(text)]") == .numbers(Samples([number, number])))
    }

    @Test func longDigitsInsideTextsStayAsTheyAre() throws {
        let digits = "12345678901234567890123"
        let json = #"["\"\#(digits)","\\",\#(digits),0.\#(digits)]"#
        #expect(try value(json).items?.first == .string("\"" + digits))
        #expect(try value(json).items?[1] == .string("\\"))
    }

    @Test func aByteOrderMarkOfUTF8IsSkipped() throws {
        #expect(try JSONReader.read([0xef, 0xbb, 0xbf] + Array("[1]".utf8)) == .numbers(Samples([1])))
    }

    /// Text, the start of the sentence, line, column, offset.
    @Test(arguments: [
        ("", "the text is empty", 1, 1, 0),
        (" \n ", "the text is empty", 2, 2, 3),
        ("{\"a\":[1,2,]}", "a comma must not stand before the end of an array", 1, 10, 9),
        ("{\"a\":1,}", "a comma must not stand before the end of an object", 1, 7, 6),
        ("{\n  \"ä\": nope\n}", "\"nope\" is not a value", 2, 8, 10),
        ("[NaN]", "NaN is not a number in JSON", 1, 2, 1),
        ("[1e400]", "the number is too large", 1, 2, 1),
        ("[01]", "a number must not start with 0", 1, 2, 1),
        ("[+1]", "a value is expected", 1, 2, 1),
        ("[.5]", "a value is expected", 1, 2, 1),
        ("[1.]", "a digit is expected after the decimal point", 1, 4, 3),
        ("[1e]", "a digit is expected in the exponent", 1, 4, 3),
        ("[-]", "a digit is expected", 1, 3, 2),
        ("[1.2.3]", "this is not a number", 1, 2, 1),
        ("[1] x", "the JSON ends before this", 1, 5, 4),
        ("[1 2]", "a comma or the end of the array is expected", 1, 4, 3),
        ("{\"a\" 1}", "a colon is expected", 1, 6, 5),
        ("{a:1}", "a name in double quotation marks", 1, 2, 1),
        ("{'a':1}", "a name in double quotation marks", 1, 2, 1),
        ("{\"a\":", "the text ends where a value is expected", 1, 6, 5),
        ("[1", "the text ends inside an array", 1, 3, 2),
        ("{\"a\":1", "the text ends inside an object", 1, 7, 6),
        ("[\"abc]", "a text that starts here has no end", 1, 2, 1),
        ("[\"a\nb\"]", "a control character must be escaped, as in \\u000a", 1, 4, 3),
        ("[\"a\u{0}b\"]", "the text looks like UTF-16", 1, 1, 0),
        ("[\"abcd\u{0}b\"]", "a control character must be escaped, as in \\u0000", 1, 7, 6),
        ("[\"\\x\"]", "this is not an escape", 1, 3, 2),
        ("[\"\\u12g4\"]", "four hexadecimal digits", 1, 3, 2),
        ("[\"\\ud800\"]", "the escape is the first half", 1, 3, 2),
        ("[\"\\ud800\\u0041\"]", "the escape is the first half", 1, 3, 2),
        ("[\"\\udc00\"]", "the escape is the second half", 1, 3, 2),
    ])
    func whatIsNotJSONIsToldWithItsPlace(text: String, detail: String, line: Int, column: Int, offset: Int) throws {
        let error = try #require(failure(Array(text.utf8)))
        #expect(error.detail.hasPrefix(detail), "\(error)")
        #expect((error.line, error.column, error.offset) == (line, column, offset))
    }

    @Test(arguments: [
        [0xff, 0xfe, 0x7b, 0x00], [0xfe, 0xff, 0x00, 0x7b], [0x7b, 0x00, 0x22, 0x00], [0x00, 0x7b, 0x00, 0x22],
    ])
    func otherEncodingsAreNamed(octets: [UInt8]) throws {
        #expect(try #require(failure(octets)).detail.hasPrefix("the text looks like UTF-16"))
    }

    @Test(arguments: [[0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80], [0xe2, 0x82], [0xff]])
    func whatIsNotUTF8IsRefused(octets: [UInt8]) throws {
        let error = try #require(failure(Array("[\"".utf8) + octets + Array("\"]".utf8)))
        #expect((error.detail, error.offset) == ("this is not UTF-8", 2))
    }

    @Test func nestingIsBounded() throws {
        let most = JSONReader.depth
        let deepest = String(repeating: "[", count: most) + "1" + String(repeating: "]", count: most)
        _ = try value(deepest)
        let error = try #require(failure(Array(("[" + deepest + "]").utf8)))
        #expect(error.detail == "arrays and objects are nested more than \(most) deep")
        #expect(failure(Array(repeating: UInt8(ascii: "["), count: 1_000_000)) != nil)
    }

    @Test func theReaderAndTheScannerAgreeOnEveryMutation() throws {
        var random = SeededGenerator(seed: 1)
        let seeds =
            try Fixtures.realGraphs().prefix(1).map { try [UInt8](Data(contentsOf: $0).prefix(200)) + Array("]}".utf8) }
            + [
                Array(
                    #"{"a":[1,-2.5e+3,null,true],"b":{"c":"x\u00e4\ud83d\ude42\\"},"d":"ä€🙂","e":12345678901234567890}"#
                        .utf8
                )
            ]
        let alphabet = Array("{}[]\",:\\u0d18eE+-. \n\u{0}ätrfnl".utf8) + [0x80, 0xc3, 0xff]
        var refused = 0
        for round in 0..<6000 {
            var text = seeds[round % seeds.count]
            for _ in 0...Int.random(in: 0...2, using: &random) {
                let place = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text.remove(at: place)
                case 1: text.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
                default: text[place] = alphabet.randomElement(using: &random) ?? 0
                }
            }
            var scanner = JSONSyntaxScanner(text, depth: JSONReader.depth)
            let found = failure(text)
            #expect(found == scanner.firstError(), "\(String(decoding: text, as: UTF8.self))")
            if found != nil { refused += 1 }
        }
        #expect((1000..<6000).contains(refused))
    }
}
