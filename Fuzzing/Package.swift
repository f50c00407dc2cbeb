// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Coverage for libFuzzer; its `main` comes with the executable alone.
let coverage: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]

/// A module of the program, built from the program's own sources through the link `Modules`.
func module(_ name: String, dependsOn dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)",
    swiftSettings: features + coverage)
}

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CYAML", path: "Modules/CYAML", pkgConfig: "yaml-0.1"),
    module("InsetCore"),
    module("DeviceProfiles", dependsOn: ["InsetCore"]),
    module("ScenarioSpaces"),
    module("TextFormats"),
    // The shipped files are embedded by a plug-in, which has no use here.
    .target(
      name: "ProfileFiles",
      dependencies: ["CYAML", "DeviceProfiles", "InsetCore", "ScenarioSpaces", "TextFormats"],
      path: "Modules/ProfileFiles", exclude: ["Shipped"], swiftSettings: features + coverage),
    .target(
      name: "ProfileTools",
      dependencies: ["DeviceProfiles", "InsetCore", "ProfileFiles", "TextFormats"],
      path: "Modules/ProfileTools/Lint", swiftSettings: features + coverage),
    .executableTarget(
      name: "fuzz", dependencies: ["ProfileFiles", "ProfileTools"], swiftSettings: features + coverage,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ],
  swiftLanguageModes: [.v6]
)
