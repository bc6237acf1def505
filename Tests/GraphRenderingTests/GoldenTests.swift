import Foundation
import GraphLayout
import Testing

@testable import GraphRendering

/// Pictures are compared with those in `Goldens`; `RECORD_GOLDENS=1 swift test --filter Golden` draws those anew.
@Suite struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    /// What another version of Cairo or FreeType may round otherwise, of 255.
    private static let tolerance = 24

    @Test(arguments: GoldenLayouts.all.map(\.name))
    func `a picture looks as it did`(name: String) throws {
        let layout = try #require(GoldenLayouts.all.first { $0.name == name }).layout
        let png = try GraphRenderer(options: RenderingOptions(compression: .small)).image(of: layout, format: .png)
        let file = Self.folder.appendingPathComponent(name + ".png")
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { try Data(png).write(to: file) }
        let golden = try Pixels(png: Array(Data(contentsOf: file)))
        let pixels = try Pixels(png: png)
        try #require(golden.width == pixels.width && golden.height == pixels.height)
        #expect(pixels.count(differingFrom: golden, beyond: Self.tolerance) == 0)
    }

    @Test func `every golden is that of a layout`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(GoldenLayouts.all.map { $0.name + ".png" }))
    }
}
