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
    room("YAMLDocuments", sees: ["CYAML"]),
    room("InsetCore"),
    room("InsetStrategies", sees: ["InsetCore"]),
    room("InsetOracle", sees: ["InsetCore"]),
    room("ScenarioSpaces"),
    room("DeviceProfiles", sees: ["InsetCore"]),
    .plugin(name: "EmbedFiles", capability: .buildTool()),
    .target(name: "ShippedProfiles", swiftSettings: settings, plugins: ["EmbedFiles"]),
    room("ProfileFiles", sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "YAMLDocuments"]),
    room("MatrixModels", sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces"]),
    room(
      "MatrixResults",
      sees: ["InsetCore", "InsetOracle", "DeviceProfiles", "ScenarioSpaces", "MatrixModels"]),
    room("MatrixScenes", sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "MatrixModels"]),
    room(
      "MatrixEngine",
      sees: [
        "InsetCore", "InsetOracle", "DeviceProfiles", "ScenarioSpaces", "MatrixModels",
        "MatrixResults", "MatrixScenes",
      ]),
    room(
      "Reporting",
      sees: [
        "InsetCore", "InsetOracle", "ScenarioSpaces", "DeviceProfiles", "MatrixModels",
        "MatrixResults", "MatrixScenes", "MatrixEngine",
      ],
      embedding: "Page/Assets"),
    room(
      "Recordings",
      sees: [
        "InsetCore", "InsetOracle", "ScenarioSpaces", "DeviceProfiles", "MatrixModels",
        "MatrixEngine",
      ]),
    .executableTarget(
      name: "insetmatrix",
      dependencies: [
        "InsetCore", "InsetStrategies", "YAMLDocuments", "ScenarioSpaces", "DeviceProfiles",
        "ProfileFiles", "ShippedProfiles", "MatrixModels", "MatrixResults", "MatrixEngine",
        "Reporting",
        "Recordings",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(of: "YAMLDocuments"),
    tests(of: "InsetCore"),
    tests(of: "InsetStrategies", see: ["InsetCore"]),
    tests(of: "InsetOracle", see: ["InsetCore"]),
    tests(of: "ScenarioSpaces"),
    tests(of: "DeviceProfiles", see: ["InsetCore"]),
    tests(of: "ProfileFiles", see: ["InsetCore", "DeviceProfiles", "YAMLDocuments"]),
    tests(
      of: "MatrixEngine",
      see: [
        "InsetCore", "InsetStrategies", "InsetOracle", "ScenarioSpaces", "DeviceProfiles",
        "ProfileFiles", "Recordings", "MatrixModels", "MatrixResults", "MatrixScenes",
      ]),
    tests(
      of: "MatrixResults",
      see: ["InsetCore", "InsetOracle", "ScenarioSpaces", "DeviceProfiles", "MatrixModels"]),
    tests(
      of: "Reporting",
      see: [
        "InsetCore", "ScenarioSpaces", "DeviceProfiles", "MatrixEngine", "ProfileFiles",
        "MatrixModels", "MatrixResults",
      ]),
    tests(
      of: "Recordings",
      see: [
        "InsetCore", "InsetStrategies", "ScenarioSpaces", "DeviceProfiles", "MatrixModels",
        "MatrixEngine",
      ]),
    .testTarget(
      name: "ToolTests", dependencies: ["Reporting", "TestSupport", "insetmatrix"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
