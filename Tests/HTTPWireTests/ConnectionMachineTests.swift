import HTTPWire
import TestSupport
import Testing

private let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"
private let post = "POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\n"

@Suite("Connection: order and end")
struct ConnectionOrderTests {
    @Test("Pipelined requests go to the handler one at a time, in order")
    func pipelining() {
        var talk = Conversation()
        #expect(talk.client(get + post + "abc" + get) == ["dispatch GET /a"])
        #expect(talk.handler() == ["send 200", "answered 200", "dispatch POST /p [abc]"])
        #expect(talk.handler() == ["send 200", "answered 200", "dispatch GET /a"])
        #expect(talk.handler() == ["send 200", "answered 200"])
        #expect(talk.handler() == [], "an answer that nobody waits for is dropped")
    }

    @Test("After Connection: close the sending side is closed and input thrown away until the client closes")
    func close() {
        var talk = Conversation()
        _ = talk.client("GET / HTTP/1.1\r\nHost: h\r\nConnection: x, Close\r\n\r\n" + get)
        #expect(talk.handler() == ["send 200 close", "answered 200", "half-close"])
        #expect(talk.client(get) == [])
        #expect(talk.clientCloses() == ["close"])
        #expect(talk.client(get) == [])
    }

    @Test("What was asked before on a connection is read as it was then, in pieces or with more behind it")
    func repetition() {
        let other = get.replacing("/a", with: "/b")
        let field = "X: \(String(repeating: "x", count: 2000))"
        let large = get.replacing("\r\n\r\n", with: "\r\n\(field)\r\n\r\n")
        let texts = [
            get, get, get + "\r\n" + other, "\r\n" + other, other, large, large, post + "abc", post + "def", post,
            "ghi",
        ]
        var whole = Conversation()
        var pieces = Conversation()
        var seen: [String] = []
        for text in texts {
            let events = whole.client(text)
            #expect(text.utf8.flatMap { pieces.client(String(UnicodeScalar($0))) } == events)
            seen += events
            while whole.machine.isHandling {
                let next = whole.handler()
                #expect(pieces.handler() == next)
                seen += next
            }
        }
        let expected = [
            "GET /a", "GET /a", "GET /a", "GET /b", "GET /b", "GET /b", "GET /a", "GET /a", "POST /p [abc]",
            "POST /p [def]", "POST /p [ghi]",
        ]
        #expect(seen.filter { $0.hasPrefix("dispatch") } == expected.map { "dispatch \($0)" })
    }

    @Test(
        "What breaks a rule under HEAD is answered without content",
        arguments: ["* HTTP/1.1", "/%zz HTTP/1.1", "/ HTTP/2.0"]
    )
    func refusedHead(rest: String) {
        var machine = ConnectionMachine(options: ConnectionOptions(), at: Moment(elapsed: .zero, date: "now")) {
            error,
            _ in
            HTTPResponse(status: error.status, body: Array("what is wrong".utf8))
        }
        let moment = Moment(elapsed: .zero, date: "now")
        let actions = machine.received(Array("HEAD \(rest)\r\nHost: h\r\n\r\n".utf8)[...], at: moment)
        let sent = actions.reduce(into: "") { text, action in
            if case .send(let octets) = action { text += String(decoding: octets, as: UTF8.self) }
        }
        #expect(sent.contains("Content-Length: 13\r\n"))
        #expect(sent.hasSuffix("\r\n\r\n"))
    }

    @Test("A head that begins like the last one is read by itself")
    func nearRepetition() {
        var talk = Conversation()
        _ = talk.client(get)
        _ = talk.handler()
        #expect(talk.client(get.dropLast(2) + "Host: i\r\n\r\n") == ["send 400 close", "answered 400", "half-close"])
    }

