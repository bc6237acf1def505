// swift-tools-version: 6.2

import PackageDescription

// Every arrow points down: a room may import only the rooms it names here.
let package = Package(
    name: "ordinate",
    products: [
        .executable(name: "ordinate", targets: ["ordinate"])
    ],
    targets: [
        // C libraries: headers enter, symbols leave.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CEpoll"),
        .systemLibrary(name: "CMalloc"),
        .target(
            name: "CSimdjson",
            cxxSettings: [.enableWarning("all"), .treatAllWarnings(as: .error)],
            linkerSettings: [.linkedLibrary("simdjson")]
        ),

        // The graph: a specification in, numbers out, ink last.
        .target(name: "GraphLayout"),
        .target(name: "GraphDocument", dependencies: ["GraphLayout", "CSimdjson", "CDeflate"]),
        .target(
            name: "GraphRendering",
            dependencies: ["GraphLayout", "CCairo", "CPango", "CFontconfig", "CDeflate", "CISAL"]
        ),

        // How good the labels of a layout are, over a fixed corpus of graphs; not part of the service.
        .target(name: "LabelQuality", dependencies: ["GraphLayout"]),
        .executableTarget(
            name: "ordinate-score",
            dependencies: ["GraphDocument", "GraphLayout", "GraphRendering", "LabelQuality"]
        ),

        // The protocol: octets in, messages out, sockets last.
        .target(name: "HTTPWire"),
        .target(name: "HTTPServer", dependencies: ["HTTPWire", "CEpoll"]),

        // The service and the process around it.
        .target(
            name: "GraphService",
            dependencies: ["GraphLayout", "GraphDocument", "GraphRendering", "HTTPWire", "CDeflate", "CSodium"],
            // A link to the file at the root; in the code, so that the program needs no file beside it.
            resources: [.embedInCode("Resources/openapi.yaml")]
        ),
        .executableTarget(
            name: "ordinate",
            dependencies: [
                "GraphLayout", "GraphDocument", "GraphRendering", "GraphService", "HTTPServer", "HTTPWire", "CMalloc",
            ]
        ),

        // What it costs; `make bench` builds and runs it.
        .executableTarget(
            name: "ordinate-bench",
            dependencies: ["GraphLayout", "GraphDocument", "GraphRendering"],
            path: "Benchmarks/ordinate-bench"
        ),

        // One test target a room; helpers are a plain target so that its edges stay visible.
        .target(name: "TestSupport", dependencies: ["GraphLayout", "HTTPWire"], path: "Tests/TestSupport"),
        .testTarget(name: "GraphLayoutTests", dependencies: ["GraphLayout", "TestSupport"]),
        .testTarget(
            name: "GraphDocumentTests",
            dependencies: ["GraphDocument", "GraphLayout", "TestSupport"],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "GraphRenderingTests",
            dependencies: ["GraphRendering", "GraphLayout", "CDeflate", "TestSupport"],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "LabelQualityTests",
            dependencies: ["LabelQuality", "GraphDocument", "GraphLayout", "GraphRendering", "TestSupport"]
        ),
        .testTarget(name: "HTTPWireTests", dependencies: ["HTTPWire", "TestSupport"]),
        .testTarget(name: "HTTPServerTests", dependencies: ["HTTPServer", "HTTPWire", "TestSupport"]),
        .testTarget(
            name: "GraphServiceTests",
            dependencies: ["GraphService", "GraphDocument", "GraphLayout", "GraphRendering", "HTTPWire", "TestSupport"]
        ),
        .testTarget(
            name: "ordinateTests",
            dependencies: ["ordinate", "GraphDocument", "GraphRendering", "GraphService", "HTTPServer", "HTTPWire"]
        ),
        .testTarget(name: "AcceptanceTests", dependencies: ["ordinate", "TestSupport"]),
    ],
    cxxLanguageStandard: .cxx17
)

// The fuzzer has no place in other builds: its runtime is in the toolchain and nowhere else. See Scripts/fuzz.
if let runtime = Context.environment["LIBFUZZER"] {
    package.targets += [
        .systemLibrary(name: "CFuzzer"),
        .executableTarget(
            name: "ordinate-fuzz",
            dependencies: ["CFuzzer", "GraphDocument", "GraphLayout", "HTTPWire", "TestSupport"],
            linkerSettings: [.unsafeFlags([runtime]), .linkedLibrary("stdc++")]
        ),
    ]
}

for target in package.targets where target.type != .system && target.name != "CSimdjson" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
    if Context.environment["LIBFUZZER"] != nil {
        // Compiled to report what it reaches; not linked so, for the program has a main of its own.
        target.swiftSettings? += [.unsafeFlags(["-sanitize=fuzzer"])]
    }
}
