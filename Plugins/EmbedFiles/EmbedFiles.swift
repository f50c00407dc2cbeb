import Foundation
import PackagePlugin

/// Turns files into a Swift source of a target, so that the binary has them wherever it runs.
///
/// The benchmarks use it too, through links to this folder and to `Sources`.
@main
struct EmbedFiles: BuildToolPlugin {
  /// For each target the files that it has, and the script that writes them as a source.
  private static let tables = [
    "ProfileFiles": Table(
      folder: "devices", endings: [".yaml", "schema.json", ".csv"], script: "scripts/embed-profiles"
    ),
    "Reporting": Table(
      folder: "Sources/Reporting/Page/Assets", endings: [".css", ".js"],
      script: "scripts/embed-page"),
    "InsetMatrixTool": Table(
      folder: "Sources/InsetMatrixTool/Generation/Harness", endings: [".swift"],
      script: "scripts/embed-harness"),
  ]

  private struct Table {
    var folder: String
    var endings: [String]
    var script: String
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let table = Self.tables[target.name] else { return [] }
    // Where the folder `Sources` itself is, whichever package the target belongs to.
    let root = target.directoryURL.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let (folder, script) = (root.appending(path: table.folder), root.appending(path: table.script))
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    let files = (names?.compactMap { $0 as? String } ?? []).filter { name in
      table.endings.contains { name.hasSuffix($0) }
    }
    .sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+Files.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files", executable: URL(filePath: "/bin/sh"),
        arguments: [script, folder, output].map { $0.path(percentEncoded: false) } + files,
        inputFiles: [script] + files.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
