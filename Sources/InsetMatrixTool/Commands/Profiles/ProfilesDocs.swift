import ArgumentParser
import DevicePictures
import DeviceProfiles
import Foundation
import InsetMatrix
import MatrixModels
import Reporting

/// The devices as pages.
struct ProfilesDocs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Writes a catalogue of the devices in Markdown, with pictures.",
    discussion: """
      The index is index.md; each device has a page with its pictures, and the origin of each \
      figure. The same profiles give the same bytes.
      """)

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The catalogue's folder.", valueName: "dir"),
    completion: .directory)
  var output = "Reports/profiles"

  @OptionGroup var profiles: ProfileOptions

  mutating func run() throws {
    let model = try profiles.load().model
    let catalogue = DeviceCatalogue(
      model.profiles, levels: model.plan.os, root: Self.way(from: output))
    let files = catalogue.files
    for file in files { try Output.write(file.text, to: "\(output)/\(file.path)") }
    Output.error("\(files.count) files: \(output)/index.md")
  }

  /// The way from a folder back to the working folder, such as `../..`.
  private static func way(from folder: String) -> String {
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
      .pathComponents
    let there = URL(filePath: folder).standardizedFileURL.pathComponents
    let common = zip(here, there).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: there.count - common)
    let way = (up + here.dropFirst(common)).joined(separator: "/")
    return way.isEmpty ? "." : way
  }
}
