import Foundation
import PackagePlugin

/// Does for this package what the plugin of the same name does for the program: the files are in the
/// folder above this package.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    switch target.name {
    case "ShippedProfiles":
      embed("devices", [".yaml", "schema.json"], "embed-profiles", context, target)
    case "Reporting":
      embed("Sources/Reporting/Page/Assets", [".css", ".js"], "embed-page", context, target)
    default: []
    }
  }

  private func embed(
    _ folder: String, _ endings: [String], _ script: String, _ context: PluginContext,
    _ target: any Target
  ) -> [Command] {
    let root = context.package.directoryURL.deletingLastPathComponent()
    let (folder, script) = (root.appending(path: folder), root.appending(path: "scripts/\(script)"))
    let names = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    let files = (names?.compactMap { $0 as? String } ?? []).filter { name in
      endings.contains { name.hasSuffix($0) }
    }
    .sorted()
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+Files.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files", executable: URL(filePath: "/bin/sh"),
        arguments: [script, folder, output].map { $0.path(percentEncoded: false) } + files,
        inputFiles: [script] + files.map { folder.appending(path: $0) }, outputFiles: [output])
    ]
  }
}
