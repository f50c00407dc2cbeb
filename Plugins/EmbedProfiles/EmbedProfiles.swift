import Foundation
import PackagePlugin

/// Turns the files under `devices/` into a Swift source, so that the tool has them wherever it runs.
@main
struct EmbedProfiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let script = root.appending(path: "scripts/embed-profiles")
    let names = FileManager.default.enumerator(
      atPath: root.appending(path: "devices").path(percentEncoded: false))
    let files = (names?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".yaml") || $0 == "schema.json"
    }
    .sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "ShippedProfiles+Files.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) profiles", executable: URL(filePath: "/bin/sh"),
        arguments: [script, root.appending(path: "devices"), output].map {
          $0.path(percentEncoded: false)
        } + files,
        inputFiles: [script] + files.map { root.appending(path: "devices/\($0)") },
        outputFiles: [output])
    ]
  }
}
