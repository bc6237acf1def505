import TestSupport
import Testing

@testable import GraphLayout

struct ThinningTests {
    /// A strip of boxes given by their ends, with no air between them.
    private func strip(_ boxes: [(Double, Double)], gap: Double = 0) -> LabelStrip {
        let halves = boxes.map { ($0.1 - $0.0) / 2 }
        return LabelStrip(
            ticks: boxes.map { ($0.0 + $0.1) / 2 },
            before: halves,
            after: halves,
            lengths: boxes.map { $0.1 - $0.0 },
            bounds: -1e6...1e6,
            gap: gap
        )
    }

    /// Equal boxes at equal distances.
    private func regular(_ count: Int, pitch: Double, width: Double) -> LabelStrip {
        strip((0..<count).map { (Double($0) * pitch - width / 2, Double($0) * pitch + width / 2) })
    }

    @Test("boxes that merely touch do not overlap")
    func touching() {
        #expect(strip([(0, 5), (5, 9)]).isClear(0, 1))
        #expect(!strip([(0, 5), (5, 9)], gap: 1).isClear(0, 1))
    }

    @Test("parity keeps every other one")
    func parity() {
        #expect(Thinning.parity.kept(of: strip([(0, 3), (5, 20), (10, 18)]), pins: []).labels == [0, 2])
    }

    @Test("greedy keeps the earlier one")
    func greedy() {
        let boxes = strip([(0, 3), (5, 20), (10, 18), (30, 35)])
        #expect(Thinning.greedy.kept(of: boxes, pins: []).labels == [0, 1, 3])
        #expect(Thinning.greedy.kept(of: boxes, pins: [2]).labels == [0, 2, 3])
    }

    @Test("allow keeps all")
    func allow() {
        #expect(Thinning.allow.kept(of: strip([(0, 9), (1, 9), (2, 9)]), pins: []).labels == [0, 1, 2])
    }

    @Test("what fits is kept whole, whatever the method", arguments: Thinning.allCases)
    func allFit(method: Thinning) {
        #expect(method.kept(of: regular(9, pitch: 10, width: 9), pins: [0, 8]).labels == Array(0..<9))
    }

    @Test("even strides differ by at most one and both ends stay")
    func evenStrides() {
        for count in 2...80 {
            for width in [12.0, 25, 40, 95, 200] {
                let kept = Thinning.even.kept(of: regular(count, pitch: 10, width: width), pins: [0, count - 1]).labels
                guard kept.count > 1 else { continue }
                let strides = zip(kept, kept.dropFirst()).map { $1 - $0 }
                #expect(kept.first == 0 && kept.last == count - 1)
                #expect((strides.max() ?? 0) - (strides.min() ?? 0) <= 1, "\(count) \(width): \(kept)")
            }
        }
    }

    @Test("even keeps at least four fifths of the most that any evenly spread set could")
    func evenDensity() {
        for count in 3...80 {
            for width in [12.0, 25, 40, 95] {
                let boxes = regular(count, pitch: 10, width: width)
                let kept = Thinning.even.kept(of: boxes, pins: [0, count - 1]).labels.count
                let most = (2...count).last { boxes.fits(EvenSet.indexes($0, of: count)) } ?? 1
                #expect(kept * 5 >= most * 4, "\(count) \(width): \(kept) of \(most)")
            }
        }
    }

