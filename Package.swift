// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Optimizing tests takes longer than it saves.
///
/// No product contains them, so packages may depend on this one although it has unsafe flags.
let testSettings = settings + [.unsafeFlags(["-Onone"])]

/// A target and the targets that it depends on; `make test` builds with SwiftPM's check of imports.
func module(
  _ name: String, dependsOn dependencies: [Target.Dependency] = [], embedsFiles: Bool = false,
  excluding folder: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: folder.map { [$0] } ?? [],
    swiftSettings: settings, plugins: embedsFiles ? ["EmbedFiles"] : [])
}

/// The tests of a module, under the module's name; those that compare with sums over many scenarios are
/// optimized.
func tests(
  of name: String, dependOn dependencies: [Target.Dependency] = [], optimized: Bool = false
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: optimized ? settings : testSettings)
}

/// What most modules depend on: the core and the values of a space.
let values: [Target.Dependency] = ["InsetCore", "ScenarioSpaces", "DeviceProfiles"]

/// What only the tool needs: a package that depends on this one without the trait resolves nothing.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"]))

let package = Package(
  name: "InsetMatrix",
  platforms: [.macOS(.v15), .iOS(.v15)],
  products: [
    .library(name: "InsetCore", targets: ["InsetCore"]),
    .library(name: "InsetMatrix", targets: ["InsetMatrix"]),
    .library(name: "InsetMatrixTesting", targets: ["InsetMatrixTesting"]),
    .library(name: "InsetMatrixTool", targets: ["InsetMatrixTool"]),
    .library(name: "KeyboardObserving", targets: ["KeyboardObserving"]),
    .executable(name: "insetmatrix", targets: ["Main"]),
  ],
  traits: [
    // Not by default: an app that uses a library resolves nothing, also where Xcode knows no traits.
    .trait(name: "Tool", description: "The command-line tool, and the packages that it needs.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .plugin(name: "EmbedFiles", capability: .buildTool()),
    module("TextFormats"),
    module("InsetCore"),
    module("InsetStrategies", dependsOn: ["InsetCore"]),
    module("InsetOracle", dependsOn: ["InsetCore"]),
    module("KeyboardObserving", dependsOn: ["InsetCore"]),
    module("ScenarioSpaces"),
    module("DeviceProfiles", dependsOn: ["InsetCore"]),
    module("ProfileFiles", dependsOn: values + ["CYAML", "TextFormats"], embedsFiles: true),
    module("MatrixResults", dependsOn: values + ["InsetOracle", "TextFormats"]),
    module("MatrixEngine", dependsOn: values + ["InsetOracle", "MatrixResults"]),
    module(
      "ProfileTools",
      dependsOn: values + [
        "InsetOracle", "MatrixEngine", "MatrixResults", "ProfileFiles", "TextFormats",
      ]),
    module(
      "Reporting", dependsOn: values + ["InsetOracle", "MatrixResults", "TextFormats"],
      embedsFiles: true, excluding: "Page/Assets"),
    module(
      "InsetMatrix",
      dependsOn: values + [
        "InsetOracle", "InsetStrategies", "MatrixEngine", "MatrixResults", "ProfileFiles",
        "Reporting", "TextFormats",
      ]),
    module("InsetMatrixTesting", dependsOn: ["InsetMatrix"]),
    module(
      "InsetMatrixTool",
      dependsOn: values + [
        "InsetMatrix", "InsetOracle", "InsetStrategies", "MatrixEngine", "MatrixResults",
        "ProfileFiles", "ProfileTools", "Reporting", "TextFormats", argumentParser,
      ], embedsFiles: true, excluding: "Generation/Harness"),
    .executableTarget(name: "Main", dependencies: ["InsetMatrixTool"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "ProfileFixtures", dependencies: ["InsetCore", "DeviceProfiles"],
      path: "Tests/ProfileFixtures", swiftSettings: settings),
    .target(
      name: "MatrixFixtures",
      dependencies: values + ["InsetMatrix", "InsetStrategies", "MatrixEngine", "MatrixResults"],
      path: "Tests/MatrixFixtures", swiftSettings: settings),
    .target(
      name: "PixelSweep", dependencies: ["InsetCore", "InsetOracle"], path: "Tests/PixelSweep",
      swiftSettings: settings),
    .target(
      name: "HistoryFixtures", dependencies: values + ["InsetOracle", "MatrixResults"],
      path: "Tests/HistoryFixtures", swiftSettings: settings),
    .executableTarget(
      name: "SubjectVerdicts",
      dependencies: values + ["InsetMatrix", "InsetStrategies", "MatrixEngine", "MatrixResults"],
      path: "Tests/SubjectVerdicts", swiftSettings: settings),
    tests(of: "TextFormats"),
    tests(of: "InsetCore"),
    tests(of: "InsetStrategies", dependOn: ["InsetCore"]),
    tests(of: "InsetOracle", dependOn: ["InsetCore", "PixelSweep"]),
    tests(of: "KeyboardObserving", dependOn: ["InsetCore", "InsetMatrix", "InsetStrategies"]),
    tests(of: "ScenarioSpaces"),
    tests(of: "DeviceProfiles", dependOn: ["InsetCore"]),
    tests(of: "ProfileFiles", dependOn: values + ["ProfileTools", "TextFormats"]),
    tests(
      of: "ProfileTools",
      dependOn: values + [
        "InsetMatrix", "InsetOracle", "InsetStrategies", "MatrixEngine", "MatrixFixtures",
        "MatrixResults", "ProfileFiles", "ProfileFixtures", "TextFormats",
      ]),
    tests(
      of: "MatrixResults",
      dependOn: values + [
        "HistoryFixtures", "InsetOracle", "InsetStrategies", "MatrixEngine", "MatrixFixtures",
        "TextFormats",
      ], optimized: true),
    tests(
      of: "MatrixEngine",
      dependOn: values + [
        "InsetMatrix", "InsetStrategies", "InsetOracle", "MatrixResults", "MatrixFixtures",
        "PixelSweep", "ProfileFiles",
      ], optimized: true),
    tests(
      of: "Reporting",
      dependOn: values + [
        "InsetMatrix", "InsetOracle", "MatrixResults", "MatrixEngine", "ProfileFixtures",
        "TextFormats",
      ]),
    tests(
      of: "InsetMatrix", dependOn: values + ["InsetStrategies", "MatrixResults", "ProfileFiles"]),
    tests(
      of: "InsetMatrixTesting", dependOn: values + ["InsetMatrix", "MatrixEngine", "MatrixResults"]),
    .testTarget(
      name: "ToolTests",
      dependencies: values + [
        "HistoryFixtures", "InsetMatrix", "InsetMatrixTool", "InsetStrategies", "Main",
        "MatrixEngine", "MatrixFixtures", "MatrixResults", "Reporting", "TestSupport",
        "TextFormats", argumentParser,
      ],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
