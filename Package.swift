// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A room of the house and the rooms it may see; `scripts/gate` proves that the imports agree.
func room(
  _ name: String, sees dependencies: [Target.Dependency] = [], embedding files: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: files.map { [$0] } ?? [],
    swiftSettings: settings, plugins: files == nil ? [] : ["EmbedFiles"])
}

/// The tests of a room, under the room's name.
func tests(of name: String, see dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    swiftSettings: settings)
}

let package = Package(
  name: "InsetMatrix",
  platforms: [.macOS(.v15), .iOS(.v13)],
  products: [
    .library(name: "InsetCore", targets: ["InsetCore"]),
    .executable(name: "insetmatrix", targets: ["insetmatrix"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    room("TextFormats"),
    room("YAMLDocuments", sees: ["CYAML"]),
    room("InsetCore"),
    room("InsetStrategies", sees: ["InsetCore"]),
    room("InsetOracle", sees: ["InsetCore"]),
    room("ScenarioSpaces"),
    room("DeviceProfiles", sees: ["InsetCore"]),
    .plugin(name: "EmbedFiles", capability: .buildTool()),
    .target(name: "ShippedProfiles", swiftSettings: settings, plugins: ["EmbedFiles"]),
    room(
      "ProfileFiles",
      sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "TextFormats", "YAMLDocuments"]),
    room(
      "ProfileLint",
      sees: ["InsetCore", "DeviceProfiles", "ProfileFiles", "TextFormats", "YAMLDocuments"]),
    room(
      "ProfileAuthoring",
      sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "ProfileFiles", "YAMLDocuments"]),
    room(
      "MatrixEngine",
      sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "InsetStrategies", "InsetOracle"]),
    room("Comparison", sees: ["InsetCore", "InsetOracle", "ScenarioSpaces", "MatrixEngine"]),
    room(
      "DevicePictures",
      sees: ["InsetCore", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine", "TextFormats"]),
    room(
      "Reporting",
      sees: [
        "InsetCore", "InsetOracle", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine",
        "Comparison", "TextFormats",
      ],
      embedding: "Page/Assets"),
    room(
      "Recordings",
      sees: [
        "InsetCore", "InsetOracle", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine",
        "TextFormats",
      ]),
    .executableTarget(
      name: "insetmatrix",
      dependencies: [
        "InsetCore", "InsetStrategies", "TextFormats", "YAMLDocuments", "ScenarioSpaces",
        "DeviceProfiles", "ProfileFiles", "ProfileLint", "ProfileAuthoring", "ShippedProfiles",
        "MatrixEngine", "Comparison", "DevicePictures", "Reporting", "Recordings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "ProfileFixtures", dependencies: ["InsetCore", "DeviceProfiles"],
      path: "Tests/ProfileFixtures", swiftSettings: settings),
    .executableTarget(
      name: "LoaderRobustness",
      dependencies: [
        "InsetCore", "InsetStrategies", "DeviceProfiles", "MatrixEngine", "ProfileFiles",
        "ProfileLint", "ScenarioSpaces", "TestSupport", "TextFormats",
      ],
      path: "Tests/LoaderRobustness", swiftSettings: settings),
    tests(of: "TextFormats"),
    tests(of: "YAMLDocuments"),
    tests(of: "InsetCore"),
    tests(of: "InsetStrategies", see: ["InsetCore"]),
    tests(of: "InsetOracle", see: ["InsetCore"]),
    tests(of: "ScenarioSpaces"),
    tests(of: "DeviceProfiles", see: ["InsetCore"]),
    tests(
      of: "ProfileFiles", see: ["InsetCore", "DeviceProfiles", "ProfileLint", "YAMLDocuments"]),
    tests(of: "ProfileLint", see: ["DeviceProfiles", "ProfileFiles", "YAMLDocuments"]),
    tests(of: "ProfileAuthoring", see: ["InsetCore", "DeviceProfiles", "ProfileFiles"]),
    tests(
      of: "MatrixEngine",
      see: [
        "InsetCore", "InsetStrategies", "InsetOracle", "ScenarioSpaces", "DeviceProfiles",
        "ProfileFiles", "Recordings",
      ]),
    tests(
      of: "Comparison",
      see: ["InsetCore", "InsetOracle", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine"]),
    tests(
      of: "DevicePictures",
      see: ["InsetCore", "DeviceProfiles", "MatrixEngine", "ProfileFixtures", "TextFormats"]),
    tests(
      of: "Reporting",
      see: [
        "InsetCore", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine", "ProfileFixtures",
        "Comparison", "TextFormats",
      ]),
    tests(
      of: "Recordings",
      see: ["InsetCore", "InsetStrategies", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine"]),
    .testTarget(
      name: "ToolTests",
      dependencies: ["LoaderRobustness", "Reporting", "TestSupport", "TextFormats", "insetmatrix"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