    @Test("equal strides win when they keep nearly as many")
    func divisors() {
        #expect(
            Thinning.even.kept(of: regular(13, pitch: 10, width: 19), pins: [0, 12]).labels == [0, 2, 4, 6, 8, 10, 12]
        )
        #expect(!EvenSet.isAdmissible(6, of: 9) && EvenSet.isAdmissible(5, of: 9))
    }

    @Test("best keeps the most labels of mixed width, both ends, and beats even on them")
    func best() {
        var generator = SeededGenerator(seed: 5)
        var total = (best: 0, even: 0, greedy: 0)
        for _ in 0..<200 {
            let count = Int.random(in: 5...80, using: &generator)
            let pitch = 400 / Double(count - 1)
            let boxes = strip(
                (0..<count).map { place in
                    let half = Double.random(in: 5...45, using: &generator) / 2
                    return (Double(place) * pitch - half, Double(place) * pitch + half)
                },
                gap: 6
            )
            let kept = Thinning.best.kept(of: boxes, pins: [0, count - 1]).labels
            #expect(boxes.fits(kept) && kept.first == 0 && kept.last == count - 1)
            total.best += kept.count
            total.even += Thinning.even.kept(of: boxes, pins: [0, count - 1]).labels.count
            total.greedy += Thinning.greedy.kept(of: boxes, pins: []).labels.count
        }
        #expect(total.best > total.even)
        #expect(Double(total.best) >= Double(total.greedy) * 0.95)
    }

    @Test("a pin between the ends stays and the rest is spread around it")
    func innerPin() {
        let kept = Thinning.even.kept(of: regular(21, pitch: 10, width: 28), pins: [0, 20, 7])
        #expect(kept.labels.contains(7) && kept.labels.first == 0 && kept.labels.last == 20)
        #expect(kept.droppedPins.isEmpty)
    }

    @Test("a pin that is shown without being pinned changes nothing", arguments: [12, 31, 60])
    func pinThatIsShownAnyway(count: Int) {
        for width in stride(from: 12.0, through: 150, by: 3) {
            let boxes = regular(count, pitch: 10, width: width)
            let even = Thinning.even.kept(of: boxes, pins: [0, count - 1]).labels
            for pin in even {
                #expect(Thinning.even.kept(of: boxes, pins: [0, count - 1, pin]).labels == even, "\(width) \(pin)")
            }
        }
    }

    @Test("each stretch between two pins is divided as finely as fits")
    func stretches() {
        let boxes = strip(
            (0...20).map { place in
                let half = place < 10 ? 14.0 : 4
                return (Double(place) * 10 - half, Double(place) * 10 + half)
            }
        )
        let kept = Thinning.even.kept(of: boxes, pins: [0, 20, 10]).labels
        #expect(kept == [0, 3, 7] + Array(10...20))
    }

    @Test("best passes no label by that is clear of both its neighbours")
    func bestFills() {
        var generator = SeededGenerator(seed: 11)
        for number in 0..<200 {
            let count = Int.random(in: 5...60, using: &generator)
            let boxes = strip(
                (0..<count).map { place in
                    let half = Double.random(in: 2...60, using: &generator) / 2
                    return (Double(place) * 12 - half, Double(place) * 12 + half)
                },
                gap: 6
            )
            let kept = Thinning.best.kept(of: boxes, pins: [0, count - 1]).labels
            #expect(boxes.fits(kept))
            for label in 0..<count where !kept.contains(label) {
                let isFree = boxes.fits((kept + [label]).sorted())
                #expect(!isFree, "strip \(number), label \(label)")
            }
        }
    }

    @Test("of pins in each other's way the one named first stays, and the other is reported")
    func pinsThatCollide() {
        let kept = Thinning.even.kept(of: regular(21, pitch: 10, width: 28), pins: [0, 20, 7, 8])
        #expect(kept.labels.contains(7) && !kept.labels.contains(8))
        #expect(kept.droppedPins == [8])
    }

    @Test("a label longer than the image is passed by and the others stay")
    func tooLong() {
        var boxes = (0..<10).map { (Double($0) * 40, Double($0) * 40 + 30) }
        boxes[4] = (-400, 800)
        let halves = boxes.map { ($0.1 - $0.0) / 2 }
        let strip = LabelStrip(
            ticks: boxes.map { ($0.0 + $0.1) / 2 },
            before: halves,
            after: halves,
            lengths: boxes.map { $0.1 - $0.0 },
            bounds: 0...400,
            gap: 2
        )
        for method in [Thinning.even, .best, .greedy] {
            let kept = method.kept(of: strip, pins: [0, 9]).labels
            #expect(kept.count == 9 && !kept.contains(4), "\(method)")
        }
    }
}
