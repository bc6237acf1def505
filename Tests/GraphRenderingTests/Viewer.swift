import Foundation
import GraphLayout

/// A program of this machine that draws a file as a PNG.
struct Viewer: Sendable {
    private let program: URL
    private let fileExtension: String
    /// From the file, the picture to write and its size.
    private let arguments: @Sendable (String, String, Size) -> [String]

    static let chromium = Viewer(["chromium", "chromium-browser", "google-chrome"], fileExtension: "svg") {
        file,
        picture,
        size in
        [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
            "--screenshot=\(picture)", "--window-size=\(Int(size.width)),\(Int(size.height))", "file://\(file)",
        ]
    }

    static let rsvg = Viewer(["rsvg-convert"], fileExtension: "svg") { file, picture, _ in ["-o", picture, file] }

    static let pdftoppm = Viewer(["pdftoppm"], fileExtension: "pdf") { file, picture, _ in
        // A CSS pixel is 1/96 inch; the program adds the extension itself.
        ["-png", "-r", "96", "-singlefile", file, String(picture.dropLast(4))]
    }

    /// nil when none of `names` is found where programs are.
    private init?(
        _ names: [String],
        fileExtension: String,
        arguments: @escaping @Sendable (String, String, Size) -> [String]
    ) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        program = URL(fileURLWithPath: path)
        self.fileExtension = fileExtension
        self.arguments = arguments
    }

    /// What the program shows of a file with these octets.
    func picture(of bytes: [UInt8], size: Size) throws -> Pixels {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("graph.\(fileExtension)")
        let picture = folder.appendingPathComponent("shown.png")
        try Data(bytes).write(to: file)
        let process = Process()
        process.executableURL = program
        process.arguments = arguments(file.path, picture.path, size)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return try Pixels(png: Array(Data(contentsOf: picture)))
    }
}
