// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A room of the house, built from the house's own sources.
///
/// The house sells only `InsetCore`; `Rooms` is a link to its `Sources`, so that what is measured
/// here need not become a product there.
func room(_ name: String, sees dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Rooms/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CYAML", path: "Rooms/CYAML", pkgConfig: "yaml-0.1"),
    room("YAMLDocuments", sees: ["CYAML"]),
    room("InsetCore"),
    room("InsetStrategies", sees: ["InsetCore"]),
    room("InsetOracle", sees: ["InsetCore"]),
    room("ScenarioSpaces"),
    room("DeviceProfiles", sees: ["InsetCore"]),
    room("TextFormats"),
    room(
      "ProfileFiles",
      sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "TextFormats", "YAMLDocuments"]),
    room(
      "ProfileLint",
      sees: ["InsetCore", "DeviceProfiles", "ProfileFiles", "TextFormats", "YAMLDocuments"]),
    room(
      "MatrixEngine",
      sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "InsetStrategies", "InsetOracle"]),
    // No fused multiply-add: C has to round where Swift rounds.
    .target(name: "CTwin", cSettings: [.unsafeFlags(["-O3", "-std=c11", "-ffp-contract=off"])]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CTwin", "InsetCore", "InsetStrategies", "InsetOracle", "ScenarioSpaces",
        "DeviceProfiles", "ProfileFiles", "ProfileLint", "MatrixEngine",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
