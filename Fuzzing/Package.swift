// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Coverage for libFuzzer; its `main` comes with the executable alone.
let coverage: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

/// A room of the house, built from the house's own sources through the link `Rooms`.
func room(_ name: String, sees dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Rooms/\(name)",
    swiftSettings: features + coverage)
}

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CYAML", path: "Rooms/CYAML", pkgConfig: "yaml-0.1"),
    room("YAMLDocuments", sees: ["CYAML"]),
    room("InsetCore"),
    room("DeviceProfiles", sees: ["InsetCore"]),
    room("ScenarioSpaces"),
    room("TextFormats"),
    room(
      "ProfileFiles",
      sees: ["InsetCore", "DeviceProfiles", "ScenarioSpaces", "TextFormats", "YAMLDocuments"]),
    room(
      "ProfileLint",
      sees: ["InsetCore", "DeviceProfiles", "ProfileFiles", "TextFormats", "YAMLDocuments"]),
    .executableTarget(
      name: "fuzz", dependencies: ["ProfileFiles", "ProfileLint"], swiftSettings: features + coverage,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ],
  swiftLanguageModes: [.v6]
)