    @Test(
        "HTTP/1.0 closes unless the client asks to stay",
        arguments: [("", true), ("Connection: Keep-Alive\r\n", false)]
    )
    func version10(field: String, closes: Bool) {
        var talk = Conversation()
        _ = talk.client("GET / HTTP/1.0\r\n\(field)\r\n")
        #expect(talk.handler().first == (closes ? "send 200 close" : "send 200"))
    }

    @Test("The last request that a connection may make is answered with close")
    func requestLimit() {
        var talk = Conversation { $0.requests = 2 }
        #expect(talk.client(get + get + get) == ["dispatch GET /a"])
        #expect(talk.handler() == ["send 200", "answered 200", "dispatch GET /a"])
        #expect(talk.handler() == ["send 200 close", "answered 200", "half-close"])
    }

    @Test("A client that closes its side gets every answer that it asked for")
    func halfClose() {
        var talk = Conversation()
        #expect(talk.client(get + get) == ["dispatch GET /a"])
        #expect(talk.clientCloses() == [])
        #expect(talk.handler() == ["send 200", "answered 200", "dispatch GET /a"])
        #expect(talk.handler() == ["send 200 close", "answered 200", "close"])
    }

    @Test(
        "The end of input between requests is silent, inside one it is answered 400 and never dispatched",
        arguments: [
            ("", ["close"]), ("GET / HT", ["send 400 close", "answered 400", "close"]),
            (post + "ab", ["send 400 close", "answered 400", "close"]),
            (
                "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n",
                [
                    "send 400 close", "answered 400", "close",
                ]
            ),
        ]
    )
    func truncated(text: String, words: [String]) {
        var talk = Conversation()
        #expect(talk.client(text) == [])
        #expect(talk.clientCloses() == words)
    }

    @Test("A broken request is answered after those before it, and is the last")
    func brokenSecond() {
        var talk = Conversation()
        #expect(talk.client(get + "BAD\r\n\r\n" + get) == ["dispatch GET /a"])
        #expect(talk.handler() == ["send 200", "answered 200", "send 400 close", "answered 400", "half-close"])
    }

    @Test("A refused HEAD has no content")
    func refusedHead() {
        for line in ["Content-Length: x", "Host:", "X y"] {
            let moment = Moment(elapsed: .zero, date: "now")
            var machine = ConnectionMachine(options: ConnectionOptions(), at: moment) { error, _ in
                HTTPResponse(status: error.status, body: [1, 2, 3])
            }
            let octets = Array("HEAD / HTTP/1.1\r\nHost: h\r\n\(line)\r\n\r\n".utf8)
            guard case .send(let answer)? = machine.received(octets[...], at: moment).first else {
                Issue.record("no answer to \(line)")
                continue
            }
            #expect(String(decoding: answer, as: UTF8.self).contains("Content-Length: 3\r\n"))
            #expect(answer.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A])
        }
    }

    @Test("A socket that fails while the handler works makes its work useless")
    func failure() {
        var talk = Conversation()
        _ = talk.client(get)
        #expect(talk.socketFails() == ["abandon", "close"])
        #expect(talk.handler() == [])
        #expect(talk.socketFails() == [])
    }
}

@Suite("Connection: Expect")
struct ConnectionExpectTests {
    private func head(_ version: String, _ rest: String) -> String {
        "POST /p HTTP/\(version)\r\nHost: h\r\nExpect: 100-Continue\r\n\(rest)\r\n"
    }

    @Test("A client that waits is told to go on, once, before its body")
    func waiting() {
        var talk = Conversation()
        #expect(talk.client(head("1.1", "Content-Length: 3\r\n")) == ["send 100"])
        #expect(talk.client("ab") == [])
        #expect(talk.client("c") == ["dispatch POST /p [abc]"])
    }

