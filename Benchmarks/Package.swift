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
  _ name: String, dependsOn dependencies: [Target.Dependency] = [], embedsFiles: Bool = false,
  excluding folder: String? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)",
    exclude: folder.map { [$0] } ?? [], swiftSettings: settings,
    plugins: embedsFiles ? ["EmbedFiles"] : [])
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
    module("InsetCore"),
    module("InsetStrategies", dependsOn: ["InsetCore"]),
    module("InsetOracle", dependsOn: ["InsetCore"]),
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
    .target(
      name: "PICTModels", dependencies: ["ScenarioSpaces", "TextFormats"],
      path: "Modules/InsetMatrixTool/PICT", swiftSettings: settings),
    module(
      "Reporting", dependsOn: values + ["InsetOracle", "MatrixResults", "TextFormats"],
      embedsFiles: true, excluding: "Page/Assets"),
    module(
      "InsetMatrix",
      dependsOn: values + [
        "InsetOracle", "InsetStrategies", "MatrixEngine", "MatrixResults", "ProfileFiles",
        "Reporting", "TextFormats",
      ]),
    .executableTarget(
      name: "bench",
      dependencies: values + [
        "InsetMatrix", "InsetOracle", "InsetStrategies", "MatrixEngine", "MatrixResults",
        "PICTModels", "ProfileFiles", "ProfileTools", "Reporting", "TextFormats",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
