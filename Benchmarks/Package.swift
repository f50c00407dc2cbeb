// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A module of the program, built from the program's own sources through the link `Modules`: what is
/// measured here need not be public there.
func module(
  _ name: String, dependsOn dependencies: [Target.Dependency] = [], embedding files: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)",
    exclude: files.map { [$0] } ?? [], swiftSettings: settings,
    plugins: files == nil ? [] : ["EmbedFiles"])
}

/// What most modules depend on: the core and the values of a space.
let values: [Target.Dependency] = ["InsetCore", "ScenarioSpaces", "DeviceProfiles"]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CYAML", path: "Modules/CYAML", pkgConfig: "yaml-0.1"),
    .plugin(name: "EmbedFiles", capability: .buildTool()),
    module("TextFormats"),
    module("Locks"),
    module("YAMLDocuments", dependsOn: ["CYAML", "TextFormats"]),
    module("InsetCore"),
    module("InsetStrategies", dependsOn: ["InsetCore"]),
    module("InsetOracle", dependsOn: ["InsetCore"]),
    module("ScenarioSpaces"),
    module("DeviceProfiles", dependsOn: ["InsetCore"]),
    .target(
      name: "ShippedProfiles", path: "Modules/ShippedProfiles", swiftSettings: settings,
      plugins: ["EmbedFiles"]),
    .target(
      name: "ShippedModel", dependencies: ["DeviceProfiles"], path: "Modules/ShippedModel",
      swiftSettings: settings, plugins: ["EmbedFiles"]),
    module("ProfileFiles", dependsOn: values + ["TextFormats", "YAMLDocuments"]),
    module(
      "ProfileLint",
      dependsOn: ["InsetCore", "DeviceProfiles", "ProfileFiles", "TextFormats", "YAMLDocuments"]),
    module("CoveringModels", dependsOn: ["ScenarioSpaces", "TextFormats"]),
    module("MatrixModels", dependsOn: values + ["Locks"]),
    module(
      "MatrixResults",
      dependsOn: values + ["InsetOracle", "MatrixModels", "TextFormats", "Locks"]),
    module("MatrixScenes", dependsOn: values + ["MatrixModels"]),
    module(
      "MatrixEngine",
      dependsOn: values + ["InsetOracle", "MatrixModels", "MatrixResults", "MatrixScenes"]),
    module(
      "Reporting",
      dependsOn: values + [
        "InsetOracle", "MatrixModels", "MatrixResults", "TextFormats", "Locks",
      ],
      embedding: "Page/Assets"),
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
    .executableTarget(
      name: "bench",
      dependencies: values + [
        "CoveringModels", "InsetMatrix", "InsetMatrixProfiles", "InsetOracle", "InsetStrategies",
        "MatrixEngine",
        "MatrixModels",
        "MatrixResults", "MatrixScenes", "ProfileFiles", "ProfileLint", "Reporting",
        "TextFormats",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