    @Test("Nobody is told to go on who has begun, has no body, speaks 1.0 or sends too much")
    func notWaiting() {
        var begun = Conversation()
        #expect(begun.client(head("1.1", "Content-Length: 3\r\n") + "a") == [])
        var empty = Conversation()
        #expect(empty.client(head("1.1", "")) == ["dispatch POST /p"])
        var old = Conversation()
        #expect(old.client(head("1.0", "Content-Length: 3\r\n")) == [])
        var large = Conversation { $0.limits.body = 2 }
        #expect(large.client(head("1.1", "Content-Length: 3\r\n")) == ["send 413 close", "answered 413", "half-close"])
    }

    @Test("Another expectation is refused")
    func other() {
        var talk = Conversation()
        let words = talk.client("GET / HTTP/1.1\r\nHost: h\r\nExpect: tea\r\n\r\n")
        #expect(words == ["send 417 close", "answered 417", "half-close"])
    }
}

@Suite("Connection: bounds")
struct ConnectionBoundsTests {
    @Test("Reading stops when enough waits behind a request, and goes on when it is taken up")
    func readAhead() {
        var talk = Conversation { $0.readAhead = 100 }
        #expect(talk.client(get) == ["dispatch GET /a"])
        #expect(talk.client(String(repeating: get, count: 3)) == [])
        #expect(talk.client(get) == ["stop reading"])
        #expect(talk.client(get) == [])
        let words = ["send 200", "answered 200", "dispatch GET /a"]
        for _ in 0..<5 { #expect(talk.handler() == words) }
        #expect(talk.handler() == ["send 200", "answered 200", "resume reading"])
    }

    @Test("A client that does not read its answers gets no more of them made")
    func writeAhead() {
        var talk = Conversation {
            $0.writeAhead = 1000
            $0.readAhead = 50
        }
        talk.isReadByClient = false
        #expect(talk.client(get + get) == ["dispatch GET /a"])
        let large = HTTPResponse(status: .ok, body: [UInt8](repeating: 0, count: 40_000))
        #expect(talk.handler(large) == ["send 200", "send 40000 octets", "answered 200"])
        #expect(talk.client(get) == ["stop reading"])
        #expect(talk.clientReads(30_000) == [])
        #expect(talk.clientReads(9500) == ["dispatch GET /a"])
    }

    @Test("After the last answer so many octets are read, then no more")
    func lingerOctets() {
        var talk = Conversation { $0.lingerOctets = 1000 }
        #expect(talk.client("BAD\r\n") == ["send 400 close", "answered 400", "half-close"])
        #expect(talk.client([UInt8](repeating: 0, count: 995)) == [], "the refused octets count too")
        #expect(talk.client([0]) == ["close"])
    }

    @Test("While the last answer is on its way reading stops at the same bound")
    func lingerOctetsBeforeWritten() {
        var talk = Conversation { $0.lingerOctets = 1000 }
        talk.isReadByClient = false
        #expect(talk.client("BAD\r\n") == ["send 400 close", "answered 400"])
        #expect(talk.client([UInt8](repeating: 0, count: 1001)) == ["stop reading"])
        #expect(talk.clientReads() == ["half-close"])
        #expect(talk.wait(.seconds(3)) == ["close"])
    }

    @Test("A body at its limit is taken, one octet more is refused at the head")
    func bodyLimit() {
        for (length, words) in [(3, []), (4, ["send 413 close", "answered 413", "half-close"])] {
            var talk = Conversation { $0.limits.body = 3 }
            #expect(talk.client("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: \(length)\r\n\r\n") == words)
        }
    }
}

@Suite("Connection: time")
struct ConnectionTimeTests {
    private let timeout = ["send 408 close", "answered 408", "half-close"]

    @Test("Silence before a request ends in silence")
    func idle() {
        var fresh = Conversation()
        #expect(fresh.wait(.seconds(59.9)) == [])
        #expect(fresh.wait(.seconds(0.2)) == ["close"])
        var used = Conversation()
        _ = used.wait(.seconds(50))
        _ = used.client(get)
        _ = used.handler()
        #expect(used.wait(.seconds(59.9)) == [])
        #expect(used.wait(.seconds(0.2)) == ["close"])
    }

