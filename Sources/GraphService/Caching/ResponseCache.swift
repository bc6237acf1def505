import HTTPWire
import Synchronization

/// Finished answers by entity tag, the least recently used leaving first; bounded by bytes.
///
/// Wishes of `GET` that have been answered are remembered beside them, so that a repeated one is not even understood.
final class ResponseCache: Sendable {
    /// What the answer to a `GET` depends on, letter by letter as the client wrote it.
    struct Wish: Hashable, Sendable {
        let target: String
        let accept: String?
        let acceptEncoding: String?

        /// nil for requests that are not answered from what is kept for their wish.
        init?(_ request: HTTPRequest) {
            guard request.method == .get || request.method == .head else { return nil }
            target = request.target.raw
            accept = request.fields.list(.accept)
            acceptEncoding = request.fields.list(.acceptEncoding)
        }

        fileprivate var cost: Int {
            target.utf8.count + (accept?.utf8.count ?? 0) + (acceptEncoding?.utf8.count ?? 0)
        }
    }

    /// The answers to a wish, whole: nothing of a repeated request is read but its conditions.
    struct Ready: Sendable {
        let tag: EntityTag
        let ok: HTTPResponse
        let notModified: HTTPResponse
    }

    fileprivate struct Entry {
        var answer: Answer
        /// The wishes that it has answered.
        var wishes: [Wish] = []
        var newer: String?
        var older: String?
        var cost: Int
    }

    /// A list through the entries, from the newest to the oldest, by their keys.
    fileprivate struct State {
        var entries: [String: Entry] = [:]
        var wishes: [Wish: Ready] = [:]
        var newest: String?
        var oldest: String?
        var bytes = 0
        var hits = 0
        var misses = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// Octets that an entry needs beside its body, roughly.
    private static let overhead = 512
    /// Octets of the fields of a wish's answers, roughly.
    private static let wishOverhead = 2048
    /// Wishes remembered for one answer; the spellings of one graph are few.
    private static let mostWishes = 8

    init(capacity: Int) {
        self.capacity = capacity
    }

    var bytes: Int { state.withLock(\.bytes) }
    var count: Int { state.withLock(\.entries.count) }
    var hits: Int { state.withLock(\.hits) }
    var misses: Int { state.withLock(\.misses) }

    /// The answer of a tag.
    func answer(_ key: String) -> Answer? {
        state.withLock { state in
            guard let answer = state.entries[key]?.answer else {
                state.misses += 1
                return nil
            }
            state.hits += 1
            state.touch(key)
            return answer
        }
    }

    /// The answers to a wish that has been answered before.
    func ready(_ wish: Wish) -> Ready? {
        state.withLock { state in
            guard let ready = state.wishes[wish] else { return nil }
            state.hits += 1
            state.touch(ready.tag.opaque)
            return ready
        }
    }

    /// Keeps an answer; one that is larger than an eighth of the whole is not worth the others.
    func insert(_ answer: Answer) {
        let cost = answer.body.capacity + Self.overhead
        guard cost <= capacity / 8 else { return }
        let key = answer.tag.opaque
        state.withLock { state in
            guard state.entries[key] == nil else { return }
            state.entries[key] = Entry(answer: answer, cost: cost)
            state.bytes += cost
            state.link(key)
            state.shrink(to: capacity)
        }
    }

    /// Keeps the answers to a wish beside the answer that they hold, if that is kept.
    func remember(_ wish: Wish, _ ready: Ready) {
        let key = ready.tag.opaque
        state.withLock { state in
            guard state.wishes[wish] == nil, let count = state.entries[key]?.wishes.count, count < Self.mostWishes
            else { return }
            let cost = wish.cost + Self.wishOverhead
            state.entries[key]?.wishes.append(wish)
            state.entries[key]?.cost += cost
            state.bytes += cost
            state.wishes[wish] = ready
            state.shrink(to: capacity)
        }
    }
}

extension ResponseCache.State {
    fileprivate mutating func touch(_ key: String) {
        guard newest != key else { return }
        unlink(key)
        link(key)
    }

    fileprivate mutating func link(_ key: String) {
        entries[key]?.older = newest
        entries[key]?.newer = nil
        if let newest { entries[newest]?.newer = key }
        newest = key
        oldest = oldest ?? key
    }

    private mutating func unlink(_ key: String) {
        guard let entry = entries[key] else { return }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    }

    fileprivate mutating func shrink(to capacity: Int) {
        while bytes > capacity, let key = oldest {
            unlink(key)
            guard let entry = entries.removeValue(forKey: key) else { return }
            bytes -= entry.cost
            for wish in entry.wishes { wishes[wish] = nil }
        }
    }
}
