import ArgumentParser
import Foundation
import Reporting

/// The beginning in an app's own repository.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Writes a matrix, shares of use, a folder for profiles and a workflow for an app's repository.",
    usage: """
      insetmatrix init
      insetmatrix init --package ../InsetMatrix KeyboardChecks
      """,
    discussion: """
      `insetmatrix run` works there at once: the shipped devices are part of the tool. Its gate judges \
      libraries; with --package a package is written whose gate, test and tool judge a strategy of your \
      own. Nothing is written if one of the files exists.
      """)

  @Argument(
    help: ArgumentHelp("The repository's folder.", valueName: "dir"), completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "Write a Swift package for a strategy of your own; where the package InsetMatrix is.",
      valueName: "url|dir"), completion: .directory)
  var package: String?

  /// A URL, or the path of a package as the new one has it.
  private func dependency(_ place: String) throws -> String {
    if PackageTemplate.isURL(place) { return place }
    guard FileManager.default.fileExists(atPath: "\(place)/Package.swift") else {
      throw Failure(
        status: .usage, message: "error: \(place) is neither a URL nor the folder of a package")
    }
    return place.hasPrefix("/") ? place : RelativePath.path(place, from: folder)
  }

  mutating func run() throws {
    let template =
      try package.map { PackageTemplate(dependency: try dependency($0)).files }
      ?? ProjectTemplate.files
    let files = template.map {
      (path: folder == "." ? $0.path : "\(folder)/\($0.path)", text: $0.text)
    }
    let taken = files.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
    guard taken.isEmpty else {
      throw Failure(
        status: .usage,
        message: "error: \(taken.joined(separator: ", ")) "
          + (taken.count == 1 ? "is" : "are") + " already there; nothing was written")
    }
    for file in files {
      try Output.write(file.text, to: file.path)
      try Output.printLine(file.path)
    }
    let place = folder == "." ? "" : "cd \(shellWord(folder)) && "
    Output.error(
      package == nil
        ? "next: \(place)insetmatrix run; edit matrix.yaml"
        : "next: \(place)swift run -c release KeyboardChecks run; edit MyInsets.swift")
  }
}
