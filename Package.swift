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

/// A target and the targets that it depends on; `scripts/gate` proves that the imports agree.
func module(
  _ name: String, dependsOn dependencies: [Target.Dependency] = [], embedding files: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: files.map { [$0] } ?? [],
    swiftSettings: settings, plugins: files == nil ? [] : ["EmbedFiles"])
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

/// What starts other programs: not on iOS, where there are none.
let subprocesses: [Target.Dependency] = [
  .product(
    name: "Subprocess", package: "swift-subprocess",
    condition: .when(platforms: [.macOS, .linux], traits: ["Tool"])),
  .product(
    name: "SystemPackage", package: "swift-system",
    condition: .when(platforms: [.linux], traits: ["Tool"])),
]

let package = Package(
  name: "InsetMatrix",
  platforms: [.macOS(.v15), .iOS(.v13)],
  products: [
    .library(name: "InsetCore", targets: ["InsetCore"]),
    .library(name: "InsetMatrix", targets: ["InsetMatrix"]),
    .library(name: "InsetMatrixProfiles", targets: ["InsetMatrixProfiles"]),
    .library(name: "InsetMatrixTesting", targets: ["InsetMatrixTesting"]),
    .library(name: "KeyboardObserving", targets: ["KeyboardObserving"]),
    .executable(name: "insetmatrix", targets: ["Main"]),
  ],
  traits: [
    .default(enabledTraits: ["Tool"]),
    .trait(name: "Tool", description: "The command-line tool, and the packages that it needs."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("TextFormats"),
    module("Locks"),
    module("YAMLDocuments", dependsOn: ["CYAML", "TextFormats"]),
    module("InsetCore"),
    module("InsetStrategies", dependsOn: ["InsetCore"]),
    module("InsetOracle", dependsOn: ["InsetCore"]),
    module("KeyboardObserving", dependsOn: ["InsetCore"]),
    module("ScenarioSpaces"),
    module("DeviceProfiles", dependsOn: ["InsetCore"]),
    .plugin(name: "EmbedFiles", capability: .buildTool()),
    .target(name: "ShippedProfiles", swiftSettings: settings, plugins: ["EmbedFiles"]),
    .target(
      name: "ShippedModel", dependencies: ["DeviceProfiles"], swiftSettings: settings,
      plugins: ["EmbedFiles"]),
    module("ProfileFiles", dependsOn: values + ["TextFormats", "YAMLDocuments"]),
    module(
      "ProfileLint",
      dependsOn: ["InsetCore", "DeviceProfiles", "ProfileFiles", "TextFormats", "YAMLDocuments"]),
    module("ProfileAuthoring", dependsOn: values + ["ProfileFiles", "YAMLDocuments"]),
    module("CoveringModels", dependsOn: ["ScenarioSpaces", "TextFormats"]),
    module("UsageImport", dependsOn: ["DeviceProfiles", "ScenarioSpaces", "TextFormats"]),
    module("MatrixModels", dependsOn: values + ["Locks"]),
    module(
      "MatrixResults",
      dependsOn: values + ["InsetOracle", "MatrixModels", "TextFormats", "Locks"]),
    module("MatrixScenes", dependsOn: values + ["MatrixModels"]),
    module(
      "MatrixEngine",
      dependsOn: values + ["InsetOracle", "MatrixModels", "MatrixResults", "MatrixScenes"]),
    module("DevicePictures", dependsOn: values + ["MatrixModels", "MatrixScenes", "TextFormats"]),
    module(
      "Reporting",
      dependsOn: values + [
        "InsetOracle", "MatrixModels", "MatrixResults", "TextFormats", "Locks",
      ],
      embedding: "Page/Assets"),
    module(
      "Recordings",
      dependsOn: values + ["InsetOracle", "MatrixModels", "MatrixEngine", "TextFormats"]),
    module("ExternalStrategies", dependsOn: ["InsetCore"] + subprocesses),
    module(
      "TestGeneration",
      dependsOn: values + [
        "InsetOracle", "MatrixModels", "MatrixResults", "MatrixEngine", "Reporting", "TextFormats",
      ], embedding: "Harness"),
    module(
      "InsetMatrix",
      dependsOn: values + [
        "InsetOracle", "ShippedModel", "MatrixModels", "MatrixResults", "MatrixEngine",
        "Reporting", "TextFormats", "Locks",
      ]),
    module(
      "InsetMatrixProfiles",
      dependsOn: [
        "InsetMatrix", "InsetStrategies", "DeviceProfiles", "ProfileFiles", "ShippedProfiles",
        "MatrixModels", "YAMLDocuments",
      ]),
    module("InsetMatrixTesting", dependsOn: ["InsetMatrix"]),
    .executableTarget(name: "Main", dependencies: ["InsetMatrixTool"], swiftSettings: settings),
    .target(
      name: "InsetMatrixTool",
      dependencies: values + [
        "InsetMatrix", "InsetMatrixProfiles", "InsetOracle", "InsetStrategies", "TextFormats",
        "YAMLDocuments", "ProfileFiles", "ProfileLint", "ProfileAuthoring", "UsageImport",
        "CoveringModels", "ShippedProfiles", "MatrixModels", "MatrixResults", "MatrixScenes",
        "MatrixEngine",
        "DevicePictures", "Reporting", "Recordings", "TestGeneration", "ExternalStrategies",
        argumentParser,
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "ProfileFixtures", dependencies: ["InsetCore", "DeviceProfiles"],
      path: "Tests/ProfileFixtures", swiftSettings: settings),
    .target(
      name: "MatrixFixtures",
      dependencies: values + ["InsetMatrix", "InsetStrategies", "MatrixModels", "MatrixEngine"],
      path: "Tests/MatrixFixtures", swiftSettings: settings),
    .target(
      name: "HistoryFixtures",
      dependencies: values + ["InsetOracle", "MatrixModels", "MatrixResults"],
      path: "Tests/HistoryFixtures", swiftSettings: settings),
    .executableTarget(
      name: "LoaderRobustness",
      dependencies: values + [
        "InsetStrategies", "MatrixModels", "MatrixEngine", "ProfileFiles", "ProfileLint",
        "TestSupport", "TextFormats",
      ],
      path: "Tests/LoaderRobustness", swiftSettings: settings),
    .executableTarget(
      name: "SubjectVerdicts",
      dependencies: values + [
        "InsetMatrix", "InsetStrategies", "MatrixModels", "MatrixEngine", "MatrixResults",
      ],
      path: "Tests/SubjectVerdicts", swiftSettings: settings),
    tests(of: "TextFormats"),
    tests(of: "YAMLDocuments"),
    tests(of: "InsetCore"),
    tests(of: "InsetStrategies", dependOn: ["InsetCore"]),
    tests(of: "InsetOracle", dependOn: ["InsetCore"]),
    tests(of: "KeyboardObserving", dependOn: ["InsetCore", "InsetMatrix", "InsetStrategies"]),
    tests(of: "ScenarioSpaces"),
    tests(of: "DeviceProfiles", dependOn: ["InsetCore"]),
    tests(
      of: "ProfileFiles",
      dependOn: [
        "InsetCore", "DeviceProfiles", "ScenarioSpaces", "ProfileLint", "YAMLDocuments",
      ]),
    tests(of: "ProfileLint", dependOn: ["DeviceProfiles", "ProfileFiles", "YAMLDocuments"]),
    tests(
      of: "ProfileAuthoring",
      dependOn: [
        "InsetCore", "DeviceProfiles", "InsetMatrixProfiles", "MatrixModels", "ProfileFiles",
        "YAMLDocuments",
      ]),
    tests(of: "CoveringModels", dependOn: ["ScenarioSpaces", "TextFormats"]),
    tests(of: "UsageImport", dependOn: ["InsetCore", "DeviceProfiles", "TextFormats"]),
    tests(of: "MatrixModels", dependOn: values + ["MatrixFixtures"]),
    tests(
      of: "MatrixResults",
      dependOn: values + [
        "HistoryFixtures", "InsetOracle", "InsetStrategies", "MatrixModels", "MatrixEngine",
        "MatrixFixtures", "TextFormats",
      ], optimized: true),
    tests(of: "MatrixScenes", dependOn: values + ["MatrixModels", "MatrixFixtures"]),
    tests(
      of: "MatrixEngine",
      dependOn: values + [
        "InsetStrategies", "InsetOracle", "MatrixModels", "MatrixResults", "MatrixScenes",
        "MatrixFixtures",
      ], optimized: true),
    tests(
      of: "DevicePictures",
      dependOn: ["InsetCore", "DeviceProfiles", "MatrixModels", "ProfileFixtures", "TextFormats"]),
    tests(
      of: "Reporting",
      dependOn: values + [
        "InsetMatrix", "MatrixModels", "MatrixResults", "MatrixEngine", "ProfileFixtures",
        "TextFormats",
      ]),
    tests(
      of: "Recordings",
      dependOn: values + [
        "InsetMatrix", "InsetOracle", "InsetStrategies", "MatrixModels", "MatrixEngine",
        "MatrixFixtures", "TextFormats",
      ]),
    tests(
      of: "TestGeneration",
      dependOn: values + [
        "InsetMatrix", "InsetStrategies", "MatrixModels", "MatrixResults", "MatrixEngine",
        "MatrixFixtures",
      ]),
    tests(of: "ExternalStrategies", dependOn: ["InsetCore"]),
    tests(of: "InsetMatrix", dependOn: values + ["InsetStrategies"]),
    tests(
      of: "ShippedModel",
      dependOn: ["DeviceProfiles", "InsetMatrixProfiles", "MatrixModels", "ProfileFiles"]),
    tests(
      of: "InsetMatrixProfiles",
      dependOn: ["DeviceProfiles", "MatrixModels", "ProfileFiles", "ScenarioSpaces"]),
    tests(of: "InsetMatrixTesting"),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "HistoryFixtures", "LoaderRobustness", "MatrixResults", "Reporting", "TestSupport",
        "TextFormats", "InsetMatrixTool", "Main", argumentParser,
      ],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)