    @Test("A dribbled head is cut at its deadline, not later for every octet")
    func head() {
        var talk = Conversation()
        for octet in "GET / HT".utf8.prefix(5) {
            #expect(talk.client([octet]) == [])
            #expect(talk.wait(.seconds(1.9)) == [])
        }
        #expect(talk.wait(.seconds(0.6)) == timeout)
        #expect(talk.wait(.seconds(2.1)) == ["close"])
    }

    @Test("The clock of a pipelined head starts when it is its turn")
    func pipelinedHead() {
        var talk = Conversation()
        _ = talk.client(get + "GET /b")
        #expect(talk.wait(.seconds(100)) == [], "the handler may take its time")
        _ = talk.handler()
        #expect(talk.wait(.seconds(9.9)) == [])
        #expect(talk.wait(.seconds(0.2)) == timeout)
    }

    @Test("A slow body is cut after the grace when it is below the minimum rate")
    func bodyRate() {
        var talk = Conversation()
        _ = talk.client("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 9000\r\n\r\n")
        #expect(talk.wait(.seconds(4)) == [])
        _ = talk.client([UInt8](repeating: 0x20, count: 3000))
        #expect(talk.wait(.seconds(1.9)) == [], "3,000 octets are worth six seconds")
        #expect(talk.wait(.seconds(0.2)) == timeout)
    }

    @Test("A body that is fast enough but too long in all is cut at its deadline")
    func body() {
        var talk = Conversation()
        _ = talk.client("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n")
        for _ in 0..<29 {
            _ = talk.client([UInt8](repeating: 0x20, count: 1000))
            #expect(talk.wait(.seconds(1)) == [])
        }
        #expect(talk.wait(.seconds(1)) == timeout)
    }

    @Test("A client that reads nothing, or almost nothing, of its answer is reset")
    func write() {
        var talk = Conversation()
        talk.isReadByClient = false
        _ = talk.client(get)
        _ = talk.handler(HTTPResponse(status: .ok, body: [UInt8](repeating: 0, count: 100_000)))
        #expect(talk.wait(.seconds(9)) == [])
        _ = talk.clientReads(6000)
        #expect(talk.wait(.seconds(2.9)) == [], "6,000 octets are worth twelve seconds")
        #expect(talk.wait(.seconds(0.2)) == ["reset"])
        var stuck = Conversation()
        stuck.isReadByClient = false
        _ = stuck.client(get)
        _ = stuck.handler(HTTPResponse(status: .ok, body: [UInt8](repeating: 0, count: 100_000)))
        _ = stuck.clientReads(50_000)
        #expect(stuck.wait(.seconds(10)) == ["reset"], "much was read at once, then nothing")
    }

    @Test("A client that closed its side and waits too long is taken as gone, yet still answered")
    func abandoned() {
        var talk = Conversation()
        _ = talk.client(get)
        _ = talk.clientCloses()
        #expect(talk.wait(.seconds(0.9)) == [])
        #expect(talk.wait(.seconds(0.2)) == ["abandon"])
        #expect(talk.handler() == ["send 200 close", "answered 200", "close"])
    }

    @Test("A draining connection answers what crosses the signal, and goes when nothing comes")
    func drain() {
        var crossing = Conversation()
        _ = crossing.wait(.seconds(30))
        crossing.drain()
        #expect(crossing.wait(.seconds(0.7)) == [])
        #expect(crossing.client(get) == ["dispatch GET /a"])
        #expect(crossing.handler() == ["send 200 close", "answered 200", "half-close"])
        var silent = Conversation()
        silent.drain()
        #expect(silent.wait(.seconds(0.8)) == ["close"])
        var busy = Conversation()
        _ = busy.client(get)
        busy.drain()
        #expect(busy.wait(.seconds(5)) == [])
        #expect(busy.handler() == ["send 200 close", "answered 200", "half-close"])
    }
}
