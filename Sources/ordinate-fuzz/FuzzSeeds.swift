import Foundation
import GraphDocument
import TestSupport

/// Inputs to begin with: the conformance cases and the graphs of the tests, in the form that each target takes.
enum FuzzSeeds {
    /// Writes a folder for each target; the working folder is that of the package.
    static func write(to folder: URL) throws {
        for target in FuzzTarget.allCases {
            let subfolder = folder.appending(path: target.rawValue)
            try FileManager.default.createDirectory(at: subfolder, withIntermediateDirectories: true)
            for (index, octets) in try seeds(target).enumerated() {
                try Data(octets).write(to: subfolder.appending(path: "seed-\(index)"))
            }
        }
    }

    private static func seeds(_ target: FuzzTarget) throws -> [[UInt8]] {
        let cases = try HTTPCase.all().map(\.octets).filter { $0.count < 8000 }
        switch target {
        case .connection: return cases.map { [7] + $0 }
        case .chunked: return cases.compactMap(body)
        case .field: return values(of: cases) + fields.map { Array($0.utf8) }
        case .graph: return try graphs()
        case .query:
            return cases.compactMap { octets in
                let line = String(decoding: octets.prefix { $0 != 0x0D }, as: UTF8.self)
                let target = line.split(separator: " ").dropFirst().first
                return target?.split(separator: "?").dropFirst().first.map { Array($0.utf8) }
            } + queries.map { Array($0.utf8) }
        case .path: return try graphs().map { Array(CompactPath.encode($0).utf8) }
        }
    }

    /// What stands behind the colons of the heads.
    private static func values(of cases: [[UInt8]]) -> [[UInt8]] {
        cases.flatMap { octets in
            octets.split(separator: 0x0D).compactMap { line in
                line.firstIndex(of: 0x3A).map { Array(line[($0 + 1)...].dropFirst()) }
            }
        }.filter { !$0.isEmpty && $0.count < 200 }
    }

    /// What follows the head.
    private static func body(of octets: [UInt8]) -> [UInt8]? {
        guard let end = Data(octets).range(of: Data("\r\n\r\n".utf8))?.upperBound, end < octets.count else {
            return nil
        }
        return Array(octets[end...])
    }

    private static func graphs() throws -> [[UInt8]] {
        let folders = ["Tests/Fixtures/graphs", "Examples"].map { URL(filePath: $0) }
        let files = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
            .map { try Array(Data(contentsOf: $0)) }.filter { $0.count < 8000 }
    }

    private static let fields = [
        "image/avif,image/webp,image/*;q=0.8,*/*;q=0.001", "text/html;level=1;q=1.000, image/png;q=0",
        "gzip;q=0, *;q=0.5",
        #"application/json; charset="utf-\8"; x=y"#, #"W/"a", "b,c" , "a""#, "*", #""a", *"#,
    ]

    private static let queries = [
        "points=3,5.5,,8&labels=Mon%7CTue%7CWed%7CThu&width=600&xAxis.gaps=1&yAxis.enabled=true",
        "p=1,2,3&l=a|b|c&w=300&h=200&bkg=%23fff&t=Title&xAxis.fit=auto&xAxis.overlap=best",
        "series.0.points=1,2&series.1.points=3,4&series.1.axis=right&legend.position=bottom",
        "graph=%7B%22points%22%3A%5B1%2C2%5D%7D", "points=1e3,-0.5&yAxis.ticks=log&line.dash=2,3&labels=a%5C%7Cb|c",
    ]
}
